import { counter } from '@fathom/kernel';
import type { Guild } from '../src/content/guilds.ts';
import type { LocationId } from '../src/content/locations.ts';
import { lords, type LordId } from '../src/content/lords.ts';
import type { Named, Words } from './words.ts';

const count = counter('ru');
const list = new Intl.ListFormat('ru', { type: 'conjunction' });

const lordCount = (n: number): string => count(n, { one: 'лорд', few: 'лорда', many: 'лордов', other: 'лорда' });
const cardCount = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
/** After a verb: «открыть 1 карту», «получает 1 жемчужину». */
const cards = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
/** «Открыть 1 карту лорда», «открыть 3 карты лордов». */
const lordCards = (n: number): string => count(n, { one: 'карту лорда', few: 'карты лордов', many: 'карт лордов', other: 'карты лордов' });
const pearls = (n: number): string => count(n, { one: 'жемчужину', few: 'жемчужины', many: 'жемчужин', other: 'жемчужины' });

/** `of` is the genitive: «стопка магов». */
const guilds = {
  farmer: { name: 'Земледельцы', of: 'земледельцев', color: 'жёлтый' },
  military: { name: 'Воины', of: 'воинов', color: 'красный' },
  merchant: { name: 'Торговцы', of: 'торговцев', color: 'зелёный' },
  politician: { name: 'Политики', of: 'политиков', color: 'синий' },
  mage: { name: 'Маги', of: 'магов', color: 'фиолетовый' },
} as const;

/** `whom` is the accusative, as inside a sentence: «размещает вельможу магов». */
const kinds = {
  schemer: {
    name: 'Интриган',
    whom: 'интригана',
    text: '0 ОВ. При размещении можно поменять местами двух своих лордов без ключей.',
  },
  silverKeeper: { name: 'Серебряный ключарь', whom: 'серебряного ключаря', text: '1 ОВ. Даёт серебряный ключ.' },
  goldKeeper: { name: 'Золотой ключарь', whom: 'золотого ключаря', text: '2 ОВ. Даёт золотой ключ.' },
  pearlBroker: { name: 'Казначей', whom: 'казначея', text: '3 ОВ. При размещении даёт 2 жемчужины.' },
  pearlBearer: { name: 'Ювелир', whom: 'ювелира', text: '4 ОВ. При размещении даёт 1 жемчужину.' },
  grandee: { name: 'Вельможа', whom: 'вельможу', text: '6 ОВ. При размещении верхний лорд колоды уходит в сброс.' },
} as const;

const palace = (guild: Guild): Named => ({
  name: `Дворец ${guilds[guild].of}`,
  text: `В конце: столько ОВ, сколько у вашего лучшего лорда из гильдии ${guilds[guild].of}.`,
});
const guildhall = (guild: Guild): Named => ({
  name: `Ратуша ${guilds[guild].of}`,
  text: `В конце: 1 ОВ и ещё по 1 ОВ за каждого вашего лорда из гильдии ${guilds[guild].of}.`,
});
const circle = (name: string, value: number, vp: number): Named => ({
  name,
  text: `В конце: ${vp} ОВ за каждого лорда в вашей самой большой группе соседних лордов с ${value} ОВ.`,
});

const locations: Words['locations'] = {
  'grand-citadel': { name: 'Великая цитадель', text: 'В конце: 7 ОВ.' },
  'pearl-grotto': { name: 'Жемчужный грот', text: 'Сразу: 1 жемчужина. В конце: 5 ОВ.' },
  'pearl-lagoon': { name: 'Жемчужная лагуна', text: 'Сразу: 2 жемчужины. В конце: 4 ОВ.' },
  'pearl-hoard': { name: 'Жемчужный клад', text: 'Сразу: 3 жемчужины. В конце: 3 ОВ.' },
  'silver-gate': { name: 'Серебряные врата', text: 'В конце: 1 ОВ за каждый ваш серебряный ключ, даже использованный.' },
  'gilded-gate': { name: 'Золочёные врата', text: 'В конце: 2 ОВ за каждый ваш золотой ключ, даже использованный.' },
  'oyster-market': { name: 'Устричный рынок', text: 'В конце: 1 ОВ за каждую пару ваших жемчужин.' },
  'drowned-lighthouse': { name: 'Затонувший маяк', text: 'В конце: 2 ОВ за каждую вашу карту владений, включая эту.' },
  'narrow-strait': {
    name: 'Узкий пролив',
    text: 'До вашего следующего хода соперники вступают в сговор только с верхним лордом колоды. В конце: 3 ОВ.',
  },
  'twin-straits': {
    name: 'Двойной пролив',
    text: 'До вашего следующего хода соперники, вступая в сговор, открывают ровно двух верхних лордов колоды и оставляют одного. В конце: 3 ОВ.',
  },
  'hall-of-recall': { name: 'Зал возвращения', text: 'Сразу: все стопки сброса замешиваются в колоду лордов. В конце: 3 ОВ.' },
  'shifting-reef': { name: 'Блуждающий риф', text: 'Сразу: все открытые владения замешиваются в колоду владений. В конце: 3 ОВ.' },
  'locksmiths-vault': {
    name: 'Хранилище ключника',
    text: 'Теперь, чтобы взять владения, вам достаточно любых 2 ключей. В конце: 3 ОВ.',
  },
  'cartographers-archive': {
    name: 'Архив картографа',
    text: 'Теперь вы берёте владения только из колоды: просматриваете её всю, выбираете карту и перемешиваете остальные. В конце: 3 ОВ.',
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
  'value-circle-1': circle('Круг единиц', 1, 1),
  'value-circle-2': circle('Круг двоек', 2, 2),
  'value-circle-3': circle('Круг троек', 3, 2),
  'value-circle-4': circle('Круг четвёрок', 4, 2),
  'forgotten-islet': { name: 'Забытый островок', text: 'В конце: 1 ОВ и ещё по 1 ОВ за каждого вашего лорда с 0 или 6 ОВ.' },
};

/** The names whose accusative differs. */
const accusative: Partial<Record<LocationId, string>> = {
  'grand-citadel': 'Великую цитадель',
  'pearl-lagoon': 'Жемчужную лагуну',
  'farmer-guildhall': `Ратушу ${guilds.farmer.of}`,
  'military-guildhall': `Ратушу ${guilds.military.of}`,
  'merchant-guildhall': `Ратушу ${guilds.merchant.of}`,
  'politician-guildhall': `Ратушу ${guilds.politician.of}`,
  'mage-guildhall': `Ратушу ${guilds.mage.of}`,
};

const rivals: Words['rivals'] = {
  farmer: { name: 'Жнец', text: 'Условия по порядку: несколько лордов, ключи, коалиция. Бонуса нет.' },
  military: {
    name: 'Адмирал',
    text: 'Условия по порядку: красные, шестёрки, коалиция, несколько лордов. Когда он берёт красную стопку, вы в свой ход вступаете в сговор только с верхним лордом колоды. Бонус: 1 ОВ и ещё по 2 ОВ за каждого его красного лорда.',
  },
  merchant: { name: 'Магнат', text: 'Условия по порядку: жемчуг, коалиция, несколько лордов. Бонус: 1 ОВ за каждую пару его жемчужин.' },
  politician: { name: 'Канцлер', text: 'Условия по порядку: шестёрки, ключи, коалиция, несколько лордов. Бонус: ОВ его лучшего лорда.' },
  mage: {
    name: 'Оракул',
    text: 'Условия по порядку: ключи, коалиция, несколько лордов. Чтобы взять владения, ему достаточно любых 2 ключей. Бонус: 1 ОВ за каждую его карту владений.',
  },
};

/** A lord as the object of a sentence, with the influence that matters. */
const lord = (id: LordId): string => `${kinds[lords[id].kind].whom} ${guilds[lords[id].guild].of} (${lords[id].vp})`;
/** Where the guild has just been named; `listed` follows a colon. */
const short = (id: LordId): string => `${kinds[lords[id].kind].whom} (${lords[id].vp})`;
const listed = (id: LordId): string => `${kinds[lords[id].kind].name.toLowerCase()} (${lords[id].vp})`;
/** A location as the object of a sentence. */
const location = (id: LocationId): string => `«${accusative[id] ?? locations[id].name}»`;

export const ru: Words = {
  language: 'ru',
  title: 'Повелители Бездны',
  points: 'ОВ',
  blurb: 'Собирайте лордов в альянс, добывайте ключи и жемчуг и наберите больше всех влияния к концу игры.',
  guilds,
  kinds,
  lord: (kind, guild) => `${kinds[kind].name} ${guilds[guild].of}`,
  locations,
  rivals,
  pieces: {
    lordDeck: { name: 'Колода лордов', text: 'Откройте от 1 до 3 карт, оставьте одного лорда, остальных сбросьте.' },
    locationDeck: {
      name: 'Колода владений',
      text: 'Когда ключи дают владения, откройте от 1 до 3 карт и возьмите одну; остальные станут открытыми владениями.',
    },
    token: { name: 'Жетон повторного хода', text: 'В конце хода можно вернуть его сопернику и сделать ещё один ход.' },
    pile: (guild) => ({ name: `Стопка ${guilds[guild].of}`, text: 'Возьмите всю стопку и разместите всех её лордов в этот ход.' }),
  },
  slotsTaken: (taken, all) => `занято мест: ${taken} из ${all}`,
  lastTurn: 'Последний ход',
  prompts: {
    source: 'Вступите в сговор: откройте карты из колоды или возьмите стопку',
    keep: 'Выберите лорда, которого оставите',
    fit: 'Помещаются не все: выберите лорда, который вернётся в стопку',
    nextLord: 'Выберите, какого лорда разместить следующим',
    swap: 'Можно поменять местами двух лордов без ключей',
    locationSource: 'Ключи дают владения: откройте карты из колоды или возьмите открытые',
    location: 'Выберите, какие владения взять',
    rivalPile: 'Выберите стопку, которую возьмёт соперник',
    anotherTurn: 'Вернуть жетон и сделать ещё один ход?',
  },
  moves: {
    draw: ({ count }) => `Открыть ${lordCards(count)}`,
    takePile: ({ guild }) => `Взять стопку ${guilds[guild].of}`,
    keep: (move) => `Оставить ${lord(move.lord)}`,
    return: (move) => `Вернуть ${lord(move.lord)}`,
    place: (move) => `Разместить ${lord(move.lord)}`,
    swap: ({ slots: [a, b] }) => `Поменять лордов на местах ${a} и ${b}`,
    decline: () => 'Никого не менять',
    reveal: ({ count }) => `Открыть ${cards(count)} владений`,
    takeOpen: (move) => `Взять ${location(move.location)}`,
    takeLocation: (move) => `Взять ${location(move.location)}`,
    useToken: () => 'Сделать ещё один ход',
    endTurn: () => 'Закончить ход',
  },
  events: {
    gameBegan: (e, who) =>
      `Игра начинается${e.rival === null ? '' : `, соперник — ${rivals[e.rival].name}`}. Первый ход: ${who(e.first)}. Открытые владения: «${locations[e.location].name}».`,
    turnBegan: () => null, // Every turn opens with what its player draws or takes.
    restrictionEnded: () => 'Ограничение на сговор снято.',
    lordsRevealed: (e, who) => `${who(e.side)} открывает ${list.format(e.lords.map(lord))}.`,
    lordKept: () => null, // The next line places it.
    lordDiscarded: () => null, // It was drawn, and another one is placed.
    pileTaken: (e, who) => `${who(e.side)} берёт стопку ${guilds[e.guild].of}: ${list.format(e.lords.map(listed))}.`,
    lordReturned: (e, who) => `${who(e.side)} возвращает в стопку ${lord(e.lord)}.`,
    lordPlaced: (e, who) => `${who(e.side)} размещает ${lord(e.lord)} на месте ${e.slot}.`,
    crestMoved: (e, who) => `${who(e.side)} ${e.from === null ? 'кладёт' : 'переносит'} герб ${guilds[e.guild].of} на ${short(e.lord)}.`,
    lordsSwapped: (e, who) => `${who(e.side)} меняет местами ${list.format(e.lords.map(lord))}: места ${e.slots[0]} и ${e.slots[1]}.`,
    lordUnmasked: (e, who) => `${who(e.side)} сбрасывает из колоды ${lord(e.lord)}.`,
    pearlsGained: (e, who) => `${who(e.side)} получает ${pearls(e.amount)}${e.total === e.amount ? '' : ` (всего ${e.total})`}.`,
    masterChanged: (e, who) => `${who(e.side)} становится хранителем жемчуга.`,
    locationsRevealed: (e, who) => `${who(e.side)} открывает ${list.format(e.locations.map(location))}.`,
    deckSearched: (e, who) => `${who(e.side)} просматривает колоду владений.`,
    noLocationLeft: (e, who) => `Колода владений пуста: ${who(e.side)} ничего не берёт, ключи остаются активными.`,
    locationTaken: (e, who) =>
      `${who(e.side)} берёт ${e.from === 'open' ? `открытые владения «${locations[e.location].name}»` : location(e.location)}.`,
    locationOpened: () => null, // It was revealed, and another one is taken.
    conspireRestricted: (e, who) =>
      `${who(e.by)} ограничивает сговор остальных: ${e.draw === 1 ? 'только верхний лорд' : 'ровно 2 верхних лорда'} колоды.`,
    lordsRecalled: (e) => `Все стопки сброса замешаны в колоду: ${lordCount(e.count)}.`,
    locationsRecalled: (e) => `Все открытые владения замешаны в колоду: ${cardCount(e.count)}.`,
    endArmed: (e, who) => `${who(e.side)} завершает альянс: у остальных ещё по одному ходу.`,
    tokenWon: (e, who) => `${who(e.side)} забирает у соперника жетон повторного хода.`,
    tokenSpent: (e, who) => `${who(e.side)} возвращает жетон и делает ещё один ход.`,
    gameEnded: (e, who) =>
      `Игра окончена: ${e.scores.map((score, side) => `${who(side)} — ${score} ОВ`).join(', ')}. ${e.winners.length === 1 ? 'Побеждает' : 'Побеждают'} ${list.format(e.winners.map(who))}.`,
  },
  options: { first: 'Первый игрок', bonusLocations: 'Дополнительные владения', rival: 'Соперник' },
  optionValues: {
    first: (value) => (value === 'random' ? 'Случайно' : `Игрок ${value}`),
    bonusLocations: (value) => (value ? 'Да' : 'Нет'),
    rival: (value) => (value === 'none' ? 'Нет' : value === 'random' ? 'Случайно' : `${rivals[value].name} (${guilds[value].name})`),
  },
  ties: {
    pearls: (won, lost) => `Ничья по очкам: больше жемчуга, ${won} против ${lost}.`,
    master: (isPerson) =>
      isPerson ? 'Ничья по очкам: побеждает Хранитель жемчуга.' : 'Ничья по очкам: Хранитель жемчуга не вы, поэтому побеждает соперник.',
    shared: 'Ничья и по очкам, и по жемчугу: победа общая.',
  },
  score: {
    lords: 'Лорды',
    locations: 'Владения',
    coalition: 'Коалиция',
    master: 'Хранитель жемчуга',
    bonus: 'Бонус соперника',
    total: 'Итого',
  },
};
