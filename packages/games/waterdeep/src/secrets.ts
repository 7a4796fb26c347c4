import {
  branch,
  derived,
  group,
  shuffle,
  type DeclaredView,
  type Derived,
  type Frame,
  type Rng,
  type Seat,
  type Viewing,
} from '@fathom/kernel';
import { clone, cloneSpace, cloneUse } from './clone.ts';
import type { Event } from './events.ts';
import { hasSeen, showTrack } from './expansions.ts';
import { anyPlayable } from './rules/feasible.ts';
import { takeOut } from './setup.ts';
import { fields, tableFields, type Options, type Player, type State, type Waterdeep } from './state.ts';

/* Everything hidden, in one file. WD-HIDDEN-01 · No view, event or snapshot tells more than this. */

type Shown = DeclaredView<typeof tableFields>;

/** WD-HIDDEN-01, 04 · A hand is known to its owner, a lord to its owner and to those who saw it. */
export type SeatView = Shown['players'][number];

/** WD-HIDDEN-02, R-35 · What everybody sees is declared with the fields of the state. */
export interface View extends Shown {
  readonly options: Options;
  /** The step that waits for an answer, with all it remembers. No step remembers anything hidden. */
  readonly pending: Frame<Waterdeep> | null;
}

/**
 * By hand, since the derived one takes 4 times as long (docs/adr/0027); a test compares each field with its declaration. Of the box nothing
 * is shown.
 */
const show = (s: State, { seat, owns }: Viewing): View => ({
  seats: s.seats,
  options: s.options,
  round: s.round,
  phase: s.phase,
  first: s.first,
  turn: s.turn,
  players: s.players.map((player, owner) => showPlayer(player, owns(owner), owns(owner) || knowsLord(s, seat, owner))),
  supply: { cleric: s.supply.cleric, fighter: s.supply.fighter, rogue: s.supply.rogue, wizard: s.supply.wizard },
  board: s.board.map(cloneSpace),
  buildings: s.buildings.map(cloneSpace),
  hall: s.hall.map(cloneSpace),
  tiles: s.tiles.length,
  demolished: s.demolished.slice(),
  inn: s.inn.slice(),
  questDeck: s.questDeck.length,
  questDiscard: s.questDiscard.slice(),
  revealed: s.revealed.slice(),
  intrigueDeck: s.intrigueDeck.length,
  intrigueDiscard: s.intrigueDiscard.slice(),
  resolving: s.resolving.slice(),
  uses: s.uses.map(cloneUse),
  tired: s.tired.slice(),
  ambassador: { holder: s.ambassador.holder, busy: s.ambassador.busy, gone: s.ambassador.gone },
  corruption: showTrack(s.corruption),
  pending: s.outcome === null ? (s.stack.at(-1) ?? null) : null,
});

const showPlayer = (p: Player, isOwn: boolean, isLordKnown: boolean): SeatView => ({
  cleric: p.cleric,
  fighter: p.fighter,
  rogue: p.rogue,
  wizard: p.wizard,
  gold: p.gold,
  corruption: p.corruption,
  score: p.score,
  lord: isLordKnown ? p.lord : null,
  open: p.open,
  seenBy: p.seenBy,
  hand: isOwn ? p.hand.slice() : null,
  handSize: p.hand.length,
  active: p.active.slice(),
  duties: p.duties.slice(),
  completed: p.completed.slice(),
  plots: p.plots.slice(),
  tired: p.tired.slice(),
  pool: p.pool,
  arrived: p.arrived,
});

export const declared: Derived<Waterdeep> = derived<Waterdeep, typeof tableFields>(tableFields, show, clone);

/** Every piece, also those that are not in the game. */
export const pieces = (s: State): readonly string[] => group(fields).pieces!(s).flatMap((each) => each.pieces.map(String));

/** WD-HIDDEN-04, WD-SCORE-03 · Open Lord and the end show a lord to all, Blackmail to the player who looked. */
const knowsLord = (s: State, seat: Seat | null, owner: Seat): boolean =>
  s.outcome !== null || s.players[owner]!.open || owner === seat || (seat !== null && hasSeen(seat, s.players[owner]!));

/** WD-HIDDEN-03, 04 · Cards drawn are known to the player who drew them, a lord that was looked at to the player who looked. */
export function redact(event: Event, seat: Seat | null): Event {
  if (event.type === 'intrigueDrawn') return event.seat === seat ? event : { ...event, cards: null };
  if (event.type === 'lordSeen') return event.seat === seat || event.of === seat ? event : { ...event, lord: null };
  return event;
}

/**
 * WD-HIDDEN-01 · The same table, with everything this seat cannot see drawn anew. By hand, since more is known than that a piece is hidden:
 * the box holds cards of the base game only, a lord may have been shown, and a player who must play a card can.
 */
export function determinize(s: State, seat: Seat | null, rng: Rng): State {
  const world = clone(s);
  redrawLords(world, seat, rng);
  redrawHands(world, seat, rng);
  const questPile = shuffle(rng, [...world.questDeck, ...world.box.quests]);
  const tilePile = shuffle(rng, [...world.tiles, ...world.box.buildings]);
  world.box = { ...world.box, quests: takeOut(questPile, s.box.quests.length), buildings: takeOut(tilePile, s.box.buildings.length) };
  world.questDeck = questPile;
  world.tiles = tilePile;
  world.rng = branch(rng);
  return world;
}

function redrawLords(world: State, seat: Seat | null, rng: Rng): void {
  const hidden = world.players.filter((_, owner) => !knowsLord(world, seat, owner));
  const unseen = shuffle(rng, [...world.box.lords, ...hidden.map(({ lord }) => lord)]);
  for (const player of hidden) player.lord = unseen.pop()!;
  world.box = { ...world.box, lords: unseen };
}

/** How often a hand is drawn for somebody who must play a card, until one can be played. */
const TRIES = 12;

/** That a player who must play a card can do so is known to all. Where no such hand is found, the player keeps the true one. */
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
  const boxed = takeOut(pile, world.box.intrigue.length);
  for (const player of hidden) player.hand = pile.splice(0, player.hand.length);
  world.intrigueDeck = pile;
  world.box = { ...world.box, intrigue: boxed };
}
