import { clockwise, next, type Chapter, type Seat } from '@fathom/kernel';
import type { LordId } from '../content/lords.ts';
import { endRest } from '../expansions.ts';
import type { Answers } from '../flow.ts';
import { react, reactors } from '../lasting.ts';
import { endTurn, explore, plot, recruit, skip, takeStack, whicheverCopy } from '../moves.ts';
import { stackPiece } from '../pieces.ts';
import { canReveal, courtFor, stacksFor } from '../queries.ts';
import type { Abyss, State } from '../state.ts';
import { revealLord } from '../verbs/lords.ts';
import { askCouncil } from './council.ts';
import { openCourt } from './court.ts';
import { beginExploring } from './explore.ts';
import { payableOf } from './payment.ts';
import { isPower, touchesOfPower, usePower, withPowers } from './powers.ts';
import { startRecruiting } from './recruit.ts';
import { refuse } from './refusals.ts';
import { plotShortfall } from './shortfall.ts';
import { whyNotRecruited } from './why-unpaid.ts';

const ONLY_END: readonly Answers['rest'][] = [endTurn];

export const turns: Chapter<Abyss, 'begin' | 'turn' | 'action' | 'rest' | 'passTurn'> = {
  /** AB-SETUP-05, 06, 11 · Six lords and one location are turned up, and the first player begins. */
  begin: {
    run(s) {
      openCourt(s);
      s.available.push(s.tiles.pop()!);
      s.log?.push({ type: 'gameBegan', first: s.turn, court: s.court.slice(), location: s.available[0]! });
      next(s, { kind: 'turn', seat: s.turn });
    },
  },
  /** AB-TURN-01, 02 · Bookkeeping; then plots and one action, control of locations, and the end of the turn. */
  turn: { run: (s, { seat }) => beginTurn(s, seat) },
  /** AB-TURN-03..06, AB-PLOT-01..04 · Plots and abilities as often as may be, then exactly one action. */
  action: {
    moves: (s, { seat }) => actions(s, seat),
    take(s, f, move) {
      const { seat } = f;
      if (move.type === 'explore') return beginExploring(s, seat);
      if (move.type === 'takeStack') return askCouncil(s, seat, move.race);
      if (move.type === 'recruit') return startRecruiting(s, seat, move.lord);
      if (move.type === 'skip') return void s.log?.push({ type: 'actionSkipped', seat });
      next(s, f);
      if (move.type === 'plot') revealLord(s, seat, 1);
      else usePower(s, seat, move);
    },
    touches(_s, _f, move) {
      if (isPower(move)) return touchesOfPower(move);
      if (move.type === 'recruit') return [move.lord];
      if (move.type === 'takeStack') return [stackPiece(move.race)];
      return move.type === 'explore' ? ['deck'] : move.type === 'plot' ? ['lordDeck'] : [];
    },
    whyNot(s, { seat }, wanted) {
      if (wanted.type === 'recruit') return refuse(s, seat, wanted, whyNotRecruited(s, seat, wanted['lord'] as LordId));
      return refuse(s, seat, wanted, wanted.type === 'plot' ? 'AB-PLOT-02' : 'AB-TURN-04');
    },
    /** That nothing but exploring is left would tell the others about the hand. */
    alwaysAsk: true,
    meaning: whicheverCopy,
  },
  /** AB-TURN-06, 07 · After the action and all control: what abilities are left, or the end of the turn. */
  rest: {
    moves: (s, { seat }) => withPowers<Answers['rest']>(s, seat, ONLY_END),
    take(s, f, move) {
      if (move.type === 'endTurn') return;
      next(s, f);
      usePower(s, f.seat, move);
    },
    touches: (_s, _f, move) => (isPower(move) ? touchesOfPower(move) : []),
    meaning: whicheverCopy,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, wanted.type === 'plot' ? 'AB-PLOT-04' : 'AB-TURN-01'),
  },
  /** AB-TURN-07, 08, AB-END-04, 05 · An extra turn, or the next player, until it would be the turn of the player who triggered the end. */
  passTurn: {
    run(s, { seat }) {
      if (s.extraTurn) return beginTurn(s, seat);
      const after = clockwise(s, seat);
      if (after === s.endedBy) next(s, { kind: 'reckoning' });
      else beginTurn(s, after);
    },
  },
};

function beginTurn(s: State, seat: Seat): void {
  s.log?.push({ type: 'turnBegan', seat, extra: s.extraTurn });
  s.turn = seat;
  s.extraTurn = false;
  s.used = [];
  s.purchases = [];
  endRest(s);
  next(s, { kind: 'action', seat }, { kind: 'control', seat }, { kind: 'rest', seat }, { kind: 'endTurn', seat });
  react(s, seat, reactors.turnBegins);
}

function actions(s: State, seat: Seat): readonly Answers['action'][] {
  const moves: Answers['action'][] = [];
  if (canReveal(s)) moves.push(explore);
  const stacks = stacksFor(s, seat);
  for (let i = 0; i < stacks.length; i++) moves.push(takeStack[stacks[i]!]);
  const payable = payableOf(s, seat, courtFor(s, seat));
  for (let i = 0; i < payable.length; i++) moves.push(recruit[payable[i]!]);
  if (moves.length === 0) moves.push(skip);
  if (mayPlot(s, seat)) moves.push(plot);
  return withPowers(s, seat, moves);
}

/** AB-PLOT-02, KR-NEB-06 · A pearl, an empty space and a lord in the deck. */
const mayPlot = (s: State, seat: Seat): boolean => plotShortfall(s.players[seat]!.pearls, s.court.length, s.lordDeck.length) === null;
