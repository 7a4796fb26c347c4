import type { Seat } from '@fathom/kernel';
import type { ProposedChange } from './commands.ts';
import { refuse } from './errors.ts';
import { goBack } from './play.ts';
import { accept, type RulingContext, type Accepted, type Decision } from './decision.ts';
import { giveToBot } from './seats.ts';
import { isPerson, people, phaseOf, type Table } from './table.ts';

/** A person who has been away for this long is absent; with days per move, a day. */
const ABSENT = 120_000;
const DAY = 86_400_000;

/**
 * How long a person must have been away before a bot may take the seat. A bot that keeps a seat gives it back when its person
 * returns. It takes a seat for good only with the consent of another player, or after an absence that is clearly no pause.
 */
function absenceNeeded({ plan }: Table, forGood: boolean, isAgreed: boolean): number {
  const isSlow = plan?.pace.kind === 'days';
  if (forGood && !isAgreed) return isSlow ? 7 * DAY : DAY;
  return isSlow ? DAY : ABSENT;
}

type Replacement = Extract<ProposedChange, { kind: 'replace' }>;

/** The people who must agree to a replacement, besides the one who proposed it. */
const voters = (table: Table, by: Seat, seat: Seat): Seat[] => people(table).filter((other) => other !== by && other !== seat);

const isAbsent = (table: Table, { absence }: RulingContext, by: Seat, { seat, forGood }: Replacement): boolean =>
  absence(seat) >= absenceNeeded(table, forGood, voters(table, by, seat).length > 0);

/** Proposes a change that needs everybody's consent. A person alone among bots has it. */
export function propose(table: Table, context: RulingContext, by: Seat, what: ProposedChange): Decision {
  if (phaseOf(table) !== 'playing') return refuse(table.play === null ? 'not-started' : 'game-over');
  if (table.proposal !== null) return refuse('proposal-open');
  const wrong = what.kind === 'undo' ? wrongUndo(table, context, what.to) : wrongReplacement(table, context, by, what);
  if (wrong !== null) return wrong;
  const waiting = what.kind === 'replace' ? voters(table, by, what.seat) : people(table).filter((seat) => seat !== by);
  const number = table.proposals + 1;
  return accept({ ...table, proposals: number, proposal: { number, by, what, waiting } }, { kind: 'proposed', seat: by, what });
}

function wrongUndo(table: Table, { rules }: RulingContext, to: number): Decision | null {
  if (to >= table.play!.state.ply) return refuse('no-such-ply');
  return table.play!.version === rules.version ? null : refuse('cannot-go-back');
}

function wrongReplacement(table: Table, context: RulingContext, by: Seat, what: Replacement): Decision | null {
  const place = table.seats[what.seat];
  if (place === undefined) return refuse('no-such-seat');
  if (!isPerson(place) || what.seat === by) return refuse('seat-empty');
  if (!context.isLevel(what.level)) return refuse('unknown-level');
  return isAbsent(table, context, by, what) ? null : refuse('not-absent');
}

export function answer(table: Table, seat: Seat, number: number, agree: boolean): Decision {
  const { proposal } = table;
  if (proposal === null || proposal.number !== number) return refuse('no-proposal');
  if (!proposal.waiting.includes(seat)) return refuse('not-a-voter');
  const left = { ...proposal, waiting: proposal.waiting.filter((other) => other !== seat) };
  return accept({ ...table, proposal: agree ? left : null }, { kind: 'answered', seat, agree });
}

/** After every request: carries out a proposal that nobody is left to object to. Bots never object. */
export function settleProposal(table: Table, context: RulingContext): Accepted {
  const { proposal } = table;
  if (proposal === null) return accept(table);
  const waiting = proposal.waiting.filter((seat) => isPerson(table.seats[seat]!));
  if (waiting.length > 0) return accept({ ...table, proposal: { ...proposal, waiting } });
  const { by, what } = proposal;
  const closed = { ...table, proposal: null };
  if (what.kind === 'replace') {
    // A person who has come back in the meantime stays.
    const isDue = isPerson(closed.seats[what.seat]!) && isAbsent(closed, context, by, what);
    return isDue ? giveToBot(closed, context, what.seat, what.level, 'vote', what.forGood) : accept(closed);
  }
  const back = goBack(closed, context, by, what.to, true);
  return back.ok ? back : accept(closed);
}
