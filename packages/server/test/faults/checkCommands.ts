import { canonical } from '@fathom/kernel';
import type { NumberedEvent } from '@fathom/table';
import type { FinalTable, SentCommand, Violation } from './history.ts';
import type { Replay } from './replay.ts';

/* No acknowledged command is lost, and none is done twice. The journal stores no IDs, so deeds are counted by what they are. */

/** A server that answers so may have done it all the same; after any other refusal nothing was done. */
const UNCERTAIN = new Set(['busy', null]);

/** Refusals that a client can meet without anybody's fault: others were faster, or the server cannot answer now. */
const USUAL = new Set([
  'done',
  'busy',
  'stale',
  'game-over',
  'no-proposal',
  'proposal-open',
  'not-a-voter',
  'needs-consent',
  'no-such-ply',
  'not-asked',
  null,
]);

/** What a command does, as text; null for commands that are not counted. */
function deedOf({ seat, command }: SentCommand): string | null {
  switch (command.type) {
    case 'move':
      return `seat ${seat} plays ${canonical(command.move)} at ${command.ply}`;
    case 'undo':
      return `seat ${seat} undoes to ${command.to}`;
    case 'propose':
      return `seat ${seat} proposes ${canonical(command.what)}`;
    case 'answer':
      return `seat ${seat} answers ${command.agree}`;
    case 'say':
      return `seat ${seat} says ${command.text}`;
    case 'moves':
    case 'redo':
    case 'ready':
    case 'show':
    case 'unready':
    case 'arrange':
    case 'leave':
    case 'return':
    case 'notify':
    case 'order':
    case 'rematch':
      return null;
  }
}

/** The same for an event of the journal; null for what no counted command does. */
function deedIn(event: NumberedEvent, moves: Replay['moves']): string | null {
  switch (event.kind) {
    case 'played':
      return event.by === 'person' ? `seat ${event.seat} plays ${canonical(moves.get(event.seq))} at ${event.ply - 1}` : null;
    case 'undone':
      return event.agreed ? null : `seat ${event.seat} undoes to ${event.to}`;
    case 'proposed':
      return `seat ${event.seat} proposes ${canonical(event.what)}`;
    case 'answered':
      return `seat ${event.seat} answers ${event.agree}`;
    case 'said':
      return `seat ${event.seat} says ${event.text}`;
    case 'created':
    case 'sat':
    case 'arranged':
    case 'ready':
    case 'unready':
    case 'shown':
    case 'withheld':
    case 'started':
    case 'left':
    case 'returned':
    case 'ended':
    case 'rematch':
    case 'settled':
      return null;
  }
}

export function checkCommands(table: FinalTable, sent: readonly SentCommand[], { moves }: Replay): Violation[] {
  const { id } = table.stored;
  const done = countOf(table.events.map((event) => deedIn(event, moves)));
  const acknowledged = countOf(sent.map((each) => (each.answer === 'done' ? deedOf(each) : null)));
  const possible = countOf(sent.map((each) => (each.answer === 'done' || UNCERTAIN.has(each.answer) ? deedOf(each) : null)));
  const lost = [...acknowledged].filter(([deed, times]) => times > (done.get(deed) ?? 0));
  const doubled = [...done].filter(([deed, times]) => times > (possible.get(deed) ?? 0));
  const refused = sent.filter((each) => !USUAL.has(each.answer) && deedOf(each) !== null);
  return [
    ...lost.map(([deed, times]) => ({
      kind: 'lost' as const,
      table: id,
      what: `${deed}: ${times} done of ${done.get(deed) ?? 0} written`,
    })),
    ...doubled.map(([deed, times]) => ({
      kind: 'doubled' as const,
      table: id,
      what: `${deed}: written ${times} times, sent ${possible.get(deed) ?? 0}`,
    })),
    ...refused.map((each) => ({ kind: 'refused' as const, table: id, what: `${deedOf(each)}: ${each.answer}` })),
  ];
}

function countOf(deeds: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const deed of deeds) if (deed !== null) counts.set(deed, (counts.get(deed) ?? 0) + 1);
  return counts;
}
