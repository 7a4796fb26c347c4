import { branch, shuffle, type Frame, type Rng, type Seat } from '@fathom/kernel';
import { buildings, intrigues, nameOf, quests, type IntrigueId, type LordId } from './content/tables.ts';
import { tokenValue } from './corruptionTrack.ts';
import type { Event } from './events.ts';
import { anyPlayable } from './rules/feasible.ts';
import { clone, cloneSpace, cloneUse, hasSeen, type Player, type State, type Waterdeep } from './state.ts';

/* Everything hidden, in one file. WD-HIDDEN-01 · No view, event or snapshot tells more than this. */

/** WD-HIDDEN-02, R-35 · What everybody sees. */
type Public = Pick<
  State,
  | 'seats'
  | 'options'
  | 'round'
  | 'phase'
  | 'first'
  | 'turn'
  | 'supply'
  | 'board'
  | 'buildings'
  | 'hall'
  | 'demolished'
  | 'inn'
  | 'questDiscard'
  | 'revealed'
  | 'intrigueDiscard'
  | 'resolving'
  | 'uses'
  | 'tired'
  | 'ambassador'
>;

/** WD-HIDDEN-01, 04 · A hand is known to its owner, a lord to its owner and to those who saw it. */
export interface SeatView extends Omit<Player, 'hand' | 'lord'> {
  readonly hand: readonly IntrigueId[] | null;
  readonly handSize: number;
  readonly lord: LordId | null;
}

export interface View extends Public {
  readonly players: readonly SeatView[];
  /** Only their sizes. */
  readonly questDeck: number;
  readonly intrigueDeck: number;
  readonly tiles: number;
  /** SK-CORR-08 · The track, and what a token would cost now. */
  readonly corruption: { readonly track: number; readonly gone: number; readonly value: number } | null;
  /** The step that waits for an answer, with all it remembers. No step remembers anything hidden. */
  readonly pending: Frame<Waterdeep> | null;
}

export const view = (s: State, seat: Seat | null): View => seen(s, (owner) => owner === seat, seat);

export const open = (s: State): View => seen(s, () => true, null);

function seen(s: State, isOpen: (owner: Seat) => boolean, seat: Seat | null): View {
  return {
    seats: s.seats,
    options: s.options,
    round: s.round,
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    supply: { ...s.supply },
    board: s.board.map(cloneSpace),
    buildings: s.buildings.map(cloneSpace),
    hall: s.hall.map(cloneSpace),
    demolished: s.demolished.slice(),
    inn: s.inn.slice(),
    questDiscard: s.questDiscard.slice(),
    revealed: s.revealed.slice(),
    intrigueDiscard: s.intrigueDiscard.slice(),
    resolving: s.resolving.slice(),
    uses: s.uses.map(cloneUse),
    tired: s.tired.slice(),
    ambassador: { ...s.ambassador },
    players: s.players.map((player, owner) => seatView(player, isOpen(owner), isOpen(owner) || knowsLord(s, seat, owner))),
    questDeck: s.questDeck.length,
    intrigueDeck: s.intrigueDeck.length,
    tiles: s.tiles.length,
    corruption: s.corruption === null ? null : { ...s.corruption, value: tokenValue(s.corruption.track) },
    pending: s.outcome === null ? (s.stack.at(-1) ?? null) : null,
  };
}

/** WD-HIDDEN-04, WD-SCORE-03 · Open Lord and the end show a lord to all, Blackmail to whoever looked. */
const knowsLord = (s: State, seat: Seat | null, owner: Seat): boolean =>
  s.outcome !== null || s.players[owner]!.open || owner === seat || (seat !== null && hasSeen(seat, s.players[owner]!));

function seatView(player: Player, own: boolean, known: boolean): SeatView {
  return {
    cleric: player.cleric,
    fighter: player.fighter,
    rogue: player.rogue,
    wizard: player.wizard,
    gold: player.gold,
    corruption: player.corruption,
    score: player.score,
    lord: known ? player.lord : null,
    open: player.open,
    seenBy: player.seenBy,
    hand: own ? player.hand.slice() : null,
    handSize: player.hand.length,
    active: player.active.slice(),
    duties: player.duties.slice(),
    completed: player.completed.slice(),
    plots: player.plots.slice(),
    tired: player.tired.slice(),
    pool: player.pool,
    arrived: player.arrived,
  };
}

/** WD-HIDDEN-03, 04 · Cards drawn are known to whoever drew them, a lord that was looked at to whoever looked. */
export function redact(event: Event, seat: Seat | null): Event {
  if (event.type === 'intrigueDrawn') return event.seat === seat ? event : { ...event, cards: null };
  if (event.type === 'lordSeen') return event.seat === seat || event.of === seat ? event : { ...event, lord: null };
  return event;
}

/** WD-HIDDEN-01 · The same table, with everything this seat cannot see drawn anew. */
export function determinize(s: State, seat: Seat | null, rng: Rng): State {
  const world = clone(s);
  redrawLords(world, seat, rng);
  redrawHands(world, seat, rng);
  const questPile = shuffle(rng, [...world.questDeck, ...world.box.quests]);
  const tilePile = shuffle(rng, [...world.tiles, ...world.box.buildings]);
  world.box = {
    ...world.box,
    quests: takeOut(questPile, s.box.quests.length, (id) => quests[id].module === 'base'),
    buildings: takeOut(tilePile, s.box.buildings.length, (id) => buildings[id].module === 'base'),
  };
  world.questDeck = questPile;
  world.tiles = tilePile;
  world.rng = branch(rng);
  return world;
}

/** Takes the first so many that fit out of a pile. */
function takeOut<T>(pile: T[], count: number, fits: (id: T) => boolean): T[] {
  const out: T[] = [];
  for (let i = 0; i < pile.length && out.length < count;) {
    if (fits(pile[i]!)) out.push(pile.splice(i, 1)[0]!);
    else i++;
  }
  return out;
}

function redrawLords(world: State, seat: Seat | null, rng: Rng): void {
  const hidden = world.players.filter((_, owner) => !knowsLord(world, seat, owner));
  const unseen = shuffle(rng, [...world.box.lords, ...hidden.map(({ lord }) => lord)]);
  for (const player of hidden) player.lord = unseen.pop()!;
  world.box = { ...world.box, lords: unseen };
}

/** How often a hand is drawn for somebody who must play a card, until one can be played. */
const TRIES = 12;

/** Whoever must play a card can do so: that is known to all. Where no such hand is found, the player keeps the true one. */
function redrawHands(world: State, seat: Seat | null, rng: Rng): void {
  const frame = world.stack.at(-1);
  if (frame?.kind !== 'play' || frame.optional || frame.seat === seat || !anyPlayable(world, frame.seat))
    return redrawCards(world, [seat], rng);
  for (let i = 0; i < TRIES; i++) {
    redrawCards(world, i < TRIES - 1 ? [seat] : [seat, frame.seat], rng);
    if (anyPlayable(world, frame.seat)) return;
  }
}

/** Cards of the deck, of other hands, and of what was left out unseen; that is of the base game. */
function redrawCards(world: State, knowing: readonly (Seat | null)[], rng: Rng): void {
  const hidden = world.players.filter((_, owner) => !knowing.includes(owner));
  const pile = shuffle(rng, [...world.intrigueDeck, ...world.box.intrigue, ...hidden.flatMap(({ hand }) => hand)]);
  const boxed = takeOut(pile, world.box.intrigue.length, (id) => intrigues[nameOf[id]].module === 'base');
  for (const player of hidden) player.hand = pile.splice(0, player.hand.length);
  world.intrigueDeck = pile;
  world.box = { ...world.box, intrigue: boxed };
}
