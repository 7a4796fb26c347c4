import type { Additive, GameText, OrderValue, Piece, PieceText } from '@fathom/kernel';
import { cards, isMonster, type AllyId, type CardId } from '../src/content/cards.ts';
import { locations, type LocationId } from '../src/content/locations.ts';
import { lords, type LordId } from '../src/content/lords.ts';
import { races, type Race } from '../src/content/races.ts';
import type { Event } from '../src/events.ts';
import { pieceRef } from '../src/pieces.ts';
import type { AbyssRule } from '../src/rule-ids.ts';
import { tieBreakOf } from '../src/rules/end.ts';
import type { Abyss } from '../src/state.ts';
import type { Answer, Place, Who, Words } from './words.ts';

/** What is counted once where it happens several times in a row. */
const additive: Additive<Event> = {
  pearlsGained: ['amount'],
  pearlsLost: ['amount'],
  keysGained: ['amount'],
  tokensGained: ['count', 'values'],
  alliesStored: ['allies'],
  alliesDiscarded: ['allies'],
  nebulisGained: ['amount'],
  nebulisReturned: ['amount'],
};

/** A table of sentences by type holds, under each type, the sentence for just that type; the compiler cannot follow it through a union. */
export function gameText(words: Words): GameText<Abyss> {
  return {
    title: words.title,
    blurb: words.blurb,
    prompt: (question) => words.prompts[question],
    moment: ({ endedBy }) => (endedBy === null ? null : words.lastTurn),
    move: (move, name) => (words.moves[move.type] as (move: Answer, who: Who) => string)(move, name),
    event: (event, name) => (words.events[event.type] as (event: Event, who: Who) => string | null)(event, name),
    additive: (event) => additive[event.type] ?? [],
    together: (moves, name) => togetherText(words, moves, name),
    sums: (sums) => sumsText(words, sums),
    piece: (piece) => pieceText(words, piece),
    automaton: () => words.title, // nobody but people and bots sits at this table
    option: (name) => words.options[name],
    optionValue: (name, value) => (words.optionValues[name] as (value: unknown) => string)(value),
    order: (name) => orderText(words, name),
    orderValue: (name, value) => orderValueText(words, name, value),
    part: (part) => words.score[part as keyof Words['score']],
    points: (n) => `${n} ${words.points}`,
    tieBreak: (view, winners) => tieText(words.ties, tieBreakOf(view, winners)),
  };
}

function tieText(ties: Words['ties'], tie: ReturnType<typeof tieBreakOf>): string | null {
  if (tie === null) return null;
  return tie.by === 'shared' ? ties.shared : ties[tie.by](tie.won, tie.lost);
}

/** A payment is called by its last word: the coins. Other amounts are counted together. */
function togetherText({ moves: single, together }: Words, moves: readonly Answer[], name: Who): string | null {
  const last = moves.at(-1)!;
  const of = <T extends Answer['type']>(type: T): Extract<Answer, { readonly type: T }>[] =>
    moves.filter((move): move is Extract<Answer, { readonly type: T }> => move.type === type);
  if (last.type === 'done') return single.done(last, name);
  if (last.type === 'give') return together.give(of('give').map(({ to }) => name(to)));
  if (last.type === 'turn') return together.turn(of('turn').map(({ lord }) => lord));
  if (last.type !== 'discard' && last.type !== 'payUp') return null;
  const discarded = of('discard').map(({ ally }) => ally);
  return together.discard(discarded, of('payUp').length);
}

/** `value` and `races` as far as they have come, and a race that must be among them. */
function sumsText({ paid }: Words, sums: readonly { readonly part: string; readonly have: number; readonly need: number }[]): string {
  const at = (part: string): string => sums.filter((sum) => sum.part === part).map(({ have, need }) => `${have} / ${need}`)[0] ?? '';
  const missing = races.find((race) => sums.some(({ part, have }) => part === race && have === 0)) ?? null;
  return paid(at('value'), at('races'), missing);
}

/** What can be ordered: `pass`, or a race with `-price` or `-value`. */
function orderText({ orders }: Words, name: string): string {
  const [race, what] = name.split('-');
  return what === undefined ? orders.pass : what === 'price' ? orders.price(race as Race | 'kraken') : orders.value(race as Race);
}

function orderValueText({ orders }: Words, name: string, value: OrderValue): string {
  if (typeof value === 'boolean') return orders.passes(value);
  return name.endsWith('-price') ? orders.upTo(value as number | 'ask') : orders.from(Number(value));
}

/** Where the rulebook speaks of what is no card. */
const placeRules: Readonly<Record<Place, AbyssRule>> = {
  deck: 'AB-EXP-01',
  lordDeck: 'AB-PLOT-01',
  tiles: 'AB-LOC-07',
  pearls: 'AB-REC-06',
  keys: 'AB-LOC-01',
  threat: 'AB-THR-05',
  lootDeck: 'KR-LOOT-02',
  monster: 'AB-THR-01',
  seat: 'AB-TURN-01',
  monsters: 'AB-SCORE-05',
};

/** An ally as the table reads it: one of its race, and its value. */
export const allyName = (words: Pick<Words, 'races'>, id: AllyId): string => `${words.races[cards[id].race!].one} ${cards[id].value}`;

/** By the IDs that the rules point with. */
function pieceText(words: Words, piece: Piece): PieceText | null {
  const ref = pieceRef(piece);
  if (ref === null) return null;
  if (ref.type === 'card') return cardText(words, ref.id);
  if (ref.type === 'lord') return { ...words.lords[ref.id], rule: lords[ref.id].rule };
  if (ref.type === 'location') return { ...words.locations[ref.id], rule: locations[ref.id].rule };
  if (ref.type === 'sentinel') return { name: words.sentinels[ref.id], text: words.sentinel, rule: 'KR-SENT-02' };
  if (ref.type === 'stack') return { ...words.stack(ref.race), rule: 'AB-COUNCIL-01' };
  return { ...words.places[ref.type], rule: placeRules[ref.type] };
}

function cardText(words: Words, card: CardId): PieceText {
  if (isMonster(card)) return { ...words.places.monster, rule: placeRules.monster };
  const { race, nebulis } = cards[card];
  return race === 'kraken'
    ? { name: allyName(words, card), text: words.kraken(nebulis), rule: 'KR-ALLY-04' }
    : { name: allyName(words, card), text: words.ally, rule: 'AB-SETUP-04' };
}

export const isLord = (piece: Piece): piece is LordId => piece in lords;
export const isLocation = (piece: Piece): piece is LocationId => piece in locations;
