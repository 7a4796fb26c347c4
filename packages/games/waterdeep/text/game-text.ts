import type { Additive, GameText, Piece, PieceText } from '@fathom/kernel';
import { adventurers, questTypes, type Lying, type Resource } from '../src/content/goods.ts';
import {
  basicSpaces,
  buildings,
  duties,
  intrigues,
  isBuilding,
  lords,
  nameOf,
  quests,
  type BasicSpaceId,
  type DutyId,
  type IntrigueId,
  type IntrigueName,
  type LordId,
  type QuestId,
} from '../src/content/tables.ts';
import type { Effect } from '../src/effects/effect.ts';
import type { Event } from '../src/events.ts';
import type { WaterdeepRule } from '../src/rule-ids.ts';
import type { Waterdeep } from '../src/state.ts';
import type { Pile } from './piles.ts';
import { buildingRules, intrigueRules, lordRules, questRules, spaceRules } from './rules.ts';
import { standingOf } from './standing.ts';
import { togetherText } from './together.ts';
import type { Answer, Place, Row, Who, Words } from './words.ts';

/** What is counted once where it happens several times in a row. */
const additive: Additive<Event> = {
  goodsGained: ['goods'],
  goodsReturned: ['goods'],
  goodsGiven: ['goods'],
  goodsPlaced: ['count'],
  scored: ['vp'],
  corruptionTaken: ['count'],
  corruptionReturned: ['count'],
  corruptionRemoved: ['count'],
  trackWasEmpty: ['missing', 'vp'],
  intrigueDrawn: ['count', 'cards'],
};

/** A table of sentences by type holds, under each type, the sentence for just that type; the compiler cannot follow it through a union. */
export function gameText(words: Words): GameText<Waterdeep> {
  return {
    title: words.title,
    blurb: words.blurb,
    prompt: (question) => words.prompts[question],
    move: (move, name) => (words.moves[move.type] as (move: Answer, who: Who) => string)(move, name),
    event: (event, name) =>
      (words.events[event.type] as (event: Event, who: Who) => string | null)(event, name)?.replace(/!\.$/, '!') ?? null, // Free Drinks!
    additive: (event) => additive[event.type] ?? [],
    together: (moves, name) => togetherText(words, moves, name),
    piece: (piece) => pieceText(words, piece),
    standing: (piece, view, seat) => standingOf(words, piece, view, seat),
    automaton: () => words.title, // nobody but people and bots sits at this table
    option: (name) => words.options[name],
    optionValue: (name, value) => (words.optionValues[name] as (value: unknown) => string)(value),
    part: (part) => words.score[part as keyof Words['score']],
    points: (n) => `${n} ${words.points}`,
  };
}

/** Where the rulebook speaks of what is neither card nor space. */
const placeRules: Readonly<Record<Place, WaterdeepRule>> = {
  questDeck: 'WD-INN-05',
  questDiscard: 'WD-INN-05',
  intrigueDeck: 'WD-PLAY-07',
  intrigueDiscard: 'WD-PLAY-07',
  tiles: 'WD-BUILD-06',
  corruption: 'SK-CORR-08',
  first: 'WD-CASTLE-02',
  rounds: 'WD-SETUP-06',
  inn: 'WD-INN-04',
  hall: 'WD-BUILD-02',
  seat: 'WD-ROUND-07',
  pool: 'WD-SETUP-03',
  agent: 'WD-ASSIGN-01',
  hand: 'WD-HIDDEN-01',
  lord: 'WD-SCORE-03',
  score: 'WD-SETUP-04',
};
const rowRules: Readonly<Record<Row, WaterdeepRule>> = { 's-cliffwatch-inn': 'WD-INN-04', 's-waterdeep-harbor': 'WD-HARBOR-01' };
const agentRules = { ambassador: 'WD-AGENT-05', lieutenant: 'WD-AGENT-03' } as const satisfies Record<string, WaterdeepRule>;
const resources: readonly Resource[] = [...adventurers, 'gold'];
const lying: readonly Lying[] = [...resources, 'corruption'];
const tavernRule = (what: Lying): WaterdeepRule =>
  what === 'corruption' ? 'SK-SCORE-01' : what === 'gold' ? 'WD-SCORE-02' : 'WD-SCORE-01';

/** What of a reward is points, goods and cards. */
function plainReward(reward: readonly Effect[]): Pile {
  const pile: Record<string, number> = {};
  const add = (thing: string, count: number): number => (pile[thing] = (pile[thing] ?? 0) + count);
  for (const effect of reward) {
    if (effect.op === 'score') add('vp', effect.vp);
    else if (effect.op === 'drawIntrigue') add('intrigue', effect.cards);
    else if (effect.op === 'gain') for (const [thing, count] of Object.entries({ ...effect.goods, any: effect.any })) add(thing, count);
  }
  return pile;
}

type Told = (words: Words, piece: string) => PieceText | null;

const told = ({ name, text }: { readonly name: string; readonly text: string }, rule: WaterdeepRule): PieceText => ({
  name,
  text,
  rule,
});

/** By the IDs that the rules point with; the first that knows a piece tells of it. */
const pieces: readonly Told[] = [
  (words, piece) => (isQuest(piece) ? questPiece(words, piece) : null),
  (words, piece) => (isDutyId(piece) ? dutyPiece(words, piece) : null),
  (words, piece) => {
    const name = isIntrigue(piece) ? piece : isCard(piece) ? nameOf[piece] : null;
    if (name === null) return null;
    const { name: called, text } = words.intrigue[name];
    return told({ name: called, text: words.intrigueText(intrigues[name].kind, text) }, intrigueRules[name]);
  },
  (words, piece) => {
    if (!isBuilding(piece)) return null;
    const building = words.buildings[piece];
    return told({ name: building.name, text: words.buildingText(buildings[piece].cost, building) }, buildingRules[piece]);
  },
  (words, piece) => (isLord(piece) ? told(words.lords[piece], lordRules[piece]) : null),
  (words, piece) => {
    if (isRow(piece)) return told(words.spaces[piece], rowRules[piece]);
    if (!isSpace(piece)) return null;
    const row = piece.replace(/-\d$/, '');
    return told(isRow(row) ? words.slots[row][Number(piece.at(-1)) - 1]! : words.spaces[piece as keyof Words['spaces']], spaceRules[piece]);
  },
  (words, piece) => {
    const what = lying.find((each) => new RegExp(`^tavern-\\d-${each}$`).test(piece));
    return what === undefined ? null : told(words.tavern(what), tavernRule(what));
  },
  (words, piece) => {
    const what = resources.find((each) => piece === `supply-${each}`);
    return what === undefined ? null : told(words.supply(what), 'WD-SETUP-05');
  },
  (words, piece) => {
    const type = questTypes.find((each) => piece === `type-${each}`);
    return type === undefined ? null : told({ name: words.questTypes[type].name, text: words.typeText }, 'WD-INTRIGUE-22');
  },
  (words, piece) => (piece === 'ambassador' || piece === 'lieutenant' ? told(words.specialAgents[piece], agentRules[piece]) : null),
  (words, piece) => {
    const place = piece.replace(/(?:-\d+)+$/, '');
    return Object.hasOwn(placeRules, place) ? told(words.places[place as Place], placeRules[place as Place]) : null;
  },
];

function pieceText(words: Words, piece: Piece): PieceText | null {
  for (const tell of pieces) {
    const text = tell(words, piece);
    if (text !== null) return text;
  }
  return null;
}

function questPiece(words: Words, piece: QuestId): PieceText {
  const { type, cost, reward, ongoing } = quests[piece];
  const { name, text } = words.quests[piece];
  const face = { type, plot: ongoing !== null, cost, reward: plainReward(reward), text };
  return told({ name, text: words.questText(face) }, questRules[piece] ?? 'WD-QUEST-01');
}

function dutyPiece(words: Words, piece: DutyId): PieceText {
  const { cost, reward } = duties[piece];
  const { name, text } = words.mandatoryQuests[piece];
  return told({ name, text: words.questText({ type: null, plot: false, cost, reward: plainReward(reward), text }) }, 'WD-QUEST-07');
}

const isQuest = (piece: Piece): piece is QuestId => piece in quests;
const isDutyId = (piece: Piece): piece is DutyId => piece in duties;
const isIntrigue = (piece: Piece): piece is IntrigueName => piece in intrigues;
const isCard = (piece: Piece): piece is IntrigueId => piece in nameOf;
const isLord = (piece: Piece): piece is LordId => piece in lords;
const isRow = (piece: Piece): piece is Row => Object.hasOwn(rowRules, piece);
const isSpace = (piece: Piece): piece is BasicSpaceId => piece in basicSpaces;
