import { branch, derived, shuffle, type DeclaredView, type Derived, type Rng, type Seat, type Viewing } from '@fathom/kernel';
import { cards, isKraken, isMonster, sortedAllies, type AllyId, type CardId } from './content/cards.ts';
import type { LocationId } from './content/locations.ts';
import type { LordId } from './content/lords.ts';
import { perRace, races } from './content/races.ts';
import type { Event } from './events.ts';
import { showKraken } from './expansions.ts';
import { courtFor } from './queries.ts';
import { price } from './rules/explore.ts';
import { payableOf } from './rules/payment.ts';
import { byNumber } from './rules/tiles.ts';
import { clone, fields, type Abyss, type Options, type Player, type SeatView, type State } from './state.ts';

/*
 * What is hidden is said with the fields of the state; here is what a view shows besides. AB-HIDDEN-09 · Nothing tells more than
 * that.
 */

export interface View extends DeclaredView<typeof fields> {
  readonly options: Options;
  /** What is offered for sale, to whom, and for how much: all that a standing order needs. */
  readonly offer: {
    readonly ally: AllyId;
    readonly race: AllyRace;
    readonly value: number;
    readonly price: number;
    readonly to: Seat;
  } | null;
  /** The lord that is being paid for; the payer also sees the allies spent so far. */
  readonly payment: { readonly lord: LordId; readonly spent: readonly AllyId[] | null } | null;
  /** AB-HIDDEN-08 · The face-down locations, by number, while this seat looks through them. */
  readonly search: readonly LocationId[] | null;
  /** KR-HIDDEN-04 · The allies of the discard, while this seat's Healer looks at them. */
  readonly sick: readonly AllyId[] | null;
  /** What this seat has laid out face down already. */
  readonly sealed: readonly AllyId[] | null;
  /** The lords of the Court that this seat could pay for, were it asked. */
  readonly payable: readonly LordId[];
}
type AllyRace = NonNullable<(typeof cards)[AllyId]['race']>;

/**
 * By hand, since the derived one takes 3 times as long (docs/adr/0027); a test compares each field with its declaration.
 */
function show(s: State, { seat, owns, isOver }: Viewing): View {
  const frame = s.stack.at(-1);
  const isMine = frame !== undefined && 'seat' in frame && owns(frame.seat);
  return {
    seats: s.seats,
    options: s.options,
    turn: s.turn,
    threat: s.threat,
    endedBy: s.endedBy,
    extraTurn: s.extraTurn,
    purchases: s.purchases.slice(),
    players: s.players.map((player, owner) => showPlayer(player, owns(owner), isOver)),
    track: s.track.slice(),
    spent: s.spent.slice(),
    discard: s.discard.length,
    council: perRace((race) => (s.options.councilStackSizePublic || s.council[race].length === 0 ? s.council[race].length : null)),
    deck: s.deck.length,
    court: s.court.slice(),
    lordDiscard: s.lordDiscard.slice(),
    used: s.used.slice(),
    lordDeck: s.lordDeck.length,
    available: s.available.slice(),
    revealed: s.revealed.slice(),
    tiles: s.tiles.length,
    pool: s.pool.length,
    kraken: s.kraken === null ? null : showKraken(s.kraken),
    offer: frame?.kind === 'offer' ? offerOf(s, frame.seat) : null,
    payment: frame?.kind === 'pay' ? { lord: frame.lord, spent: isMine ? frame.spent : null } : null,
    search: frame?.kind === 'smokers' && isMine ? byNumber(s.tiles) : null,
    sick: frame?.kind === 'heal' && isMine ? sortedAllies(s.discard) : null,
    sealed: frame?.kind === 'tribute' && seat !== null ? frame.sealed[seat]!.toSorted() : null,
    payable: seat === null ? [] : payableOf(s, seat, courtFor(s, seat)),
  };
}

const showPlayer = (p: Player, isOwn: boolean, isOver: boolean): SeatView => ({
  hand: isOwn ? p.hand.slice() : null,
  handSize: p.hand.length,
  affiliated: p.affiliated.slice(),
  lords: p.lords.slice(),
  turned: p.turned.slice(),
  holdings: p.holdings.slice(),
  monsters: isOwn || isOver ? p.monsters.slice() : null,
  monsterCount: p.monsters.length,
  keys: p.keys,
  pearls: p.pearls,
  nebulis: p.nebulis,
});

export const declared: Derived<Abyss> = derived<Abyss, typeof fields>(fields, show, clone);

/** AB-HIDDEN-02 · Every card on the track is public, and so are price and purchases. */
function offerOf(s: State, to: Seat): NonNullable<View['offer']> {
  const ally = s.track.at(-1) as AllyId;
  return { ally, race: cards[ally].race!, value: cards[ally].value, price: price(s), to };
}

/**
 * AB-HIDDEN-03, 04 · Cards from a stack and tokens from the pool are known to the player who took them; a stolen token to thief and victim.
 */
export function redact(event: Event, seat: Seat | null): Event {
  if (event.type === 'stackTaken') return event.seat === seat ? event : { ...event, allies: null };
  if (event.type === 'tokensGained') return event.seat === seat ? event : { ...event, values: null };
  if (event.type === 'tokenStolen') return event.seat === seat || event.from === seat ? event : { ...event, value: null };
  return event;
}

/**
 * AB-HIDDEN-01, 03, 04, 06 · The same table, with everything this seat cannot see drawn anew. By hand, since everybody knows more
 * of it than where it could lie: stacks of the Council hold one race, and a player who pays can pay.
 */
export function determinize(s: State, seat: Seat | null, rng: Rng): State {
  const world = clone(s);
  shuffle(rng, world.lordDeck);
  shuffle(rng, world.tiles);
  if (world.kraken !== null) shuffle(rng, world.kraken.lootDeck);
  if (s.outcome === null) {
    redrawTokens(world, seat, rng);
    redrawHands(s, world, seat, rng);
  }
  world.rng = branch(rng);
  return world;
}

function redrawTokens(world: State, seat: Seat | null, rng: Rng): void {
  const unseen = shuffle(rng, [...world.pool, ...world.players.flatMap(({ monsters }, owner) => (owner === seat ? [] : monsters))]);
  for (const [owner, player] of world.players.entries())
    if (owner !== seat) player.monsters = unseen.splice(0, player.monsters.length).sort((a, b) => a - b);
  world.pool = unseen;
}

/** How often a hand is drawn for somebody who has begun to pay, until it can pay. */
const TRIES = 20;

/** Everybody knows that the payer can pay. If no such hand is found, the payer keeps the true one. */
function redrawHands(s: State, world: State, seat: Seat | null, rng: Rng): void {
  const frame = world.stack.at(-1);
  if (frame?.kind !== 'pay' || frame.seat === seat) return redrawCards(world, [seat], rng);
  world.stack[world.stack.length - 1] = { ...frame, spent: [] };
  for (let i = 0; i < TRIES; i++) {
    redrawCards(world, [seat], rng);
    if (payableOf(world, frame.seat, [frame.lord]).length > 0) return;
  }
  const { players, deck, discard, council } = clone(s);
  players.forEach(({ hand }, owner) => (world.players[owner]!.hand = hand));
  Object.assign(world, { deck, discard, council });
  redrawCards(world, [seat, frame.seat], rng);
}

/**
 * Allies of the deck, the discard, the Council and other hands. What lay openly before is still known: a stack holds allies of its race and
 * the Krakens that were put there, and a hand holds no monster.
 */
function redrawCards(world: State, knowing: readonly (Seat | null)[], rng: Rng): void {
  const frame = world.stack.at(-1);
  const seesDiscard = frame?.kind === 'heal' && knowing.includes(frame.seat);
  const hidden = world.players.filter((_, owner) => !knowing.includes(owner));
  const piles: CardId[][] = [world.deck, ...(seesDiscard ? [] : [world.discard]), ...races.map((race) => world.council[race])];
  const unseen = shuffle(rng, [...piles.flat(), ...hidden.flatMap(({ hand }) => hand)]);
  for (const race of races) {
    world.council[race] = world.council[race].map((card) => {
      const wanted = isKraken(card) ? 'kraken' : race;
      return unseen.splice(
        unseen.findIndex((other) => cards[other].race === wanted),
        1,
      )[0] as AllyId;
    });
  }
  const monsters = unseen.filter(isMonster);
  const allies = unseen.filter((card): card is AllyId => !isMonster(card));
  for (const player of hidden) player.hand = allies.splice(0, player.hand.length).sort((a, b) => cards[a].order - cards[b].order);
  const rest: CardId[] = shuffle(rng, [...allies, ...monsters]);
  world.deck = rest.splice(0, world.deck.length);
  if (!seesDiscard) world.discard = rest;
  redrawSealed(world, knowing, rng);
}

/** What others have laid out face down is of their new hands. */
function redrawSealed(world: State, knowing: readonly (Seat | null)[], rng: Rng): void {
  const top = world.stack.length - 1;
  const frame = world.stack[top];
  if (frame?.kind !== 'tribute' || frame.from !== 'hand') return;
  const sealed = frame.sealed.map((allies, owner) =>
    knowing.includes(owner) ? allies : shuffle(rng, world.players[owner]!.hand.slice()).slice(0, allies.length),
  );
  world.stack[top] = { ...frame, sealed };
}
