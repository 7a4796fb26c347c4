import type { Seat } from '@fathom/kernel';
import type { Proposed } from '@fathom/wire';
import { refuse } from '../errors.ts';
import { goBack } from './play.ts';
import { ruled, type Bench, type Ruled, type Ruling } from './ruling.ts';
import { giveToBot } from './seats.ts';
import { isPerson, people, phaseOf, type Table } from './table.ts';

/** Somebody wants what needs everybody's consent. Alone among bots, one has it. */
export function propose(table: Table, bench: Bench, by: Seat, what: Proposed): Ruling {
  if (phaseOf(table) !== 'playing') return refuse(table.play === null ? 'not-started' : 'game-over');
  if (table.proposal !== null) return refuse('proposal-open');
  const wrong = what.kind === 'undo' ? wrongUndo(table, bench, what.to) : wrongReplacement(table, bench, by, what);
  if (wrong !== null) return wrong;
  const waiting = people(table).filter((seat) => seat !== by && !(what.kind === 'replace' && seat === what.seat));
  const number = table.proposals + 1;
  return ruled({ ...table, proposals: number, proposal: { number, by, what, waiting } }, { kind: 'proposed', seat: by, what });
}

function wrongUndo(table: Table, { referee }: Bench, to: number): Ruling | null {
  if (to >= table.play!.state.ply) return refuse('no-such-ply');
  return table.play!.version === referee.version ? null : refuse('cannot-go-back');
}

function wrongReplacement(table: Table, bench: Bench, by: Seat, { seat, level }: Extract<Proposed, { kind: 'replace' }>): Ruling | null {
  const place = table.places[seat];
  if (place === undefined) return refuse('no-such-seat');
  if (!isPerson(place) || seat === by) return refuse('seat-empty');
  return bench.isLevel(level) ? null : refuse('unknown-level');
}

export function answer(table: Table, seat: Seat, number: number, agree: boolean): Ruling {
  const { proposal } = table;
  if (proposal === null || proposal.number !== number) return refuse('no-proposal');
  if (!proposal.waiting.includes(seat)) return refuse('not-a-voter');
  const left = { ...proposal, waiting: proposal.waiting.filter((other) => other !== seat) };
  return ruled({ ...table, proposal: agree ? left : null }, { kind: 'answered', seat, agree });
}

/** After whatever happened: does what nobody is left to object to. Bots never object. */
export function settleProposal(table: Table, bench: Bench): Ruled {
  const { proposal } = table;
  if (proposal === null) return ruled(table);
  const waiting = proposal.waiting.filter((seat) => isPerson(table.places[seat]!));
  if (waiting.length > 0) return ruled({ ...table, proposal: { ...proposal, waiting } });
  const { by, what } = proposal;
  const closed = { ...table, proposal: null };
  if (what.kind === 'replace') {
    return isPerson(closed.places[what.seat]!) ? giveToBot(closed, bench, what.seat, what.level, 'vote', what.forGood) : ruled(closed);
  }
  const back = goBack(closed, bench, by, what.to, true);
  return back.ok ? back : ruled(closed);
}
