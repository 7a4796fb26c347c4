import { counter } from '@fathom/kernel';
import type { Guild } from '../src/content/guilds.ts';
import type { LocationId } from '../src/content/locations.ts';
import { lords, type LordId } from '../src/content/lords.ts';
import type { Named, Words } from './words.ts';

const count = counter('uk');
const joined = new Intl.ListFormat('uk', { type: 'conjunction' });
/** «і» does not stand before another «і»: «мага та інтригана». */
const list = (items: readonly string[]): string => joined.format(items).replace(/ і (?=[ії])/iu, ' та ');

const lordCount = (n: number): string => count(n, { one: 'лорд', few: 'лорди', many: 'лордів', other: 'лорда' });
const cardCount = (n: number): string => count(n, { one: 'карта', few: 'карти', many: 'карт', other: 'карти' });
/** After a verb: «відкрити 1 карту», «отримує 1 перлину». */
const cards = (n: number): string => count(n, { one: 'карту', few: 'карти', many: 'карт', other: 'карти' });
/** «Відкрити 1 карту лорда», «відкрити 3 карти лордів». */
const lordCards = (n: number): string => count(n, { one: 'карту лорда', few: 'карти лордів', many: 'карт лордів', other: 'карти лордів' });
const pearls = (n: number): string => count(n, { one: 'перлину', few: 'перлини', many: 'перлин', other: 'перлини' });

/** `of` is the genitive: «стос магів». */
const guilds = {
  farmer: { name: 'Фермери', of: 'фермерів', color: 'жовтий' },
  military: { name: 'Військовики', of: 'військовиків', color: 'червоний' },
  merchant: { name: 'Торговці', of: 'торговців', color: 'зелений' },
  politician: { name: 'Політики', of: 'політиків', color: 'синій' },
  mage: { name: 'Маги', of: 'магів', color: 'фіолетовий' },
} as const;

/** `whom` is the accusative, as inside a sentence: «розміщує вельможу магів». */
const kinds = {
  schemer: {
    name: 'Інтриган',
    whom: 'інтригана',
    text: '0 ОВ. Під час розміщення можна поміняти місцями двох своїх лордів без ключів.',
  },
  silverKeeper: { name: 'Срібний ключар', whom: 'срібного ключаря', text: '1 ОВ. Дає срібний ключ.' },
  goldKeeper: { name: 'Золотий ключар', whom: 'золотого ключаря', text: '2 ОВ. Дає золотий ключ.' },
  pearlBroker: { name: 'Скарбник', whom: 'скарбника', text: '3 ОВ. Під час розміщення дає 2 перлини.' },
  pearlBearer: { name: 'Ювелір', whom: 'ювеліра', text: '4 ОВ. Під час розміщення дає 1 перлину.' },
  grandee: { name: 'Вельможа', whom: 'вельможу', text: '6 ОВ. Під час розміщення верхній лорд колоди йде у скид.' },
} as const;

const palace = (guild: Guild): Named => ({
  name: `Палац ${guilds[guild].of}`,
  text: `Наприкінці: стільки ОВ, скільки має ваш найкращий лорд із гільдії ${guilds[guild].of}.`,
});
const guildhall = (guild: Guild): Named => ({
  name: `Ратуша ${guilds[guild].of}`,
  text: `Наприкінці: 1 ОВ і ще по 1 ОВ за кожного вашого лорда з гільдії ${guilds[guild].of}.`,
});
const circle = (name: string, worth: string, vp: number): Named => ({
  name,
  text: `Наприкінці: ${vp} ОВ за кожного лорда у вашій найбільшій групі сусідніх лордів ${worth}.`,
});

const locations: Words['locations'] = {
  'grand-citadel': { name: 'Велика цитадель', text: 'Наприкінці: 7 ОВ.' },
  'pearl-grotto': { name: 'Перлинний грот', text: 'Одразу: 1 перлина. Наприкінці: 5 ОВ.' },
  'pearl-lagoon': { name: 'Перлинна лагуна', text: 'Одразу: 2 перлини. Наприкінці: 4 ОВ.' },
  'pearl-hoard': { name: 'Перлинний скарб', text: 'Одразу: 3 перлини. Наприкінці: 3 ОВ.' },
  'silver-gate': { name: 'Срібна брама', text: 'Наприкінці: 1 ОВ за кожен ваш срібний ключ, навіть використаний.' },
  'gilded-gate': { name: 'Позолочена брама', text: 'Наприкінці: 2 ОВ за кожен ваш золотий ключ, навіть використаний.' },
  'oyster-market': { name: 'Устричний ринок', text: 'Наприкінці: 1 ОВ за кожну пару ваших перлин.' },
  'drowned-lighthouse': { name: 'Затонулий маяк', text: 'Наприкінці: 2 ОВ за кожну вашу карту володінь разом із цією.' },
  'narrow-strait': {
    name: 'Вузька протока',
    text: 'До вашого наступного ходу суперники вступають у змову лише з верхнім лордом колоди. Наприкінці: 3 ОВ.',
  },
  'twin-straits': {
    name: 'Подвійна протока',
    text: 'До вашого наступного ходу суперники, вступаючи в змову, відкривають рівно двох верхніх лордів колоди й залишають одного. Наприкінці: 3 ОВ.',
  },
  'hall-of-recall': { name: 'Зала повернення', text: 'Одразу: усі стоси скиду затасовують у колоду лордів. Наприкінці: 3 ОВ.' },
  'shifting-reef': { name: 'Мандрівний риф', text: 'Одразу: усі відкриті володіння затасовують у колоду володінь. Наприкінці: 3 ОВ.' },
  'locksmiths-vault': {
    name: 'Сховище ключника',
    text: 'Відтепер, щоб узяти володіння, вам досить будь-яких 2 ключів. Наприкінці: 3 ОВ.',
  },
  'cartographers-archive': {
    name: 'Архів картографа',
    text: 'Відтепер ви берете володіння лише з колоди: переглядаєте її всю, вибираєте карту й перетасовуєте решту. Наприкінці: 3 ОВ.',
  },
  'farmer-palace': palace('farmer'),
  'military-palace': palace('military'),
  'merchant-palace': palace('merchant'),
  'politician-palace': palace('politician'),
  'mage-palace': palace('mage'),
  'farmer-guildhall': guildhall('farmer'),
  'military-guildhall': guildhall('military'),
  'merchant-guildhall': guildhall('merchant'),
  'politician-guildhall': guildhall('politician'),
  'mage-guildhall': guildhall('mage'),
  'value-circle-1': circle('Коло одиниць', 'з 1 ОВ', 1),
  'value-circle-2': circle('Коло двійок', 'із 2 ОВ', 2),
  'value-circle-3': circle('Коло трійок', 'із 3 ОВ', 2),
  'value-circle-4': circle('Коло четвірок', 'із 4 ОВ', 2),
  'forgotten-islet': { name: 'Забутий острівець', text: 'Наприкінці: 1 ОВ і ще по 1 ОВ за кожного вашого лорда з 0 або 6 ОВ.' },
};

/** The names whose accusative differs. */
const accusative: Partial<Record<LocationId, string>> = {
  'grand-citadel': 'Велику цитадель',
  'pearl-lagoon': 'Перлинну лагуну',
  'silver-gate': 'Срібну браму',
  'gilded-gate': 'Позолочену браму',
  'narrow-strait': 'Вузьку протоку',
  'twin-straits': 'Подвійну протоку',
  'hall-of-recall': 'Залу повернення',
  'farmer-guildhall': `Ратушу ${guilds.farmer.of}`,
  'military-guildhall': `Ратушу ${guilds.military.of}`,
  'merchant-guildhall': `Ратушу ${guilds.merchant.of}`,
  'politician-guildhall': `Ратушу ${guilds.politician.of}`,
  'mage-guildhall': `Ратушу ${guilds.mage.of}`,
};

const rivals: Words['rivals'] = {
  farmer: { name: 'Жнець', text: 'Умови по черзі: кілька лордів, ключі, коаліція. Бонусу немає.' },
  military: {
    name: 'Адмірал',
    text: 'Умови по черзі: червоні, шістки, коаліція, кілька лордів. Коли він бере червоний стос, ви у свій хід вступаєте в змову лише з верхнім лордом колоди. Бонус: 1 ОВ і ще по 2 ОВ за кожного його червоного лорда.',
  },
  merchant: { name: 'Магнат', text: 'Умови по черзі: перлини, коаліція, кілька лордів. Бонус: 1 ОВ за кожну пару його перлин.' },
  politician: { name: 'Канцлер', text: 'Умови по черзі: шістки, ключі, коаліція, кілька лордів. Бонус: ОВ його найкращого лорда.' },
  mage: {
    name: 'Оракул',
    text: 'Умови по черзі: ключі, коаліція, кілька лордів. Щоб узяти володіння, йому досить будь-яких 2 ключів. Бонус: 1 ОВ за кожну його карту володінь.',
  },
};

/** A lord as the object of a sentence, with the influence that matters. */
const lord = (id: LordId): string => `${kinds[lords[id].kind].whom} ${guilds[lords[id].guild].of} (${lords[id].vp})`;
/** Where the guild has just been named; `listed` follows a colon. */
const short = (id: LordId): string => `${kinds[lords[id].kind].whom} (${lords[id].vp})`;
const listed = (id: LordId): string => `${kinds[lords[id].kind].name.toLowerCase()} (${lords[id].vp})`;
/** A location as the object of a sentence. */
const location = (id: LocationId): string => `«${accusative[id] ?? locations[id].name}»`;

export const uk: Words = {
  language: 'uk',
  title: 'Повелителі Безодні',
  points: 'ОВ',
  blurb: 'Збирайте лордів в альянс, здобувайте ключі та перлини й наберіть найбільше впливу до кінця гри.',
  guilds,
  kinds,
  lord: (kind, guild) => `${kinds[kind].name} ${guilds[guild].of}`,
  locations,
  rivals,
  pieces: {
    lordDeck: { name: 'Колода лордів', text: 'Відкрийте від 1 до 3 карт, залиште одного лорда, решту скиньте.' },
    locationDeck: {
      name: 'Колода володінь',
      text: 'Коли ключі дають володіння, відкрийте від 1 до 3 карт і візьміть одну; решта стане відкритими володіннями.',
    },
    token: { name: 'Жетон повторного ходу', text: 'Наприкінці ходу можна повернути його суперникові й виконати ще один хід.' },
    pile: (guild) => ({ name: `Стос ${guilds[guild].of}`, text: 'Візьміть увесь стос і розмістіть усіх його лордів у цей хід.' }),
  },
  slotsTaken: (taken, all) => `зайнято місць: ${taken} з ${all}`,
  lastTurn: 'Останній хід',
  prompts: {
    source: 'Вступіть у змову: відкрийте карти з колоди або візьміть стос',
    keep: 'Виберіть лорда, якого залишите',
    fit: 'Уміщуються не всі: виберіть лорда, який повернеться до стосу',
    nextLord: 'Виберіть, якого лорда розмістити наступним',
    swap: 'Можна поміняти місцями двох лордів без ключів',
    locationSource: 'Ключі дають володіння: відкрийте карти з колоди або візьміть відкриті',
    location: 'Виберіть, які володіння взяти',
    rivalPile: 'Виберіть стос, який візьме суперник',
    anotherTurn: 'Повернути жетон і виконати ще один хід?',
  },
  moves: {
    draw: ({ count }) => `Відкрити ${lordCards(count)}`,
    takePile: ({ guild }) => `Узяти стос ${guilds[guild].of}`,
    keep: (move) => `Залишити ${lord(move.lord)}`,
    return: (move) => `Повернути ${lord(move.lord)}`,
    place: (move) => `Розмістити ${lord(move.lord)}`,
    swap: ({ slots: [a, b] }) => `Поміняти лордів на місцях ${a} і ${b}`,
    decline: () => 'Нікого не міняти',
    reveal: ({ count }) => `Відкрити ${cards(count)} володінь`,
    takeOpen: (move) => `Узяти ${location(move.location)}`,
    takeLocation: (move) => `Узяти ${location(move.location)}`,
    useToken: () => 'Виконати ще один хід',
    endTurn: () => 'Завершити хід',
  },
  events: {
    gameBegan: (e, who) =>
      `Гра починається${e.rival === null ? '' : `, суперник — ${rivals[e.rival].name}`}. Перший хід: ${who(e.first)}. Відкриті володіння: «${locations[e.location].name}».`,
    turnBegan: () => null, // Every turn opens with what its player draws or takes.
    restrictionEnded: () => 'Обмеження на змову знято.',
    lordsRevealed: (e, who) => `${who(e.side)} відкриває ${list(e.lords.map(lord))}.`,
    lordKept: () => null, // The next line places it.
    lordDiscarded: () => null, // It was drawn, and another one is placed.
    pileTaken: (e, who) => `${who(e.side)} бере стос ${guilds[e.guild].of}: ${list(e.lords.map(listed))}.`,
    lordReturned: (e, who) => `${who(e.side)} повертає до стосу ${lord(e.lord)}.`,
    lordPlaced: (e, who) => `${who(e.side)} розміщує ${lord(e.lord)} на місці ${e.slot}.`,
    crestMoved: (e, who) => `${who(e.side)} ${e.from === null ? 'кладе' : 'переносить'} герб ${guilds[e.guild].of} на ${short(e.lord)}.`,
    lordsSwapped: (e, who) => `${who(e.side)} міняє місцями ${list(e.lords.map(lord))}: місця ${e.slots[0]} і ${e.slots[1]}.`,
    lordUnmasked: (e, who) => `${who(e.side)} скидає з колоди ${lord(e.lord)}.`,
    pearlsGained: (e, who) => `${who(e.side)} отримує ${pearls(e.amount)}${e.total === e.amount ? '' : ` (усього ${e.total})`}.`,
    masterChanged: (e, who) => `${who(e.side)} стає хранителем перлин.`,
    locationsRevealed: (e, who) => `${who(e.side)} відкриває ${list(e.locations.map(location))}.`,
    deckSearched: (e, who) => `${who(e.side)} переглядає колоду володінь.`,
    noLocationLeft: (e, who) => `Колода володінь порожня: ${who(e.side)} нічого не бере, ключі лишаються активними.`,
    locationTaken: (e, who) =>
      `${who(e.side)} бере ${e.from === 'open' ? `відкриті володіння «${locations[e.location].name}»` : location(e.location)}.`,
    locationOpened: () => null, // It was revealed, and another one is taken.
    conspireRestricted: (e, who) =>
      `${who(e.by)} обмежує змову інших: ${e.draw === 1 ? 'лише верхній лорд' : 'рівно 2 верхні лорди'} колоди.`,
    lordsRecalled: (e) => `Усі стоси скиду затасовано в колоду: ${lordCount(e.count)}.`,
    locationsRecalled: (e) => `Усі відкриті володіння затасовано в колоду: ${cardCount(e.count)}.`,
    endArmed: (e, who) => `${who(e.side)} завершує альянс: усі інші мають ще по одному ходу.`,
    tokenWon: (e, who) => `${who(e.side)} забирає в суперника жетон повторного ходу.`,
    tokenSpent: (e, who) => `${who(e.side)} повертає жетон і виконує ще один хід.`,
    gameEnded: (e, who) =>
      `Гру завершено: ${e.scores.map((score, side) => `${who(side)} — ${score} ОВ`).join(', ')}. ${e.winners.length === 1 ? 'Перемагає' : 'Перемагають'} ${list(e.winners.map(who))}.`,
  },
  options: { first: 'Перший гравець', bonusLocations: 'Додаткові володіння', rival: 'Суперник' },
  optionValues: {
    first: (value) => (value === 'random' ? 'Випадково' : `Гравець ${value}`),
    bonusLocations: (value) => (value ? 'Так' : 'Ні'),
    rival: (value) => (value === 'none' ? 'Немає' : value === 'random' ? 'Випадково' : `${rivals[value].name} (${guilds[value].name})`),
  },
  ties: {
    pearls: (won, lost) => `Нічия за очками: більше перлин, ${won} проти ${lost}.`,
    master: (isPerson) =>
      isPerson ? 'Нічия за очками: перемагає Хранитель перлин.' : 'Нічия за очками: Хранитель перлин не ви, тому перемагає суперник.',
    shared: 'Нічия і за очками, і за перлинами: перемога спільна.',
  },
  score: {
    lords: 'Лорди',
    locations: 'Володіння',
    coalition: 'Коаліція',
    master: 'Хранитель перлин',
    bonus: 'Бонус суперника',
    total: 'Разом',
  },
};
