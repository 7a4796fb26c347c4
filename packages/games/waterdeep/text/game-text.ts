import type { Additive, GameText, Piece, PieceText } from '@fathom/kernel';
import { resources, type Lying } from '../src/content/goods.ts';
import { buildings, duties, intrigues, nameOf, quests, type DutyId, type IntrigueName, type QuestId } from '../src/content/tables.ts';
import type { Effect } from '../src/effects/operation.ts';
import { ROUNDS } from '../src/rules/round.ts';
import type { Event } from '../src/events.ts';
import { parsePiece, type Figure, type PieceRef, type Place, type Row } from '../src/pieces.ts';
import { isHarbor, isInn } from '../src/queries.ts';
import type { WaterdeepRule } from '../src/rule-ids.ts';
import { tieBreakOf } from '../src/rules/scoring.ts';
import type { Waterdeep } from '../src/state.ts';
import type { Pile } from './piles.ts';
import { buildingRules, intrigueRules, lordRules, questRules, spaceRules } from './rules.ts';
import { togetherText } from './together.ts';
import type { Answer, Who, Words } from './words.ts';

/** What can lie in a tavern. */
const lying: readonly Lying[] = [...resources, 'corruption'];

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
    moment: ({ round, players }, seat) => words.moment(round, ROUNDS, players[seat]!.pool),
    move: (move, name) => (words.moves[move.type] as (move: Answer, who: Who) => string)(move, name),
    event: (event, name) =>
      (words.events[event.type] as (event: Event, who: Who) => string | null)(event, name)?.replace(/!\.$/, '!') ?? null, // Free Drinks!
    additive: (event) => additive[event.type] ?? [],
    together: (moves, name) => togetherText(words, moves, name),
    piece: (piece) => pieceText(words, piece),
    automaton: () => words.title, // nobody but people and bots sits at this table
    option: (name) => words.options[name],
    optionValue: (name, value) => (words.optionValues[name] as (value: unknown) => string)(value),
    part: (part) => words.score[part as keyof Words['score']],
    lead: (part, won, lost) => (part === 'game' ? words.ahead(won, lost) : null),
    amount(fact, n) {
      const good = lying.find((each) => each === fact.split('.').at(-1));
      return good === undefined ? null : words.taken({ [good]: n });
    },
    points: (n) => `${n} ${words.points}`,
    tieBreak: (view, winners) => tieText(words.ties, tieBreakOf(view, winners)),
  };
}

function tieText(ties: Words['ties'], tie: ReturnType<typeof tieBreakOf>): string | null {
  if (tie === null) return null;
  return tie.by === 'shared' ? ties.shared : ties[tie.by](tie.won, tie.lost);
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
const figureRules: Readonly<Record<Figure, WaterdeepRule>> = { ambassador: 'WD-AGENT-05', lieutenant: 'WD-AGENT-03' };
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

const told = ({ name, text }: { readonly name: string; readonly text: string }, rule: WaterdeepRule): PieceText => ({ name, text, rule });

/** The text of a piece, by its kind. */
const tell: { readonly [K in PieceRef['kind']]: (words: Words, ref: Extract<PieceRef, { readonly kind: K }>) => PieceText } = {
  quest: (words, { id }) => questPiece(words, id),
  duty: (words, { id }) => dutyPiece(words, id),
  card: (words, { id }) => intriguePiece(words, nameOf[id]),
  intrigue: (words, { id }) => intriguePiece(words, id),
  building(words, { id }) {
    const building = words.buildings[id];
    return told({ name: building.name, text: words.buildingText(buildings[id].cost, building) }, buildingRules[id]);
  },
  lord: (words, { id }) => told(words.lords[id], lordRules[id]),
  row: (words, { id }) => told(words.spaces[id], rowRules[id]),
  space(words, { id }) {
    const row = isInn(id) ? 's-cliffwatch-inn' : isHarbor(id) ? 's-waterdeep-harbor' : null;
    return told(row === null ? words.spaces[id as keyof Words['spaces']] : words.slots[row][Number(id.at(-1)) - 1]!, spaceRules[id]);
  },
  tavern: (words, { what }) => told(words.tavern(what), tavernRule(what)),
  supply: (words, { what }) => told(words.supply(what), 'WD-SETUP-05'),
  questType: (words, { type }) => told({ name: words.questTypes[type].name, text: words.typeText }, 'WD-INTRIGUE-22'),
  figure: (words, { id }) => told(words.specialAgents[id], figureRules[id]),
  place: (words, { id }) => told(words.places[id], placeRules[id]),
};

export function pieceText(words: Words, piece: Piece): PieceText | null {
  const ref = parsePiece(piece);
  return ref === null ? null : (tell[ref.kind] as (words: Words, piece: PieceRef) => PieceText)(words, ref);
}

function intriguePiece(words: Words, id: IntrigueName): PieceText {
  const { name, text } = words.intrigue[id];
  return told({ name, text: words.intrigueText(intrigues[id].kind, text) }, intrigueRules[id]);
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
