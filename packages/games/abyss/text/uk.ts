import { counter } from '@fathom/kernel';
import type { AllyId, CardId } from '../src/content/cards.ts';
import type { Coins } from '../src/flow.ts';
import type { Race } from '../src/content/races.ts';
import { locations, lords } from './cards/uk.ts';
import { allyName } from './game-text.ts';
import { itemName, type Words } from './words.ts';

const count = counter('uk');
const list = new Intl.ListFormat('uk', { type: 'conjunction' });
/** У знахідному відмінку: «отримує 1 перлину». */
const pearls = (n: number): string => count(n, { one: 'перлину', few: 'перлини', many: 'перлин', other: 'перлини' });
const keys = (n: number): string => count(n, { one: 'ключ', few: 'ключі', many: 'ключів', other: 'ключа' });
const tokens = (n: number): string =>
  count(n, { one: 'жетон чудовиська', few: 'жетони чудовиськ', many: 'жетонів чудовиськ', other: 'жетона чудовиськ' });
const nebulis = (n: number): string => count(n, { one: 'небуліс', few: 'небуліси', many: 'небулісів', other: 'небуліса' });
const cardCount = (n: number): string => count(n, { one: 'карту', few: 'карти', many: 'карт', other: 'карти' });
const tiles = (n: number): string => count(n, { one: 'місцину', few: 'місцини', many: 'місцин', other: 'місцини' });
const coins = ({ pearls: p, nebulis: n }: Coins): string => list.format([...(p > 0 ? [pearls(p)] : []), ...(n > 0 ? [nebulis(n)] : [])]);

const races: Words['races'] = {
  jellyfish: { name: 'Медузи', one: 'Медуза' },
  crab: { name: 'Краби', one: 'Краб' },
  seahorse: { name: 'Морські коники', one: 'Морський коник' },
  shellfish: { name: 'Молюски', one: 'Молюск' },
  squid: { name: 'Кальмари', one: 'Кальмар' },
  kraken: { name: 'Кракени', one: 'Кракен' },
};
const stackOf: Readonly<Record<Race, string>> = {
  jellyfish: 'медуз',
  crab: 'крабів',
  seahorse: 'морських коників',
  shellfish: 'молюсків',
  squid: 'кальмарів',
};
const ally = (id: AllyId): string => allyName({ races }, id);
const all = (ids: readonly AllyId[]): string => ids.map(ally).join(', ');
const card = (id: CardId): string => (id.startsWith('monster') ? 'чудовисько' : ally(id as AllyId));
const lord = (id: keyof typeof lords): string => `«${lords[id].name}»`;
const location = (id: keyof typeof locations): string => `«${locations[id].name}»`;
const sentinels: Words['sentinels'] = {
  'sentinel-watcher': 'Вартовий Наглядача',
  'sentinel-vigil': 'Вартовий Дозорця',
  'sentinel-lookout': 'Вартовий Чатівника',
};
const item = itemName({ lords, locations, stack: (race) => `стос ${stackOf[race]}` });
const sources = {
  lord: 'здібність',
  landlord: 'Орендодавець',
  space5: 'остання комірка',
  reward: 'бій',
  shipMaster: 'Судновласник',
  refill: 'поповнення Двору',
  slaver: 'Работорговець',
  shareholder: 'Акціонер',
  ferryman: 'Перевізник',
  loot: 'здобич',
} as const;

export const uk: Words = {
  language: 'uk',
  title: 'Безодня',
  blurb: 'Досліджуйте Глибини, збирайте союзників, наймайте лордів семи гільдій і володарюйте з їхніх зал.',
  races,
  guilds: {
    soldier: 'Військовики',
    merchant: 'Торговці',
    mage: 'Маги',
    politician: 'Політики',
    farmer: 'Фермери',
    ambassador: 'Посли',
    smuggler: 'Контрабандисти',
  },
  lords,
  locations,
  sentinels,
  sentinel: 'Резервує для власника лорда у Дворі, стос Ради або доступну місцину.',
  ally: 'Ним платять за лордів. Наприкінці рахують найсильнішого залученого союзника кожної раси.',
  kraken: (n) => `Під час наймання замінює будь-яку расу й приносить ${nebulis(n)}; його не можна залучити.`,
  stack: (race) => ({ name: `Стос ${stackOf[race]}`, text: 'Лежить долілиць: дією візьміть його на руку цілком.' }),
  places: {
    deck: { name: 'Колода Глибин', text: 'Відкривайте карти по одній, доки не візьмете союзника або не здолаєте чудовисько.' },
    lordDeck: { name: 'Колода лордів', text: 'За 1 перлину верхній лорд приходить у вільну комірку Двору.' },
    tiles: { name: 'Стос місцин', text: 'Із 3 ключами відкрийте від 1 до 4 місцин і візьміть одну під контроль.' },
    pearls: { name: 'Перлини', text: 'Купуйте союзників, плетіть інтриги та доплачуйте, чого бракує.' },
    keys: { name: 'Жетони ключів', text: 'Три ключі, на жетонах або лордах, дають місцину.' },
    threat: { name: 'Трек загроз', text: 'Що далі маркер, то краща нагорода за бій.' },
    lootDeck: { name: 'Колода здобичі', text: 'Кожна карта дає нагороду; пара на місцині завершує пошук, і обидві карти пропадають.' },
    monster: { name: 'Чудовисько', text: 'Бийтеся заради нагороди з треку загроз або досліджуйте далі, і загроза зросте.' },
    seat: { name: 'Гравець', text: 'Хтось за цим столом.' },
    monsters: { name: 'Жетони чудовиськ', text: 'Лежать долілиць; наприкінці приносять від 2 до 4 ОВ.' },
  },
  prompts: {
    action: 'Плетіть інтриги, якщо хочете, а тоді виберіть дію',
    offer: 'Продається союзник: купити чи спасувати',
    keep: 'Узяти союзника чи досліджувати далі',
    encounter: 'Чудовисько: битися чи досліджувати далі',
    reward: 'Виберіть нагороду',
    stack: 'Виберіть стос Ради',
    pay: 'Оплата: вибирайте союзників зліва направо або найдешевший спосіб',
    affiliate: 'Виберіть, кого залучити',
    locationSource: 'Три ключі: візьміть доступну місцину або відкрийте нові',
    location: 'Виберіть місцину',
    keys: 'Виберіть ключі',
    smokers: 'Можете взяти замість неї будь-яку місцину зі стосу',
    assassinate: 'Виберіть, якого лорда повернути',
    steal: 'Виберіть, у кого забрати жетон чудовиська',
    exchange: 'Можете обміняти місцину',
    bribe: 'Можете найняти ще одного лорда за 5 перлин',
    betray: 'Можете скинути іншого свого лорда',
    appoint: 'Виберіть лорда з Двору',
    tribute: 'Виберіть союзника для скидання',
    rest: 'Застосуйте решту здібностей або завершіть хід',
    martialLaw: 'Забагато карт: скиньте одну або заплатіть перлину',
    figure: 'Виберіть, кому віддати фігурку кракена',
    stow: 'Виберіть стос для кракена',
    give: 'Виберіть, кому віддати небуліс',
    post: 'Розмістіть вартового',
    search: 'Шукати далі чи зупинитися',
    heal: 'Виберіть союзника зі скиду',
    behead: 'Назвіть расу',
    liberate: 'Виберіть, якого лорда звільнити',
  },
  payable: 'Ваших союзників вистачає, щоб найняти цього лорда.',
  lacking: ({ race, races: more, value }) =>
    `Щоб найняти цього лорда, потрібно ще: ${[
      ...(race === null ? [] : [races[race].one.toLowerCase()]),
      ...(more > 0 ? [count(more, { one: 'інша раса', few: 'інші раси', many: 'інших рас', other: 'іншої раси' })] : []),
      ...(value > 0 ? [`сила ${value} (союзниками або перлинами)`] : []),
    ].join(', ')}.`,
  paid: (value, different, missing) =>
    `Значення ${value} · раси ${different}${missing === null ? '' : ` · потрібні ${races[missing].name}`}`,
  moves: {
    plot: () => 'Інтрига за 1 перлину',
    explore: () => 'Досліджувати Глибини',
    takeStack: ({ race }) => `Узяти стос ${stackOf[race]}`,
    recruit: (m) => `Найняти: ${lords[m.lord].name}`,
    skip: () => 'Пропустити дію',
    sell: (m) => `Работорговець: ${ally(m.ally)} за 2 перлини`,
    banish: ({ race }) => `Оракул: скинути стос ${stackOf[race]}`,
    oust: (m) => `Опортуніст: замінити лорда ${lord(m.lord)}`,
    launder: () => 'Перевізник: небуліс на перлину',
    invite: () => 'Одержувач: новий лорд у Двір',
    reserve: (m) => `${sentinels[m.sentinel]}: ${item(m.item)}`,
    buy: (m) => `Купити за ${coins(m)}`,
    pass: () => 'Пас',
    take: () => 'Узяти союзника',
    goOn: () => 'Досліджувати далі',
    fight: () => 'Битися',
    reward: (m) =>
      list.format([
        ...(m.keys > 0 ? [keys(m.keys)] : []),
        ...(m.pearls > 0 ? [pearls(m.pearls)] : []),
        ...(m.tokens > 0 ? [tokens(m.tokens)] : []),
      ]),
    spend: (m) => `Витратити: ${ally(m.ally)}`,
    done: (m) => (m.pearls + m.nebulis === 0 ? 'Заплатити' : `Заплатити, додавши ${coins(m)}`),
    cheapest: () => 'Найдешевший спосіб',
    affiliate: (m) => `Залучити: ${ally(m.ally)}`,
    takeLocation: (m) => `Узяти ${location(m.location)}`,
    drawTiles: (m) => `Відкрити ${tiles(m.count)}`,
    useKeys: (m) => list.format([...m.lords.map((id) => lords[id].name), ...(m.lords.length < 3 ? [keys(3 - m.lords.length)] : [])]),
    decline: () => 'Ні',
    turn: (m) => `Повернути: ${lords[m.lord].name}`,
    steal: ({ from }, who) => who(from),
    exchange: ({ mine, other }) => `${locations[mine].name} → ${locations[other].name}`,
    bribe: (m) => `${lords[m.lord].name} за ${coins(m)}`,
    dismiss: (m) => `Скинути: ${lords[m.lord].name}`,
    appoint: (m) => `Узяти: ${lords[m.lord].name}`,
    discard: (m) => `Скинути: ${ally(m.ally)}`,
    endTurn: () => 'Завершити хід',
    payUp: () => 'Заплатити 1 перлину',
    handOver: ({ to }, who) => who(to),
    stow: ({ race }) => `До стосу ${stackOf[race]}`,
    give: ({ to }, who) => who(to),
    drawLoot: () => 'Шукати далі',
    stop: () => 'Зупинитися',
    heal: (m) => `Узяти: ${ally(m.ally)}`,
    nameRace: ({ race }) => races[race].name,
    free: (m) => `Звільнити: ${lords[m.lord].name}`,
  },
  events: {
    gameBegan: (e, who) => `Гра починається. Починає ${who(e.first)}; доступна місцина ${location(e.location)}.`,
    turnBegan: (e, who) => (e.extra ? `${who(e.seat)} робить додатковий хід.` : null),
    actionSkipped: (e, who) => `${who(e.seat)} нічого не може зробити й пропускає дію.`,
    pearlsGained: (e, who) => `${who(e.seat)} отримує ${pearls(e.amount)} (${sources[e.from]}).`,
    pearlsLost: (e, who) => `${who(e.seat)} втрачає ${pearls(e.amount)}.`,
    pearlRobbed: (e, who) => `Розбійник: ${who(e.from)} віддає перлину, ${who(e.seat)} її забирає.`,
    lordRevealed: (e, who) => `${who(e.seat)} відкриває у Дворі лорда ${lord(e.lord)}.`,
    courtRefilled: (e) => (e.lords.length === 0 ? 'Для Двору не лишилося лордів.' : `У Двір приходять: ${e.lords.map(lord).join(', ')}.`),
    lordOusted: (e, who) => `${who(e.seat)} міняє у Дворі ${lord(e.lord)} на ${lord(e.successor)}.`,
    cardRevealed: (e, who) => `${who(e.seat)} відкриває карту: ${card(e.card)}.`,
    offerPassed: (e, who) => `${who(e.seat)} пасує.`,
    allyBought: (e, who) => `${who(e.seat)} купує союзника за ${coins(e)}: ${ally(e.ally)}.`,
    allyTaken: (e, who) => `${who(e.seat)} бере союзника: ${ally(e.ally)}.`,
    exploredOn: () => null,
    threatRaised: (e) => `Загроза зростає до ${e.step}.`,
    monsterFought: (e, who) => `${who(e.seat)} долає чудовисько й отримує нагороду поділки ${e.step}.`,
    keysGained: (e, who) => `${who(e.seat)} отримує ${keys(e.amount)}.`,
    tokensGained: (e, who) => `${who(e.seat)} отримує ${tokens(e.count)}${e.values === null ? '' : ` (${e.values.join(', ')})`}.`,
    tokenStolen: (e, who) =>
      `Мисливець: ${who(e.seat)} забирає жетон чудовиська${e.value === null ? '' : ` (${e.value})`}, ${who(e.from)} його втрачає.`,
    alliesStored: (e) => `До Ради йдуть: ${all(e.allies)}.`,
    deckReshuffled: () => 'Скид перетасовано в нову колоду Глибин.',
    stackTaken: (e, who) => `${who(e.seat)} бере стос ${stackOf[e.race]}: ${e.allies === null ? cardCount(e.count) : all(e.allies)}.`,
    stackBanished: (e, who) => `${who(e.seat)} не дивлячись скидає стос ${stackOf[e.race]}.`,
    lordChosen: (e, who) => `${who(e.seat)} наймає лорда ${lord(e.lord)}.`,
    lordPaid: (e, who) => `${who(e.seat)} платить: ${[...e.allies.map(ally), ...(e.pearls + e.nebulis > 0 ? [coins(e)] : [])].join(', ')}.`,
    allyAffiliated: (e, who) => `${who(e.seat)} залучає союзника: ${ally(e.ally)}.`,
    lordEntered: () => null,
    lordDismissed: (e, who) => `${who(e.seat)} скидає лорда ${lord(e.lord)}.`,
    lordTurned: (e, who) => `Лорда ${lord(e.lord)} (${who(e.seat)}) повернуто.`,
    alliesDiscarded: (e, who) => `${who(e.seat)} скидає: ${all(e.allies)}.`,
    extraTurnEarned: () => null,
    locationsRevealed: (e, who) => `${who(e.seat)} відкриває місцини: ${e.locations.map(location).join(', ')}.`,
    locationTaken: (e, who) => `${who(e.seat)} бере під контроль місцину ${location(e.location)}.`,
    tilesSearched: (e, who) => `${who(e.seat)} переглядає стос місцин.`,
    locationExchanged: (e, who) => `${who(e.seat)} міняє ${location(e.gone)} на ${location(e.location)}.`,
    endTriggered: (e, who) => `${who(e.seat)} кладе край грі: решті лишається по одному останньому ходу.`,
    handLaidDown: (e, who) => (e.affiliated.length === 0 ? null : `${who(e.seat)} залучає з руки: ${all(e.affiliated)}.`),
    tokensRevealed: (e, who) => (e.values.length === 0 ? null : `${who(e.seat)} відкриває жетони чудовиськ: ${e.values.join(', ')}.`),
    gameEnded: (e, who) =>
      `Гру завершено: ${e.scores.map((score, seat) => `${who(seat)} — ${score} ОВ`).join(', ')}. ${e.winners.length === 1 ? 'Перемагає' : 'Перемагають'} ${list.format(e.winners.map(who))}.`,
    nebulisGained: (e, who) => `${who(e.seat)} отримує ${nebulis(e.amount)}.`,
    nebulisReturned: (e, who) => `${who(e.seat)} повертає ${nebulis(e.amount)}.`,
    nebulisGiven: (e, who) => `${who(e.seat)} віддає по небулісу; отримують: ${e.to.map(who).join(', ')}.`,
    figureMoved: (e, who) => (e.to === null ? 'Фігурка кракена повертається в запас.' : `Фігурку кракена бере ${who(e.to)}.`),
    krakenStored: (e, who) => `${who(e.seat)} кладе до стосу ${stackOf[e.race]}: ${ally(e.ally)}.`,
    sentinelTaken: (e, who) => `${who(e.seat)} бере жетон: ${sentinels[e.sentinel]}.`,
    sentinelPosted: (e, who) => `${who(e.seat)} резервує: ${item(e.item)}.`,
    sentinelReturned: (e, who) => `${sentinels[e.sentinel]} повертається до власника: ${who(e.seat)}.`,
    lootDrawn: (e, who) => `${who(e.seat)} знаходить здобич: ${e.value}.`,
    lootLost: (e) => `Пара: обидві карти здобичі ${e.value} пропадають.`,
    lootCardRevealed: (e, who) => `${who(e.seat)} відкриває карту: ${card(e.card)}.`,
    allyHealed: (e, who) => `${who(e.seat)} бере зі скиду: ${ally(e.ally)}.`,
    raceNamed: (e, who) => `${who(e.seat)} називає расу: ${races[e.race].name}.`,
    lordFreed: (e, who) => `${who(e.seat)} звільняє лорда ${lord(e.lord)} з-під місцини ${location(e.location)}.`,
  },
  options: {
    first: 'Перший гравець',
    kraken: 'Кракен',
    masterOfMagic: 'Майстер магії залучає',
    councilStackSizePublic: 'Розмір стосів Ради відкритий',
    recruiterSurcharge: 'Вербувальник підвищує вартість лордів',
    commanderPurchaseCheck: 'Межу Командира перевіряють',
    superfluousAllies: 'Зайві союзники в оплаті',
    blackSmokersDestination: 'Обміняні «Чорні курці»',
    lordDeckEndTrigger: 'Гра завершується, коли',
    martialLaw: 'Межа руки у дванадцять карт',
  },
  optionValues: {
    first: (value) => (value === 'random' ? 'Випадково' : `Гравець ${value}`),
    kraken: (value) => (value ? 'Так' : 'Ні'),
    masterOfMagic: (value) => (value === 'any' ? 'будь-якого витраченого союзника' : 'найсильнішого витраченого союзника'),
    councilStackSizePublic: (value) => (value ? 'Так' : 'Ні'),
    recruiterSurcharge: (value) => (value === 'plus-2' ? 'на 2' : 'удвічі'),
    commanderPurchaseCheck: (value) => (value === 'end-of-own-turn' ? 'наприкінці свого ходу' : 'також після купівлі'),
    superfluousAllies: (value) => (value === 'allowed' ? 'дозволені' : 'заборонені'),
    blackSmokersDestination: (value) => (value === 'shuffle-into-stack' ? 'затасовуються у стос' : 'виходять із гри'),
    lordDeckEndTrigger: (value) => (value === 'refill-falls-short' ? 'Двір нема чим поповнити' : 'колода порожня, а Двір неповний'),
    martialLaw: (value) => (value ? 'Так' : 'Ні'),
  },
  orders: {
    pass: 'До кінця цього ходу',
    passes: (pass) => (pass ? 'пасувати на кожну пропозицію' : 'питати мене'),
    price: (race) => `${races[race].name}: купувати`,
    upTo: (price) =>
      price === 'ask'
        ? 'питати мене'
        : price === 0
          ? 'ніколи'
          : `не дорожче ${count(price, { one: 'перлини', few: 'перлин', many: 'перлин', other: 'перлини' })}`,
    value: (race) => `${races[race].name}: лише`,
    from: (value) => (value === 1 ? 'будь-якої сили' : value === 5 ? 'сили 5' : `сили ${value} і більше`),
  },
  score: {
    locations: 'Місцини',
    lords: 'Лорди',
    allies: 'Союзники',
    monsters: 'Чудовиська',
    nebulis: 'Небуліси',
    figure: 'Фігурка кракена',
    total: 'Разом',
  },
};
