import { counter } from '@fathom/kernel';
import type { Race } from '../../src/content/races.ts';
import type { RemarkWords } from './remark-words.ts';

const count = counter('ru');
const stacks: Readonly<Record<Race, string>> = {
  jellyfish: 'стопка медуз',
  crab: 'стопка крабов',
  seahorse: 'стопка морских коньков',
  shellfish: 'стопка моллюсков',
  squid: 'стопка кальмаров',
};
const pearls = (n: number): string => count(n, { one: 'жемчужина', few: 'жемчужины', many: 'жемчужин', other: 'жемчужины' });
const cards = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });

export const remarkWords: RemarkWords = {
  value: (n) => `значение ${n}`,
  brings: (n) => `приносит ${count(n, { one: 'небулис', few: 'небулиса', many: 'небулисов', other: 'небулиса' })}`,
  onTrack: (space) => `на месте ${space} трека`,
  forSale: (n) => `продаётся, цена: ${pearls(n)}`,
  hand: { mine: 'у вас на руке', other: (name) => `на руке игрока ${name}` },
  affiliated: { mine: 'ваш компаньон', other: (name) => `компаньон игрока ${name}` },
  spent: 'потрачен в оплате',
  discarded: 'в сбросе',
  guild: (guild) => `гильдия: ${guild.toLowerCase()}`,
  influence: (n) => `влияние ${n}`,
  key: 'с ключом',
  cost: (value) => `стоимость ${value}`,
  races(n, named) {
    if (named === null) return `рас: ${n}`;
    return n === 1 ? `только ${named.toLowerCase()}` : `рас: ${n}, среди них ${named.toLowerCase()}`;
  },
  lord: { mine: 'ваш лорд', other: (name) => `лорд игрока ${name}` },
  turned: 'повёрнут, без способности',
  covered: (location) => `под локацией «${location}»`,
  inCourt: 'во Дворе',
  reserved: { mine: 'в резерве для вас', other: (name) => `в резерве для игрока ${name}` },
  available: 'доступная локация',
  location: { mine: 'ваша локация', other: (name) => `локация игрока ${name}` },
  revealed: 'только что открыта',
  worth: (points) => `сейчас приносит ${points}`,
  loot: (values) => `добыча: ${values.join(' и ')}`,
  sentinel: { mine: 'у вас', other: (name) => `у игрока ${name}`, nobody: 'ничей' },
  posted: (on) => `охраняет: ${on}`,
  stackOf: (race) => stacks[race],
  secret: 'число карт скрыто',
  cards,
  tiles: (n) => count(n, { one: 'локация', few: 'локации', many: 'локаций', other: 'локации' }),
  has: { mine: (what) => `у вас ${what}`, other: (name, what) => `у игрока ${name} ${what}` },
  pearls,
  keys: (n) => count(n, { one: 'ключ', few: 'ключа', many: 'ключей', other: 'ключа' }),
  inHand: (n) => `${cards(n)} на руке`,
  lords: (n) => `лорды: ${n} из 7`,
  step: (n) => `деление ${n} из 6`,
  tokens: (n) => count(n, { one: 'жетон чудовища', few: 'жетона чудовищ', many: 'жетонов чудовищ', other: 'жетона чудовищ' }),
  can: {
    explore: 'можно исследовать глубины',
    goOn: 'можно исследовать дальше',
    takeStack: 'можно взять',
    recruit: 'можно нанять',
    plot: 'можно плести интриги',
    buy: 'можно купить',
    take: 'можно взять',
    fight: 'можно сразиться',
    spend: 'можно заплатить этой картой',
    affiliate: 'можно сделать компаньоном',
    takeLocation: 'можно взять',
    drawTiles: 'можно открыть новые',
    discard: 'можно сбросить',
    sell: 'можно продать',
    banish: 'можно сбросить',
    oust: 'можно заменить',
    turn: 'можно повернуть',
    bribe: 'можно нанять за 5 жемчужин',
    dismiss: 'можно сбросить',
    appoint: 'можно нанять',
    choose: 'можно выбрать',
  },
  standing: {
    keys: (have, need) =>
      `Ключей: ${have} из ${need}; не хватает ещё ${count(need - have, { one: 'ключа', few: 'ключей', many: 'ключей', other: 'ключа' })}.`,
    reserved: (name) => `В резерве у стража игрока ${name}.`,
    emptyStack: 'Эта стопка пуста.',
    plot: {
      pearl: 'Для интриги не хватает жемчужины.',
      space: 'Двор заполнен: для нового лорда нет места.',
      lord: 'В колоде не осталось лордов.',
    },
  },
};
