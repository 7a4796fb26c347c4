import { Box, shuffle, type Cursor, type Frame, type Rng, type Seat } from '@fathom/kernel';
import { adventurers, type Hoard } from './content/goods.ts';
import {
  buildings,
  dutyIds,
  duties,
  intrigues,
  nameOf,
  questIds,
  quests,
  type BuildingId,
  type IntrigueId,
  type LordId,
  type QuestId,
} from './content/tables.ts';
import { TOKENS } from './expansions/skullport/corruption.ts';
import { readFrames } from './frames.ts';
import { spaceIds } from './moves.ts';
import { finish } from './rules/end.ts';
import { agentsFor, components, newPlayer, setup, supplyFor } from './setup.ts';
import { everySpace } from './queries.ts';
import { newSpace, nobody, type Options, type Player, type Space, type State, type Use, type Waterdeep } from './state.ts';

/* The position format of Waterdeep: docs/positions.md tells it to people. Decks are listed from the top; a supply that is not named is what is left. */

/** Piles that hold only what is named. */
const piles = ['questDeck', 'intrigueDeck', 'tiles'] as const;
type Pile = (typeof piles)[number];

const MANY = 999;
const hoard = [...adventurers, 'gold', 'corruption'] as const;

export function describe(s: State): { readonly options: Options } & Readonly<Record<string, unknown>> {
  const { seats: _seats, stack, rng: _rng, ply: _ply, fence: _fence, actor: _actor, outcome, log: _log, ...facts } = s;
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

const names = [
  'asks',
  'due',
  'round',
  'phase',
  'first',
  'turn',
  'tired',
  'players',
  'supply',
  'board',
  'buildings',
  'hall',
  'tiles',
  'demolished',
  'inn',
  'questDeck',
  'questDiscard',
  'revealed',
  'intrigueDeck',
  'intrigueDiscard',
  'resolving',
  'uses',
  'ambassador',
  'corruption',
  'box',
  'short',
] as const;
type Facts = { readonly [N in (typeof names)[number]]: Cursor };

/** All that has not been named yet. */
interface Boxes {
  readonly quests: Box<QuestId>;
  readonly intrigue: Box<IntrigueId>;
  readonly tiles: Box<BuildingId>;
  readonly lords: Box<LordId>;
}

/** `i-ambush` is any of its copies. */
const COPIES = /^i-/;

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at: Facts = facts.fields(...names);
  const s = setup(seats, options, rng);
  const all = components(options);
  const boxes: Boxes = {
    quests: new Box(all.quests, facts),
    intrigue: new Box(all.intrigue, facts, COPIES),
    tiles: new Box(all.buildings, facts),
    lords: new Box(all.lords, facts),
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
  s.stack = at.due.given ? readFrames(at.due, s) : momentOf(s, at.asks);
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

const LAID = ['agents', 'vp', ...hoard] as const;

function readLaid(space: Space, at: { readonly [N in (typeof LAID)[number]]: Cursor }, s: State): void {
  space.agents = at.agents.given ? at.agents.list(MANY).map((agent) => agent.whole(-1, s.seats - 1)) : nobody;
  if (at.vp.given) space.vp = at.vp.whole(0, MANY);
  readHoard(space, at);
}

function readHoard(target: Hoard, at: { readonly [N in keyof Hoard]: Cursor }): void {
  for (const what of hoard) if (at[what].given) target[what] = at[what].whole(0, MANY);
}

function readSpaces(s: State, at: Facts, boxes: Boxes): void {
  if (at.board.given) {
    for (const [id, cursor] of at.board.entries()) {
      const space = s.board.find((each) => each.id === id) ?? cursor.refuse('unknown-field');
      readLaid(space, cursor.fields(...LAID), s);
    }
  }
  s.buildings = at.buildings.given ? at.buildings.list(MANY).map((cursor) => readTile(cursor, s, boxes)) : [];
  s.hall = at.hall.given ? at.hall.list(3).map((cursor) => readTile(cursor, s, boxes)) : [];
  for (const space of s.buildings) if (space.owner === null) at.buildings.refuse('missing');
}

/** A tile of the Hall may be named by its ID alone. */
function readTile(cursor: Cursor, s: State, boxes: Boxes): Space {
  if (typeof cursor.value === 'string') return newSpace(boxes.tiles.take(cursor));
  const at = cursor.fields('id', 'owner', ...LAID);
  const tile = newSpace(boxes.tiles.take(at.id));
  if (at.owner.given) tile.owner = at.owner.whole(0, s.seats - 1);
  readLaid(tile, at, s);
  return tile;
}

function readPlayer(cursor: Cursor, s: State, seat: Seat, boxes: Boxes): void {
  const player = s.players[seat]!;
  const at = cursor.fields(
    'score',
    'lord',
    'open',
    'seenBy',
    'hand',
    'active',
    'duties',
    'completed',
    'plots',
    'tired',
    'pool',
    'arrived',
    ...hoard,
  );
  readHoard(player, at);
  if (at.score.given) player.score = at.score.whole(-MANY, MANY);
  player.open = at.open.given && at.open.oneOf(true, false);
  if (at.seenBy.given) player.seenBy = at.seenBy.whole(0, 63);
  player.hand = boxes.intrigue.list(at.hand);
  player.active = boxes.quests.list(at.active);
  player.duties = at.duties.given ? at.duties.list(MANY).map((duty) => duty.oneOf(...dutyIds)) : [];
  player.plots = at.plots.given ? at.plots.list(MANY).map((quest) => quest.oneOf(...questIds)) : [];
  player.completed = boxes.quests.list(at.completed.given ? at.completed : at.plots);
  if (!player.plots.every((plot) => player.completed.includes(plot) && quests[plot].ongoing !== null)) at.plots.refuse('not-allowed');
  player.tired = at.tired.given ? at.tired.list(MANY).map((quest) => quest.oneOf(...questIds)) : [];
  player.pool = at.pool.given ? at.pool.whole(0, MANY) : usualPool(s, seat, player);
  if (at.arrived.given) player.arrived = at.arrived.whole(0, MANY);
  if (at.lord.given) player.lord = boxes.lords.take(at.lord);
}

/** All the agents there are by now, less those that stand somewhere. */
function usualPool(s: State, seat: Seat, { plots }: Player): number {
  let pool = agentsFor(s.seats, s.options) + (s.round >= 5 ? 1 : 0) + (plots.includes('q-recruit-lieutenant') ? 1 : 0);
  for (const { agents } of everySpace(s)) pool -= agents.filter((agent) => agent === seat).length;
  return Math.max(0, pool);
}

/** What is left of a box, as a deck with the named cards on top; with two modules some of the base game is left out. */
function deckOf<T extends string>(
  named: T[],
  box: Box<T>,
  isShort: boolean,
  left: { readonly count: number; isBase(id: T): boolean },
  rng: Rng,
): { deck: T[]; out: T[] } {
  const rest = shuffle(rng, box.left());
  const out = isShort ? [] : rest.filter((id) => left.isBase(id)).slice(0, left.count);
  return { deck: [...(isShort ? [] : rest.filter((id) => !out.includes(id))), ...named.reverse()], out };
}

function readPiles(s: State, at: Facts, boxes: Boxes, rng: Rng): void {
  const short: Pile[] = at.short.given ? at.short.list(piles.length).map((pile) => pile.oneOf(...piles)) : [];
  const both = s.options.undermountain && s.options.skullport && !at.box.given;
  // A mandatory quest is a card of the box as well.
  for (const { duties: due } of s.players)
    for (const duty of due) if (!boxes.intrigue.withdraw(duties[duty].card)) at.players.refuse('piece-twice');
  const boxed = at.box.given ? at.box.fields('lords', 'quests', 'intrigue', 'buildings') : null;
  const box = {
    lords: boxed === null ? [] : boxes.lords.list(boxed.lords),
    quests: boxed === null ? [] : boxes.quests.list(boxed.quests),
    intrigue: boxed === null ? [] : boxes.intrigue.list(boxed.intrigue),
    buildings: boxed === null ? [] : boxes.tiles.list(boxed.buildings),
  };
  s.inn = boxes.quests.list(at.inn);
  s.revealed = boxes.quests.list(at.revealed);
  s.questDiscard = boxes.quests.list(at.questDiscard);
  s.demolished = boxes.tiles.list(at.demolished);
  s.resolving = boxes.intrigue.list(at.resolving);
  s.intrigueDiscard = boxes.intrigue.list(at.intrigueDiscard);
  const [quest, intrigue, tile] = [boxes.quests.list(at.questDeck), boxes.intrigue.list(at.intrigueDeck), boxes.tiles.list(at.tiles)];
  const questPile = deckOf(
    quest,
    boxes.quests,
    short.includes('questDeck'),
    { count: both ? 30 : 0, isBase: (id) => quests[id].module === 'base' },
    rng,
  );
  const cardPile = deckOf(
    intrigue,
    boxes.intrigue,
    short.includes('intrigueDeck'),
    { count: both ? 25 : 0, isBase: (id) => intrigues[nameOf[id]].module === 'base' },
    rng,
  );
  const tilePile = deckOf(
    tile,
    boxes.tiles,
    short.includes('tiles'),
    { count: both ? 12 : 0, isBase: (id) => buildings[id].module === 'base' },
    rng,
  );
  s.questDeck = questPile.deck;
  s.intrigueDeck = cardPile.deck;
  s.tiles = tilePile.deck;
  if (!at.inn.given) while (s.inn.length < 4 && s.questDeck.length > 0) s.inn.push(s.questDeck.shift()!);
  if (!at.hall.given) while (s.hall.length < 3 && s.tiles.length > 0) s.hall.push(newSpace(s.tiles.shift()!));
  const spare = shuffle(rng, boxes.lords.left());
  s.players.forEach((player, seat) => {
    const named = at.players.given && (at.players.list(s.seats)[seat]?.value as { lord?: unknown } | undefined)?.lord !== undefined;
    if (!named) player.lord = spare.pop()!;
  });
  s.box = {
    lords: boxed === null ? spare : box.lords,
    quests: [...box.quests, ...questPile.out],
    intrigue: [...box.intrigue, ...cardPile.out],
    buildings: [...box.buildings, ...tilePile.out],
  };
}

function readRest(s: State, at: Facts): void {
  s.uses = at.uses.given ? at.uses.list(MANY).map((cursor) => readUse(cursor, s)) : [];
  if (at.ambassador.given) {
    const { holder, busy, gone } = at.ambassador.fields('holder', 'busy', 'gone');
    s.ambassador = {
      holder: holder.given ? holder.whole(0, s.seats - 1) : null,
      busy: busy.given && busy.oneOf(true, false),
      gone: gone.given && gone.oneOf(true, false),
    };
  }
  for (const adventurer of adventurers) {
    const out = sum(s, (lying) => lying[adventurer]) + s.uses.filter(({ returned }) => returned === adventurer).length;
    s.supply[adventurer] = supplyFor(s.options) - out;
    if (s.supply[adventurer] < 0) at.players.refuse('out-of-range');
  }
  if (at.supply.given) {
    const supply = at.supply.fields(...adventurers);
    for (const adventurer of adventurers) if (supply[adventurer].given) s.supply[adventurer] = supply[adventurer].whole(0, MANY);
  }
  readCorruption(s, at.corruption);
}

function readCorruption(s: State, cursor: Cursor): void {
  if (s.corruption === null) return cursor.given ? cursor.refuse('not-allowed') : undefined;
  const { track, gone } = cursor.given ? cursor.fields('track', 'gone') : { track: null, gone: null };
  const out = sum(s, (lying) => lying.corruption);
  s.corruption.gone = gone?.given ? gone.whole(0, TOKENS) : track?.given ? Math.max(0, TOKENS - out - track.whole(0, TOKENS)) : 0;
  s.corruption.track = TOKENS - out - s.corruption.gone;
  if (s.corruption.track < 0 || (track?.given && track.whole(0, TOKENS) !== s.corruption.track)) cursor.refuse('out-of-range');
}

/** Over all taverns and spaces. */
const sum = (s: State, of: (lying: Hoard) => number): number =>
  [...s.players, ...everySpace(s)].reduce((count, lying) => count + of(lying), 0);

function readUse(cursor: Cursor, s: State): Use {
  const at = cursor.fields('seat', 'space', 'provided', 'corruption', 'returned', 'taken');
  return {
    seat: at.seat.whole(0, s.seats - 1),
    space: at.space.oneOf(...spaceIds),
    provided: at.provided.whole(0, 63),
    corruption: at.corruption.whole(0, TOKENS),
    returned: at.returned.given ? at.returned.oneOf(...adventurers) : null,
    taken: at.taken.given ? at.taken.oneOf(...questIds) : null,
  };
}
