import type { Language } from '@fathom/kernel';

/** What stands on the table as numbers beside marks, for screen readers. */
interface SpokenNumbers {
  readonly holdings: (pearls: number, silver: number, gold: number) => string;
  /** The most pearls of all, and who has them. */
  readonly mostPearls: (pearls: number, owner: string | null) => string;
}

export const numbersOf: Readonly<Record<Language, SpokenNumbers>> = {
  en: {
    holdings: (pearls, silver, gold) => `Pearls: ${pearls}. Silver keys: ${silver}. Gold keys: ${gold}.`,
    mostPearls: (pearls, owner) => (owner === null ? 'Nobody has pearls.' : `Most pearls: ${pearls}, ${owner}.`),
  },
  ru: {
    holdings: (pearls, silver, gold) => `Жемчужины: ${pearls}. Серебряные ключи: ${silver}. Золотые ключи: ${gold}.`,
    mostPearls: (pearls, owner) => (owner === null ? 'Ни у кого нет жемчужин.' : `Больше всего жемчужин: ${pearls}, ${owner}.`),
  },
  uk: {
    holdings: (pearls, silver, gold) => `Перлини: ${pearls}. Срібні ключі: ${silver}. Золоті ключі: ${gold}.`,
    mostPearls: (pearls, owner) => (owner === null ? 'Ні в кого немає перлин.' : `Найбільше перлин: ${pearls}, ${owner}.`),
  },
};
