import {
  abyss,
  breakdown,
  keysOf,
  races,
  type Abyss,
  type AbyssRule,
  type Breakdown,
  type Coins,
  type Event,
  type LocationId,
  type LordId,
  type Options,
  type Race,
  type SentinelId,
  type State,
} from '@fathom/abyss';
import { invariant, legal, rngFrom, same, start, type Move, type Seat } from '@fathom/kernel';
import { chosen, arrangeTable, naming, TestTable } from '@fathom/kernel/testing';
import { test } from 'vitest';

export const { rule, rules } = naming<AbyssRule>(test);

/** Who sits where. */
export const [ann, bob, cat, dan] = [0, 1, 2, 3] as const;

/** An ally by its ID, or by all but its copy: `crab-3` is any crab worth 3. */
type Card = string;

interface Before {
  readonly hand?: readonly Card[];
  readonly affiliated?: readonly Card[];
  readonly lords?: readonly LordId[];
  readonly turned?: readonly LordId[];
  readonly locations?: readonly (LocationId | { readonly location: LocationId; readonly lords: readonly LordId[] })[];
  readonly keys?: number;
  readonly pearls?: number;
  readonly monsters?: readonly number[];
  readonly nebulis?: number;
}

/** The facts of a position (src/position.ts). Decks are listed from the top; what is not named is dealt beneath them. */
export interface Facts {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly asks?: 'turn' | 'end';
  readonly turn?: Seat;
  readonly players?: readonly Before[];
  readonly threat?: number;
  readonly council?: Partial<Record<Race, readonly Card[]>>;
  readonly deck?: readonly Card[];
  readonly discard?: readonly Card[];
  readonly court?: readonly LordId[];
  readonly lordDeck?: readonly LordId[];
  readonly lordDiscard?: readonly LordId[];
  readonly available?: readonly LocationId[];
  readonly tiles?: readonly LocationId[];
  readonly pool?: readonly number[];
  readonly purchases?: readonly Seat[];
  readonly extraTurn?: boolean;
  readonly endedBy?: Seat;
  readonly kraken?: Readonly<Record<string, unknown>>;
  /** Piles that hold only what is named. */
  readonly short?: readonly ('deck' | 'lordDeck' | 'tiles' | 'pool' | 'loot')[];
  /** What is still to be done, in reading order. */
  readonly due?: readonly Readonly<Record<string, unknown>>[];
}

/** A legal table around the few facts a test names: two sit there, and seat 0 is to move. */
export function table({ options, ...facts }: Facts = {}, seed = 'test'): Table {
  const kraken = facts.kraken !== undefined;
  // Somebody triggered the end: unless the test says more, because the lord deck has run out.
  const short = facts.endedBy === undefined ? {} : { short: [...(facts.short ?? []), 'lordDeck'] };
  return Table.of(arrangeTable(abyss, { seats: 2, turn: 0, ...facts, ...short, options: { kraken, ...options } }, seed));
}

/** The same with Kraken. */
export const krakenTable = (facts: Facts = {}): Table => table({ kraken: {}, ...facts });

/** A table as the rules set it up. */
export function dealt(seats: number, options: Partial<Options> = {}, seed = 'test'): Table {
  const { state, events } = start(abyss, seats, chosen(abyss, seats, options), rngFrom(seed));
  return new Table(abyss, state, events);
}

/** A move as a test writes it: an ally may go without its copy. */
type Wish = Move<Abyss> | ({ readonly type: Move<Abyss>['type'] } & Readonly<Record<string, unknown>>);

export const explore: Wish = { type: 'explore' };
export const plot: Wish = { type: 'plot' };
export const skip: Wish = { type: 'skip' };
export const pass: Wish = { type: 'pass' };
export const take: Wish = { type: 'take' };
export const goOn: Wish = { type: 'goOn' };
export const fight: Wish = { type: 'fight' };
export const decline: Wish = { type: 'decline' };
export const endTurn: Wish = { type: 'endTurn' };
export const cheapest: Wish = { type: 'cheapest' };
export const drawLoot: Wish = { type: 'drawLoot' };
export const stop: Wish = { type: 'stop' };
export const launder: Wish = { type: 'launder' };
export const invite: Wish = { type: 'invite' };
export const buy = (pearls: number, nebulis = 0): Wish => ({ type: 'buy', pearls, nebulis });
export const done = (pearls = 0, nebulis = 0): Wish => ({ type: 'done', pearls, nebulis });
export const reward = (keys: number, pearls: number, tokens: number): Wish => ({ type: 'reward', keys, pearls, tokens });
export const takeStack = (race: Race): Wish => ({ type: 'takeStack', race });
export const recruit = (lord: LordId): Wish => ({ type: 'recruit', lord });
export const spend = (ally: Card): Wish => ({ type: 'spend', ally });
export const affiliate = (ally: Card): Wish => ({ type: 'affiliate', ally });
export const discard = (ally: Card): Wish => ({ type: 'discard', ally });
export const sell = (ally: Card): Wish => ({ type: 'sell', ally });
export const banish = (race: Race): Wish => ({ type: 'banish', race });
export const oust = (lord: LordId): Wish => ({ type: 'oust', lord });
export const takeLocation = (location: LocationId): Wish => ({ type: 'takeLocation', location });
export const drawTiles = (count: number): Wish => ({ type: 'drawTiles', count });
export const useKeys = (...lords: LordId[]): Wish => ({ type: 'useKeys', lords });
export const turn = (lord: LordId): Wish => ({ type: 'turn', lord });
export const steal = (from: Seat): Wish => ({ type: 'steal', from });
export const exchange = (mine: LocationId, other: LocationId): Wish => ({ type: 'exchange', mine, other });
export const bribe = (lord: LordId, pearls = 5, nebulis = 0): Wish => ({ type: 'bribe', lord, pearls, nebulis });
export const dismiss = (lord: LordId): Wish => ({ type: 'dismiss', lord });
export const appoint = (lord: LordId): Wish => ({ type: 'appoint', lord });
export const stow = (race: Race): Wish => ({ type: 'stow', race });
export const handOver = (to: Seat): Wish => ({ type: 'handOver', to });
export const give = (to: Seat): Wish => ({ type: 'give', to });
export const reserve = (sentinel: SentinelId, item: string): Wish => ({ type: 'reserve', sentinel, item });
export const heal = (ally: Card): Wish => ({ type: 'heal', ally });
export const nameRace = (race: Race): Wish => ({ type: 'nameRace', race });
export const free = (lord: LordId): Wish => ({ type: 'free', lord });

/** No coins at all. */
const FREE: Coins = { pearls: 0, nebulis: 0 };

/** A card without its copy. */
const kind = (card: string): string => card.replace(/^([a-z]+-\d)-\d$/, '$1').replace(/^monster-\d$/, 'monster');
const kinds = (cards: readonly string[]): string[] => cards.map(kind);

/** A table that answers in the words of the rulebook; cards go without their copy. */
export class Table extends TestTable<Abyss, Wish> {
  static of({ game, state, events }: TestTable<Abyss>): Table {
    return new Table(game, state, events);
  }

  /** Pays for a lord with these allies, in the order of the hand, and these coins. */
  recruit(seat: Seat, lord: LordId, allies: readonly Card[], { pearls, nebulis }: Coins = FREE): this {
    this.play(seat, recruit(lord));
    const events: Event[] = [...this.events];
    const left = [...allies];
    for (const ally of kinds(this.player(seat).hand)) {
      const at = left.indexOf(ally);
      if (at < 0) continue;
      left.splice(at, 1);
      events.push(...this.play(seat, spend(ally)).events);
    }
    invariant(left.length === 0, `${left.join()} is in the hand`);
    events.push(...this.play(seat, done(pearls, nebulis)).events);
    this.events = events;
    return this;
  }

  /** What the one asked seat may do: the type, and what it is done to, without copies. */
  get options(): string[] {
    const words = this.moves.map(({ type, ...rest }) => [type, ...Object.values(rest).flat().map(String).map(kind)].join(' '));
    return [...new Set(words)];
  }

  /** The same, of one type only. */
  optionsOf(type: Move<Abyss>['type']): string[] {
    return this.options.filter((words) => words.split(' ')[0] === type).map((words) => words.slice(type.length + 1));
  }

  hand(seat: Seat): string[] {
    return kinds(this.player(seat).hand);
  }

  affiliated(seat: Seat): string[] {
    return kinds(this.player(seat).affiliated);
  }

  lords(seat: Seat): LordId[] {
    return this.player(seat).lords;
  }

  turned(seat: Seat): LordId[] {
    return this.player(seat).turned;
  }

  /** Tile → the lords under it. */
  holdings(seat: Seat): Partial<Record<LocationId, readonly LordId[]>> {
    return Object.fromEntries(this.player(seat).holdings.map(({ location, lords }) => [location, lords]));
  }

  /** Tokens and keys of active lords. */
  keys(seat: Seat): number {
    return keysOf(this.player(seat));
  }

  monsters(seat: Seat): number[] {
    return this.player(seat).monsters;
  }

  get pearls(): number[] {
    return this.state.players.map(({ pearls }) => pearls);
  }

  get nebulis(): number[] {
    return this.state.players.map(({ nebulis }) => nebulis);
  }

  get figure(): Seat | null {
    return this.state.kraken!.figure;
  }

  get track(): string[] {
    return kinds(this.state.track);
  }

  /** The stacks that are not empty. */
  get council(): Partial<Record<Race, string[]>> {
    return Object.fromEntries(
      races.filter((race) => this.state.council[race].length > 0).map((race) => [race, kinds(this.state.council[race])]),
    );
  }

  get discard(): string[] {
    return kinds(this.state.discard);
  }

  get court(): LordId[] {
    return this.state.court;
  }

  get threat(): number {
    return this.state.threat;
  }

  get turn(): Seat {
    return this.state.turn;
  }

  get winners(): readonly Seat[] | null {
    return this.state.outcome?.winners ?? null;
  }

  score(seat: Seat): Breakdown {
    return breakdown(this.state, seat);
  }

  player(seat: Seat): State['players'][number] {
    const player = this.state.players[seat];
    invariant(player !== undefined, `somebody sits at ${seat}`);
    return player;
  }

  /** The listed move that a wish means: of several copies, the first. */
  protected override meant(seat: Seat, wish: Wish): Move<Abyss> {
    const plain = (move: object): object => ('ally' in move ? { ...move, ally: kind(String(move.ally)) } : move);
    const listed = legal(abyss, this.state, seat);
    return listed.find((move) => same(move, wish)) ?? listed.find((move) => same(plain(move), wish)) ?? (wish as Move<Abyss>);
  }
}
