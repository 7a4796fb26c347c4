import { adventurers } from '../src/content/goods.ts';
import type { IntrigueName } from '../src/content/tables.ts';
import type { Pile } from './piles.ts';
import type { Answer, Who, Words } from './words.ts';

type Of<T extends Answer['type']> = Extract<Answer, { readonly type: T }>;

/** Several moves of one question as one command: adventurers are counted, spaces and cards are listed. A pass at the end adds nothing. */
export function togetherText({ moves: single, together }: Words, moves: readonly Answer[], name: Who): string | null {
  const of = <T extends Answer['type']>(type: T): Of<T>[] => moves.filter((move): move is Of<T> => move.type === type);
  const { type } = moves[0]!;
  if (type === 'take' || type === 'give' || type === 'steal' || type === 'spend') return together[type](pileOf(of(type)));
  if (type === 'place') return together.place(of(type).map(({ space }) => space));
  if (type === 'discard') return together.discard(tally(of(type).map(({ card }) => card)));
  if (type !== 'recall') return null;
  const recalled = of(type);
  return recalled.length === 1 ? single.recall(recalled[0]!, name) : together.recall(recalled.map(({ space }) => space));
}

function pileOf(moves: readonly Of<'take' | 'give' | 'steal' | 'spend'>[]): Pile {
  return Object.fromEntries(adventurers.map((type) => [type, moves.filter(({ adventurer }) => adventurer === type).length]));
}

/** Each card once, with the number of its copies. */
function tally(cards: readonly IntrigueName[]): (readonly [card: IntrigueName, copies: number])[] {
  return [...new Set(cards)].map((card) => [card, cards.filter((each) => each === card).length]);
}
