import type { Language, Seat } from '@fathom/kernel';
import type { IntrigueKind } from '../src/content/rows.ts';
import type { Adventurer, Lying, Module, QuestType, Resource } from '../src/content/goods.ts';
import {
  quests,
  type BasicSpaceId,
  type BuildingId,
  type DutyId,
  type factions,
  type IntrigueName,
  type LordId,
  type QuestId,
  type SpaceId,
} from '../src/content/tables.ts';
import type { Amount } from '../src/effects/operation.ts';
import type { Event, Impossible } from '../src/events.ts';
import type { Answers } from '../src/flow.ts';
import type { Figure, Place, Row } from '../src/pieces.ts';
import type { Breakdown } from '../src/rules/scoring.ts';
import type { Options } from '../src/state.ts';
import type { Counted, Named, NamedBuilding } from './cards/named.ts';
import type { Pile, Spelling } from './piles.ts';

export type { Counted, Named, NamedBuilding } from './cards/named.ts';
export type Answer = Answers[keyof Answers];

/** Who sits where. A sentence never depends on the gender of a name, and never declines it. */
export type Who = (side: Seat) => string;

/** A place of the boards as a whole. */
export type BoardPlace = Row | Exclude<BasicSpaceId, `${Row}-${number}`>;

/** What a quest card shows; a mandatory quest has no type. */
export interface QuestFace {
  readonly type: QuestType | null;
  readonly plot: boolean;
  readonly cost: Amount;
  /** Points, goods and cards; the rest is in its text. */
  readonly reward: Pile;
  readonly text: string;
}

/** Everything Waterdeep says in one language. A text that is missing does not compile. */
export interface Words extends Spelling {
  readonly language: Language;
  readonly title: string;
  readonly blurb: string;
  /** What points are called, shortened. */
  readonly points: string;
  readonly quests: Readonly<Record<QuestId, Named>>;
  readonly mandatoryQuests: Readonly<Record<DutyId, Named>>;
  readonly intrigue: Readonly<Record<IntrigueName, Named>>;
  readonly buildings: Readonly<Record<BuildingId, NamedBuilding>>;
  readonly lords: Readonly<Record<LordId, Named>>;
  readonly spaces: Readonly<Record<BoardPlace, Named>>;
  /** The spaces of a row, in order. */
  readonly slots: Readonly<Record<Row, readonly Named[]>>;
  readonly factions: Readonly<Record<(typeof factions)[number], string>>;
  readonly questTypes: Readonly<Record<QuestType, { readonly name: string; readonly quest: string }>>;
  readonly intrigueKinds: Readonly<Record<IntrigueKind, string>>;
  readonly modules: Readonly<Record<Module, string>>;
  readonly specialAgents: Readonly<Record<Figure, Named>>;
  readonly resources: Readonly<Record<Lying | 'vp', Counted>>;
  readonly things: Readonly<Record<'any' | 'agent' | 'intrigue' | 'quest' | 'building', Counted>>;
  readonly places: Readonly<Record<Place, Named>>;
  /** What lies in a tavern, and in the supply. */
  readonly tavern: (what: Lying) => Named;
  readonly supply: (what: Resource) => Named;
  /** A type of quests as a thing to point at. */
  readonly typeText: string;
  /** What a card says as a whole. */
  readonly questText: (quest: QuestFace) => string;
  readonly intrigueText: (kind: IntrigueKind, text: string) => string;
  readonly buildingText: (cost: number, building: NamedBuilding) => string;
  /** The round, and how many agents a player still has. */
  readonly moment: (round: number, rounds: number, agents: number) => string;
  readonly prompts: Readonly<Record<keyof Answers, string>>;
  /** Moves as commands on a button. */
  readonly moves: { readonly [T in Answer['type']]: (move: Extract<Answer, { readonly type: T }>, who: Who) => string };
  /** Several moves of one question as one command. */
  readonly together: Readonly<Record<'take' | 'give' | 'steal' | 'spend', (pile: Pile) => string>> &
    Readonly<Record<'recall' | 'place', (spaces: readonly SpaceId[]) => string>> & {
      readonly discard: (cards: readonly (readonly [card: IntrigueName, copies: number])[]) => string;
    };
  /** Events as lines of a log; null where the lines around it already say so. */
  readonly events: { readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, who: Who) => string | null };
  readonly options: { readonly [O in keyof Options]: string };
  readonly optionValues: { readonly [O in keyof Options]: (value: Options[O]) => string };
  /** How a tie was broken (WD-TIE-01). */
  readonly ties: { readonly gold: (won: number, lost: number) => string; readonly shared: string };
  /** The winner's lead, where most of it was won before the end. */
  readonly ahead: (won: number, lost: number) => string;
  readonly score: Readonly<Record<keyof Breakdown | 'total', string>>;
}

type Cards = Pick<Words, 'quests' | 'mandatoryQuests' | 'intrigue' | 'buildings' | 'spaces' | 'slots'>;

/** What a card or a space is called, by its ID; a card of intrigue with or without its copy. */
export function naming({ quests: active, mandatoryQuests, intrigue, buildings, spaces, slots }: Cards): (piece: string) => string {
  const all: Readonly<Record<string, Named>> = { ...active, ...mandatoryQuests, ...intrigue, ...buildings, ...spaces };
  return (piece) => {
    const whole = piece.replace(/-\d$/, '');
    return (slots[whole as Row]?.[Number(piece.at(-1)) - 1] ?? all[piece] ?? all[whole]!).name;
  };
}

/** What these plot quests give is told with their name: goods and points say where they come from. */
export const isLoggedByItsGift = (quest: QuestId): boolean => {
  const { effects } = quests[quest].ongoing!;
  return (
    effects.length > 0 &&
    effects.every((effect) => effect.op === 'score' || effect.op === 'takerGains' || (effect.op === 'gain' && effect.any === 0))
  );
};

/** After a name: what its player could not do. */
export type Impossibilities = Readonly<Record<Impossible, string>>;

/** One of a kind. */
export const one = (adventurer: Adventurer): Pile => ({ [adventurer]: 1 });
