import { counter, type Forms, type Language } from '@fathom/kernel';
import type { Lying } from '../src/content/goods.ts';
import type { Counted } from './cards/named.ts';

/** What is counted together: goods, points, cards, and adventurers of any type. */
export type Thing = Lying | 'vp' | 'any' | 'intrigue';
export type Pile = Readonly<Partial<Record<Thing, number>>>;

/** In the order they are told. */
const order: readonly Thing[] = ['vp', 'cleric', 'fighter', 'rogue', 'wizard', 'any', 'gold', 'intrigue', 'corruption'];

export interface Spelling {
  /** Alone: «3 жреца и 2 золотых». */
  readonly listed: (pile: Pile) => string;
  /** After a verb: «берёт 3 жрецов и 2 золотых». */
  readonly taken: (pile: Pile) => string;
}

export function spelling(
  language: Language,
  list: { readonly format: (items: readonly string[]) => string },
  counted: Readonly<Record<Thing, Pick<Counted, 'forms' | 'taken'>>>,
): Spelling {
  const count = counter(language);
  const spell = (pile: Pile, formsOf: (thing: Thing) => Forms): string =>
    list.format(order.flatMap((thing) => ((pile[thing] ?? 0) === 0 ? [] : [count(pile[thing]!, formsOf(thing))])));
  return {
    listed: (pile) => spell(pile, (thing) => counted[thing].forms),
    taken: (pile) => spell(pile, (thing) => counted[thing].taken),
  };
}
