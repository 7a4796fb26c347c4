import { counter } from '@fathom/kernel';
import type { Race } from '../../src/content/races.ts';
import type { RemarkWords } from './remark-words.ts';

const count = counter('uk');
const stacks: Readonly<Record<Race, string>> = {
  jellyfish: 'стос медуз',
  crab: 'стос крабів',
  seahorse: 'стос морських коників',
  shellfish: 'стос молюсків',
  squid: 'стос кальмарів',
};
const pearls = (n: number): string => count(n, { one: 'перлина', few: 'перлини', many: 'перлин', other: 'перлини' });
const cards = (n: number): string => count(n, { one: 'карта', few: 'карти', many: 'карт', other: 'карти' });

export const remarkWords: RemarkWords = {
  value: (n) => `сила ${n}`,
  brings: (n) => `приносить ${count(n, { one: 'небуліс', few: 'небуліси', many: 'небулісів', other: 'небуліса' })}`,
  onTrack: (space) => `у комірці ${space} треку`,
  forSale: (n) => `продається, ціна: ${pearls(n)}`,
  hand: { mine: 'у вас на руці', other: (name) => `на руці гравця ${name}` },
  affiliated: { mine: 'ваш залучений союзник', other: (name) => `залучений союзник гравця ${name}` },
  spent: 'витрачено в оплаті',
  discarded: 'у скиді',
  guild: (guild) => `гільдія: ${guild.toLowerCase()}`,
  influence: (n) => `вплив ${n}`,
  key: 'із ключем',
  cost: (value) => `вартість ${value}`,
  races(n, named) {
    if (named === null) return `рас: ${n}`;
    return n === 1 ? `лише ${named.toLowerCase()}` : `рас: ${n}, серед них ${named.toLowerCase()}`;
  },
  lord: { mine: 'ваш лорд', other: (name) => `лорд гравця ${name}` },
  turned: 'повернуто, без здібності',
  covered: (location) => `під місциною «${location}»`,
  inCourt: 'у Дворі',
  reserved: { mine: 'у резерві для вас', other: (name) => `у резерві для гравця ${name}` },
  available: 'доступна місцина',
  location: { mine: 'ваша місцина', other: (name) => `місцина гравця ${name}` },
  revealed: 'щойно відкрита',
  worth: (points) => `зараз дає ${points}`,
  loot: (values) => `здобич: ${values.join(' і ')}`,
  sentinel: { mine: 'у вас', other: (name) => `у гравця ${name}`, nobody: 'нічий' },
  posted: (on) => `охороняє: ${on}`,
  stackOf: (race) => stacks[race],
  secret: 'кількість карт прихована',
  cards,
  tiles: (n) => count(n, { one: 'місцина', few: 'місцини', many: 'місцин', other: 'місцини' }),
  has: { mine: (what) => `у вас ${what}`, other: (name, what) => `у гравця ${name} ${what}` },
  pearls,
  keys: (n) => count(n, { one: 'ключ', few: 'ключі', many: 'ключів', other: 'ключа' }),
  inHand: (n) => `${cards(n)} на руці`,
  lords: (n) => `лорди: ${n} з 7`,
  step: (n) => `поділка ${n} з 6`,
  tokens: (n) => count(n, { one: 'жетон чудовиська', few: 'жетони чудовиськ', many: 'жетонів чудовиськ', other: 'жетона чудовиська' }),
  can: {
    explore: 'можна досліджувати Глибини',
    goOn: 'можна досліджувати далі',
    takeStack: 'можна взяти',
    recruit: 'можна найняти',
    plot: 'можна плести інтриги',
    buy: 'можна купити',
    take: 'можна взяти',
    fight: 'можна битися',
    spend: 'можна заплатити цією картою',
    affiliate: 'можна залучити',
    takeLocation: 'можна взяти',
    drawTiles: 'можна відкрити нові',
    discard: 'можна скинути',
    sell: 'можна продати',
    banish: 'можна скинути',
    oust: 'можна замінити',
    turn: 'можна повернути',
    bribe: 'можна найняти за 5 перлин',
    dismiss: 'можна скинути',
    appoint: 'можна найняти',
    choose: 'можна вибрати',
  },
  standing: {
    keys: (have, need) =>
      `Ключів: ${have} з ${need}; бракує ще ${count(need - have, { one: 'ключа', few: 'ключів', many: 'ключів', other: 'ключа' })}.`,
    reserved: (name) => `У резерві у вартового гравця ${name}.`,
    emptyStack: 'Цей стос порожній.',
    plot: {
      pearl: 'Для інтриги бракує перлини.',
      space: 'Двір заповнений: для нового лорда немає місця.',
      lord: 'У колоді не лишилося лордів.',
    },
  },
};
