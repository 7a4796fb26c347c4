import { counter } from '@fathom/kernel';
import type { RemarkWords } from './remark-words.ts';

const count = counter('ru');

export const remarkWords: RemarkWords = {
  keys: { silver: 'серебряный ключ', gold: 'золотой ключ' },
  pearls: (n) => count(n, { one: 'жемчужина', few: 'жемчужины', many: 'жемчужин', other: 'жемчужины' }),
  swaps: 'меняет местами двух лордов',
  unmasks: 'сбрасывает верхнего лорда колоды',
  usedKey: 'ключ уже не действует',
  crest: 'под гербом',
  slot: (slot) => `место ${slot}`,
  alliance: { mine: 'в вашем альянсе', rival: 'в альянсе соперника', other: (name) => `в альянсе игрока ${name}` },
  drawn: 'только что открыт',
  waiting: 'ждёт размещения',
  discarded: 'в стопке сброса',
  openLocation: 'открытые владения',
  revealedLocation: 'только что открыты',
  searched: 'из колоды владений',
  faceDown: 'лежат рубашкой вверх',
  worth: (points) => `сейчас ${points}`,
  empty: 'пуста',
  lordCount: (n) => count(n, { one: 'лорд', few: 'лорда', many: 'лордов', other: 'лорда' }),
  cardCount: (n) => count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' }),
  inPile: (lord, points) => `${lord.toLowerCase()} ${points}`,
  token: { mine: 'у вас', rival: 'у соперника', other: (name) => `у игрока ${name}` },
  can: {
    draw: 'можно открыть карты',
    takePile: 'можно взять',
    keep: 'можно оставить',
    return: 'можно вернуть',
    place: 'можно разместить следующим',
    swap: 'можно поменять местами',
    reveal: 'можно открыть карты',
    takeOpen: 'можно взять',
    takeLocation: 'можно взять',
    useToken: 'можно вернуть',
    choose: 'можно выбрать',
  },
  standing: {
    keys({ silver, gold, isAnyKind }) {
      if (silver + gold === 0) return `Активных ключей нет; не хватает ${isAnyKind ? 'любых двух' : 'двух одинаковых'}.`;
      if (isAnyKind) return 'Есть 1 ключ из 2; не хватает ещё одного, любого.';
      if (silver === gold) return 'Есть 1 серебряный и 1 золотой ключ; не хватает ещё одного, любого.';
      return silver > 0
        ? 'Есть 1 серебряный ключ из 2; не хватает ещё одного серебряного или двух золотых.'
        : 'Есть 1 золотой ключ из 2; не хватает ещё одного золотого или двух серебряных.';
    },
    onlyFromDeck: 'Вы берёте владения только из колоды: у вас «Архив картографа».',
    emptyPile: 'Эта стопка пуста.',
    emptyDeck: 'Эта колода пуста.',
    mustDraw: (n) =>
      `Сговор ограничен чужими владениями: вы открываете ${n === 1 ? 'только верхнего лорда' : `ровно ${n} верхних лордов`} колоды.`,
    fits: (room, lords) => `В альянс поместится лордов: ${room} из ${lords}; остальные вернутся в стопку.`,
  },
};
