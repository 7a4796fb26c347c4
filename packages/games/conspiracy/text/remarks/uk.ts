import { counter } from '@fathom/kernel';
import type { RemarkWords } from './remark-words.ts';

const count = counter('uk');

export const remarkWords: RemarkWords = {
  keys: { silver: 'срібний ключ', gold: 'золотий ключ' },
  pearls: (n) => count(n, { one: 'перлина', few: 'перлини', many: 'перлин', other: 'перлини' }),
  swaps: 'міняє місцями двох лордів',
  unmasks: 'скидає верхнього лорда колоди',
  usedKey: 'ключ уже не діє',
  crest: 'під гербом',
  slot: (slot) => `місце ${slot}`,
  alliance: { mine: 'у вашому альянсі', rival: 'в альянсі суперника', other: (name) => `в альянсі гравця ${name}` },
  drawn: 'щойно відкрито',
  waiting: 'чекає на розміщення',
  discarded: 'у стосі скиду',
  openLocation: 'відкриті володіння',
  revealedLocation: 'щойно відкрито',
  searched: 'з колоди володінь',
  faceDown: 'лежать сорочкою догори',
  worth: (points) => `зараз ${points}`,
  empty: 'порожній',
  lordCount: (n) => count(n, { one: 'лорд', few: 'лорди', many: 'лордів', other: 'лорда' }),
  cardCount: (n) => count(n, { one: 'карта', few: 'карти', many: 'карт', other: 'карти' }),
  inPile: (lord, points) => `${lord.toLowerCase()} ${points}`,
  token: { mine: 'у вас', rival: 'у суперника', other: (name) => `у гравця ${name}` },
  can: {
    draw: 'можна відкрити карти',
    takePile: 'можна взяти',
    keep: 'можна залишити',
    return: 'можна повернути',
    place: 'можна розмістити наступним',
    swap: 'можна поміняти місцями',
    reveal: 'можна відкрити карти',
    takeOpen: 'можна взяти',
    takeLocation: 'можна взяти',
    useToken: 'можна повернути',
    choose: 'можна вибрати',
  },
  standing: {
    keys({ silver, gold, isAnyKind }) {
      if (silver + gold === 0) return `Активних ключів немає; бракує ${isAnyKind ? 'будь-яких двох' : 'двох однакових'}.`;
      if (isAnyKind) return 'Є 1 ключ із 2; бракує ще одного, будь-якого.';
      if (silver === gold) return 'Є 1 срібний і 1 золотий ключ; бракує ще одного, будь-якого.';
      return silver > 0
        ? 'Є 1 срібний ключ із 2; бракує ще одного срібного або двох золотих.'
        : 'Є 1 золотий ключ із 2; бракує ще одного золотого або двох срібних.';
    },
    onlyFromDeck: 'Ви берете володіння лише з колоди: у вас «Архів картографа».',
    emptyPile: 'Цей стос порожній.',
    emptyDeck: 'Ця колода порожня.',
    mustDraw: (n) =>
      `Змову обмежено чужими володіннями: ви відкриваєте ${n === 1 ? 'лише верхнього лорда' : `рівно ${n} верхніх лордів`} колоди.`,
    fits: (room, lords) => `В альянс уміститься лордів: ${room} з ${lords}; решта повернеться до стосу.`,
  },
};
