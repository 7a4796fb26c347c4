import { UnplacedPieces, type Cursor, type Frame, type Rng, type Seat } from '@fathom/kernel';
import { components } from '../components.ts';
import { questIds } from '../content/tables.ts';
import { readFrames } from '../frames.ts';
import { finish } from '../rules/end.ts';
import { agentsFor, newPlayer, setup } from '../setup.ts';
import type { Options, State, Waterdeep } from '../state.ts';
import { MANY, names, piles, type Boxes, type Facts } from './facts.ts';
import { readPiles } from './piles.ts';
import { readPlayer, usualPool } from './players.ts';
import { readRest } from './rest.ts';
import { readSpaces } from './spaces.ts';

export function describe(s: State): { readonly options: Options } & Readonly<Record<string, unknown>> {
  const { seats: _seats, stack, rng: _rng, ply: _ply, undoFloor: _fence, actor: _actor, outcome, log: _log, ...facts } = s;
  return {
    ...facts,
    ...(outcome === null ? { due: stack.toReversed() } : { asks: 'end' }),
    board: Object.fromEntries(s.board.map(({ id, owner: _owner, ...space }) => [id, space])),
    questDeck: s.questDeck.toReversed(),
    intrigueDeck: s.intrigueDeck.toReversed(),
    tiles: s.tiles.toReversed(),
    short: piles,
  };
}

/** `i-ambush` is any of its copies. */
const COPIES = /^i-/;

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at: Facts = facts.fields(...names);
  const s = setup(seats, options, rng);
  const all = components(options);
  const boxes: Boxes = {
    quests: new UnplacedPieces(all.quests, facts),
    intrigue: new UnplacedPieces(all.intrigue, facts, COPIES),
    tiles: new UnplacedPieces(all.buildings, facts),
    lords: new UnplacedPieces(all.lords, facts),
  };
  readMoment(s, at);
  readSpaces(s, at, boxes);
  s.players = Array.from({ length: seats }, () => newPlayer(all.lords[0]!, agentsFor(seats, options)));
  const named = at.players.given ? at.players.list(seats) : [];
  s.players.forEach((player, seat) => {
    player.pool = usualPool(s, seat, player);
    if (seat < named.length) readPlayer(named[seat]!, s, seat, boxes);
  });
  readPiles(s, at, boxes, rng);
  readRest(s, at);
  s.stack = at.due.given ? readFrames(at.due, { seats, unplaced: () => boxes.quests }) : momentOf(s, at.asks);
  if (at.asks.given && at.asks.value === 'end') finish(s);
  return s;
}

/** What is asked, where no steps are named. */
function momentOf(s: State, asks: Cursor): Frame<Waterdeep>[] {
  const moment = asks.given ? asks.oneOf('turn', 'quest', 'round', 'harbor', 'end') : 'turn';
  if (moment === 'round') return [{ kind: 'round' }];
  if (moment === 'harbor') s.phase = 'reassignment';
  if (moment === 'harbor') return [{ kind: 'harbor', slot: 1, stayed: [] }];
  if (moment === 'end') return [];
  if (moment === 'turn') return [{ kind: 'rotation', seat: s.turn, passes: 0 }];
  return [
    { kind: 'rotation', seat: (s.turn + 1) % s.seats, passes: 0 },
    { kind: 'quest', seat: s.turn },
  ];
}

function readMoment(s: State, at: Facts): void {
  const seatAt = (cursor: Cursor): Seat => cursor.whole(0, s.seats - 1);
  s.round = at.round.given ? at.round.whole(0, 8) : 1;
  s.phase = at.phase.given ? at.phase.oneOf('assignment', 'reassignment') : 'assignment';
  if (at.first.given) s.first = seatAt(at.first);
  s.turn = at.turn.given ? seatAt(at.turn) : s.first;
  s.tired = at.tired.given ? at.tired.list(MANY).map((quest) => quest.oneOf(...questIds)) : [];
}
