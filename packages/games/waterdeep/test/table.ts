import {
  adventurers,
  breakdown,
  nameOf,
  waterdeep,
  type Breakdown,
  type Hoard,
  type IntrigueId,
  type Options,
  type Player,
  type Space,
  type SpaceId,
  type State,
  type Waterdeep,
  type WaterdeepRule,
} from '@fathom/waterdeep';
import { invariant, rngFrom, start, type Move, type Seat } from '@fathom/kernel';
import { chosen, arrangeTable, naming, TestTable } from '@fathom/kernel/testing';
import { test } from 'vitest';

export const { rule, rules } = naming<WaterdeepRule>(test);

/** Who sits where. */
export const [ann, bob, cleo] = [0, 1, 2] as const;

/** As many buildings as one player may control. */
export const nineBuildings = [
  'b-northgate',
  'b-dragon-tower',
  'b-fetlock-court',
  'b-house-of-heroes',
  'b-new-olamn',
  'b-the-skulkway',
  'b-the-stone-house',
  'b-tower-of-the-order',
  'b-the-yawning-portal',
];

/** What lies in a tavern or on a space, without what does not. */
export type Some = Partial<Hoard>;
type Laid = Some & { readonly agents?: readonly number[]; readonly vp?: number };

interface Before extends Some {
  readonly score?: number;
  readonly lord?: string;
  readonly open?: boolean;
  readonly hand?: readonly string[];
  readonly active?: readonly string[];
  readonly duties?: readonly string[];
  readonly completed?: readonly string[];
  readonly plots?: readonly string[];
  readonly tired?: readonly string[];
  readonly pool?: number;
  readonly arrived?: number;
}

/** The facts of a position (src/position.ts). Decks are listed from the top; what is not named is dealt beneath them. */
export interface Facts {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly asks?: 'turn' | 'quest' | 'round' | 'harbor' | 'end';
  readonly round?: number;
  readonly phase?: 'assignment' | 'reassignment';
  readonly first?: Seat;
  readonly turn?: Seat;
  readonly players?: readonly Before[];
  readonly supply?: Some;
  readonly board?: Readonly<Record<string, Laid>>;
  readonly buildings?: readonly (Laid & { readonly id: string; readonly owner: Seat })[];
  readonly hall?: readonly (string | (Laid & { readonly id: string }))[];
  readonly tiles?: readonly string[];
  readonly inn?: readonly string[];
  readonly questDeck?: readonly string[];
  readonly questDiscard?: readonly string[];
  readonly intrigueDeck?: readonly string[];
  readonly intrigueDiscard?: readonly string[];
  readonly ambassador?: { readonly holder?: Seat };
  readonly corruption?: { readonly track?: number; readonly gone?: number };
  readonly short?: readonly ('questDeck' | 'intrigueDeck' | 'tiles')[];
  readonly due?: readonly object[];
}

/** A legal table around the few facts a test names: two sit there, and seat 0 is to move. */
export const table = ({ options, ...facts }: Facts = {}, seed = 'test'): Table =>
  Table.of(arrangeTable(waterdeep, { seats: 2, first: 0, turn: 0, ...facts, options: { undermountain: false, ...options } }, seed));

export const under = (facts: Facts = {}): Table => table({ ...facts, options: { undermountain: true, ...facts.options } });
export const skull = (facts: Facts = {}): Table => table({ ...facts, options: { skullport: true, ...facts.options } });

/** A table as the rules set it up. */
export function dealt(seats: number, options: Partial<Options> = {}, seed = 'test'): Table {
  const { state, events } = start(waterdeep, seats, chosen(waterdeep, seats, { undermountain: false, ...options }), rngFrom(seed));
  return new Table(waterdeep, state, events);
}

export type Wish = Move<Waterdeep> | ({ readonly type: Move<Waterdeep>['type'] } & Readonly<Record<string, unknown>>);

export const pass: Wish = { type: 'pass' };
export const accept: Wish = { type: 'accept' };
export const to = (space: string): Wish => ({ type: 'assign', space });
export const play = (card: string): Wish => ({ type: 'play', card });
export const discard = (card: string): Wish => ({ type: 'discard', card });
export const complete = (quest: string): Wish => ({ type: 'complete', quest });
export const takeQuest = (quest: string): Wish => ({ type: 'takeQuest', quest });
export const discardQuest = (quest: string): Wish => ({ type: 'discardQuest', quest });
export const take = (adventurer: string): Wish => ({ type: 'take', adventurer });
export const give = (adventurer: string): Wish => ({ type: 'give', adventurer });
export const spend = (adventurer: string): Wish => ({ type: 'spend', adventurer });
export const put = (adventurer: string): Wish => ({ type: 'put', adventurer });
export const steal = (adventurer: string): Wish => ({ type: 'steal', adventurer });
export const exchange = (adventurer: string): Wish => ({ type: 'exchange', adventurer });
export const refund = (adventurer: string): Wish => ({ type: 'refund', adventurer });
export const choose = (opponent: Seat): Wish => ({ type: 'choose', opponent });
export const gain = (some: Some & { any?: number }): Wish => {
  const { any = 0, cleric = 0, fighter = 0, rogue = 0, wizard = 0, gold = 0 } = some;
  return { type: 'gain', goods: { cleric, fighter, rogue, wizard, gold }, any };
};
export const place = (space: string): Wish => ({ type: 'place', space });
export const use = (space: string): Wish => ({ type: 'use', space });
export const recall = (space: string): Wish => ({ type: 'recall', space });
export const moveAgent = (space: string, agent: number): Wish => ({ type: 'move', space, agent });
export const atone = (count: number): Wish => ({ type: 'atone', count });
export const buy = (building: string): Wish => ({ type: 'buy', building });
export const build = (building: string): Wish => ({ type: 'build', building });
export const demolish = (building: string): Wish => ({ type: 'demolish', building });
export const forge = (building: string): Wish => ({ type: 'forge', building });
export const foist = (quest: string): Wish => ({ type: 'foist', quest });
export const nameType = (questType: string): Wish => ({ type: 'nameType', questType });

/** The spaces of the boards by short names. */
export const [aurora, tower, hall, castle, inn1, inn2, inn3, field, lion, plinth] = [
  's-aurora-realms-shop',
  's-blackstaff-tower',
  's-builders-hall',
  's-castle-waterdeep',
  's-cliffwatch-inn-1',
  's-cliffwatch-inn-2',
  's-cliffwatch-inn-3',
  's-field-of-triumph',
  's-grinning-lion-tavern',
  's-the-plinth',
] as const;
export const [harbor1, harbor2, harbor3] = ['s-waterdeep-harbor-1', 's-waterdeep-harbor-2', 's-waterdeep-harbor-3'] as const;

/** Without what is zero. */
export const some = (hoard: Readonly<Record<string, unknown>>): Some =>
  Object.fromEntries([...adventurers, 'gold', 'corruption'].filter((what) => (hoard[what] ?? 0) !== 0).map((what) => [what, hoard[what]]));

/** A table that answers in the words of the rulebook; intrigue cards go without their copy. */
export class Table extends TestTable<Waterdeep, Wish> {
  static of({ game, state, events }: TestTable<Waterdeep>): Table {
    return new Table(game, state, events);
  }

  /** What the one asked seat may do: the type, and what it is done to. */
  get options(): string[] {
    return this.moves.map(({ type, ...rest }) =>
      [
        type,
        ...Object.values(rest).map((value) => (typeof value === 'object' ? JSON.stringify(some(value as never)) : String(value))),
      ].join(' '),
    );
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    invariant(player !== undefined, `somebody sits at ${seat}`);
    return player;
  }

  tavern(seat: Seat): Some {
    return some(this.player(seat));
  }

  get taverns(): Some[] {
    return this.state.players.map((player) => some(player as never));
  }

  get scores(): number[] {
    return this.state.players.map(({ score }) => score);
  }

  get pools(): number[] {
    return this.state.players.map(({ pool }) => pool);
  }

  hand(seat: Seat): string[] {
    return this.player(seat).hand.map((card: IntrigueId) => nameOf[card]);
  }

  get handSizes(): number[] {
    return this.state.players.map(({ hand }) => hand.length);
  }

  at(id: string): Space {
    const space = [...this.state.board, ...this.state.buildings, ...this.state.hall].find((each) => each.id === id);
    invariant(space !== undefined, `${id} is on the table`);
    return space;
  }

  agents(id: string): readonly number[] {
    return this.at(id).agents;
  }

  lying(id: string): Some {
    return some(this.at(id) as never);
  }

  /** Building → owner. */
  get owners(): Partial<Record<SpaceId, Seat | null>> {
    return Object.fromEntries(this.state.buildings.map(({ id, owner }) => [id, owner]));
  }

  get inHall(): SpaceId[] {
    return this.state.hall.map(({ id }) => id);
  }

  get track(): number {
    return this.state.corruption!.track;
  }

  score(seat: Seat): Breakdown {
    return breakdown(this.state, seat);
  }

  get s(): State {
    return this.state;
  }
}
