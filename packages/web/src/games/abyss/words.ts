import { counter, type Language } from '@fathom/kernel';

/** What a screen reader says about a piece after its name. */
interface Notes {
  readonly influence: (n: number) => string;
  readonly cost: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly unknown: string;
  readonly pearls: (n: number) => string;
  readonly keys: (n: number) => string;
  readonly tokens: (n: number) => string;
  readonly step: (n: number) => string;
  readonly turned: string;
  /** All lords of a player; the seventh ends the game. */
  readonly lords: (n: number) => string;
}

const en = counter('en');
const ru = counter('ru');
const uk = counter('uk');

export const notes: Readonly<Record<Language, Notes>> = {
  en: {
    influence: (n) => `influence ${n}`,
    cost: (n) => `cost ${n}`,
    cards: (n) => en(n, { one: 'card', other: 'cards' }),
    unknown: 'number of cards secret',
    pearls: (n) => en(n, { one: 'pearl', other: 'pearls' }),
    keys: (n) => en(n, { one: 'key', other: 'keys' }),
    tokens: (n) => en(n, { one: 'monster token', other: 'monster tokens' }),
    step: (n) => `step ${n} of 6`,
    turned: 'turned, without ability',
    lords: (n) => `Lords: ${n} of 7`,
  },
  ru: {
    influence: (n) => `влияние ${n}`,
    cost: (n) => `стоимость ${n}`,
    cards: (n) => ru(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' }),
    unknown: 'число карт скрыто',
    pearls: (n) => ru(n, { one: 'жемчужина', few: 'жемчужины', many: 'жемчужин', other: 'жемчужины' }),
    keys: (n) => ru(n, { one: 'ключ', few: 'ключа', many: 'ключей', other: 'ключа' }),
    tokens: (n) => ru(n, { one: 'жетон чудовища', few: 'жетона чудовищ', many: 'жетонов чудовищ', other: 'жетона чудовищ' }),
    step: (n) => `шаг ${n} из 6`,
    turned: 'перевёрнут, без способности',
    lords: (n) => `Лорды: ${n} из 7`,
  },
  uk: {
    influence: (n) => `вплив ${n}`,
    cost: (n) => `вартість ${n}`,
    cards: (n) => uk(n, { one: 'карта', few: 'карти', many: 'карт', other: 'карти' }),
    unknown: 'кількість карт прихована',
    pearls: (n) => uk(n, { one: 'перлина', few: 'перлини', many: 'перлин', other: 'перлини' }),
    keys: (n) => uk(n, { one: 'ключ', few: 'ключі', many: 'ключів', other: 'ключа' }),
    tokens: (n) => uk(n, { one: 'жетон чудовиська', few: 'жетони чудовиськ', many: 'жетонів чудовиськ', other: 'жетона чудовиська' }),
    step: (n) => `крок ${n} з 6`,
    turned: 'перевернутий, без властивості',
    lords: (n) => `Лорди: ${n} з 7`,
  },
};
