import { counter } from '@fathom/kernel';
import { cards, isMonster, type AllyId, type CardId } from '../src/content/cards.ts';
import type { LocationId } from '../src/content/locations.ts';
import type { LordId } from '../src/content/lords.ts';
import type { Coins } from '../src/flow.ts';
import type { Race } from '../src/content/races.ts';
import { locations, locationsTaken, lords, lordsTaken } from './cards/uk.ts';
import { allyName, isLocation, isLord } from './game-text.ts';
import { itemName, type Words } from './words.ts';

const count = counter('uk');
const joined = new Intl.ListFormat('uk', { type: 'conjunction' });
/** Два голосні не збігаються: «та Інтригана». */
const list = { format: (items: readonly string[]): string => joined.format(items).replace(/ і (?=«?[ії])/iu, ' та ') };
/** У знахідному відмінку: «отримує 1 перлину». */
const pearls = (n: number): string => count(n, { one: 'перлину', few: 'перлини', many: 'перлин', other: 'перлини' });
const keys = (n: number): string => count(n, { one: 'ключ', few: 'ключі', many: 'ключів', other: 'ключа' });
const tokens = (n: number): string =>
  count(n, { one: 'жетон чудовиська', few: 'жетони чудовиськ', many: 'жетонів чудовиськ', other: 'жетона чудовиськ' });
const nebulis = (n: number): string => count(n, { one: 'небуліс', few: 'небуліси', many: 'небулісів', other: 'небуліса' });
/** У називному: після двокрапки й у дужках. */
const cardCount = (n: number): string => count(n, { one: 'карта', few: 'карти', many: 'карт', other: 'карти' });
const tiles = (n: number): string => count(n, { one: 'місцину', few: 'місцини', many: 'місцин', other: 'місцини' });
const coinList = ({ pearls: p, nebulis: n }: Coins): readonly string[] => [...(p > 0 ? [pearls(p)] : []), ...(n > 0 ? [nebulis(n)] : [])];
const coins = (paid: Coins): string => list.format(coinList(paid));

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
const taken: Readonly<Record<Race | 'kraken', string>> = {
  jellyfish: 'медузу',
  crab: 'краба',
  seahorse: 'морського коника',
  shellfish: 'молюска',
  squid: 'кальмара',
  kraken: 'кракена',
};
/** Після дієслова: «бере медузу 3». */
const ally = (id: AllyId): string => `${taken[cards[id].race!]} ${cards[id].value}`;
const allies = (ids: readonly AllyId[]): string => list.format(ids.map(ally));
/** Після двокрапки: «Медуза 3, Краб 2». */
const listed = (ids: readonly AllyId[]): string => ids.map((id) => allyName({ races }, id)).join(', ');
const card = (id: CardId): string => (isMonster(id) ? 'чудовисько' : ally(id));
const lord = (id: LordId): string => lordsTaken[id];
const location = (id: LocationId): string => `«${locations[id].name}»`;
const locationTaken = (id: LocationId): string => `«${locationsTaken[id] ?? locations[id].name}»`;
const sentinels: Words['sentinels'] = {
  'sentinel-watcher': 'Вартовий Наглядача',
  'sentinel-vigil': 'Вартовий Дозорця',
  'sentinel-lookout': 'Вартовий Чатівника',
};
const item = itemName({ lords, locations, stack: (race) => `стос ${stackOf[race]}` });
/** Після дієслова. */
const itemTaken = (id: LordId | Race | LocationId): string =>
  isLord(id) ? lord(id) : isLocation(id) ? `місцину ${location(id)}` : `стос ${stackOf[id]}`;
const sources = {
  lord: 'здібність',
  landlord: 'Орендодавець',
  space5: 'остання комірка',
  reward: 'бій',
  shipMaster: 'Судновласник',
  refill: 'заповнення Двору',
  slaver: 'Работорговець',
  shareholder: 'Акціонер',
  ferryman: 'Перевізник',
  loot: 'здобич',
} as const;

export const uk: Words = {
  language: 'uk',
  title: 'Безодня',
  points: 'ОВ',
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
  stack: (race) => ({ name: `Стос ${stackOf[race]}`, text: 'Лежить долілиць: дією можна взяти його на руку цілком.' }),
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
  lastTurn: 'Останній хід',
  prompts: {
    action: 'Плетіть інтриги, якщо хочете, а тоді виберіть дію',
    offer: 'Купити цього союзника чи спасувати',
    keep: 'Узяти союзника чи досліджувати далі',
    encounter: 'Битися чи досліджувати далі',
    reward: 'Виберіть нагороду',
    stack: 'Виберіть стос Ради',
    pay: 'Виберіть союзників для оплати',
    affiliate: 'Виберіть, кого залучити',
    locationSource: 'Три ключі: візьміть доступну місцину або відкрийте нові',
    location: 'Виберіть місцину',
    keys: 'Виберіть ключі',
    smokers: 'Можете взяти замість неї будь-яку місцину зі стосу',
    assassinate: 'Виберіть, якого лорда розвернути',
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
  paid: (value, different, missing) => `Сила ${value} · раси ${different}${missing === null ? '' : ` · потрібні ${races[missing].name}`}`,
  moves: {
    plot: () => 'Інтрига за 1 перлину',
    explore: () => 'Досліджувати Глибини',
    takeStack: ({ race }) => `Узяти стос ${stackOf[race]}`,
    recruit: (m) => `Найняти ${lord(m.lord)}`,
    skip: () => 'Пропустити дію',
    sell: (m) => `Работорговець: скинути ${ally(m.ally)} за 2 перлини`,
    banish: ({ race }) => `Оракул: скинути стос ${stackOf[race]}`,
    oust: (m) => `Опортуніст: замінити ${lord(m.lord)}`,
    launder: () => 'Перевізник: 1 перлина за 1 небуліс',
    invite: () => 'Одержувач: новий лорд у Двір',
    reserve: (m) => `${sentinels[m.sentinel]}: ${item(m.item)}`,
    buy: (m) => `Купити за ${coins(m)}`,
    pass: () => 'Пас',
    take: () => 'Узяти союзника',
    goOn: () => 'Досліджувати далі',
    fight: () => 'Битися',
    reward: (m) =>
      `Отримати ${list.format([
        ...(m.keys > 0 ? [keys(m.keys)] : []),
        ...(m.pearls > 0 ? [pearls(m.pearls)] : []),
        ...(m.tokens > 0 ? [tokens(m.tokens)] : []),
      ])}`,
    spend: (m) => `Витратити ${ally(m.ally)}`,
    done: (m) => (m.pearls + m.nebulis === 0 ? 'Заплатити' : `Заплатити, додавши ${coins(m)}`),
    cheapest: () => 'Найдешевший спосіб',
    affiliate: (m) => `Залучити ${ally(m.ally)}`,
    takeLocation: (m) => `Узяти місцину ${location(m.location)}`,
    drawTiles: (m) => `Відкрити ${tiles(m.count)}`,
    useKeys: (m) => list.format([...m.lords.map((id) => lords[id].name), ...(m.lords.length < 3 ? [keys(3 - m.lords.length)] : [])]),
    decline: () => 'Ні',
    turn: (m) => `Розвернути ${lord(m.lord)}`,
    steal: ({ from }, who) => `Жетон віддає ${who(from)}`,
    exchange: ({ mine, other }) => `${locations[mine].name} → ${locations[other].name}`,
    bribe: (m) => `Найняти ${lord(m.lord)} за ${coins(m)}`,
    dismiss: (m) => `Скинути ${lord(m.lord)}`,
    appoint: (m) => `Узяти ${lord(m.lord)}`,
    discard: (m) => `Скинути ${ally(m.ally)}`,
    endTurn: () => 'Завершити хід',
    payUp: () => 'Заплатити 1 перлину',
    handOver: ({ to }, who) => `Фігурку отримує ${who(to)}`,
    stow: ({ race }) => `До стосу ${stackOf[race]}`,
    give: ({ to }, who) => `Небуліс отримує ${who(to)}`,
    drawLoot: () => 'Шукати далі',
    stop: () => 'Зупинитися',
    heal: (m) => `Узяти ${ally(m.ally)}`,
    nameRace: ({ race }) => races[race].name,
    free: (m) => `Звільнити ${lord(m.lord)}`,
  },
  together: {
    give: (to) => `Небуліс ${to.length === 1 ? 'отримує' : 'отримують'} ${list.format(to)}`,
    turn: (turned) => `Розвернути ${list.format(turned.map(lord))}`,
    discard: (discarded, paid) =>
      discarded.length === 0
        ? `Заплатити ${pearls(paid)}`
        : `Скинути ${allies(discarded)}${paid === 0 ? '' : `, заплатити ${pearls(paid)}`}`,
  },
  events: {
    gameBegan: (e, who) => `Гра починається. Перший хід: ${who(e.first)}. Доступна місцина ${location(e.location)}.`,
    turnBegan: (e, who) => (e.extra ? `${who(e.seat)} робить додатковий хід.` : null),
    actionSkipped: (e, who) => `${who(e.seat)} нічого не може зробити й пропускає дію.`,
    pearlsGained: (e, who) => `${who(e.seat)} отримує ${pearls(e.amount)} (${sources[e.from]}).`,
    pearlsLost: (e, who) => `${who(e.seat)} втрачає ${pearls(e.amount)}.`,
    pearlRobbed: (e, who) => `Розбійник: ${who(e.from)} віддає перлину, ${who(e.seat)} її забирає.`,
    lordRevealed: (e, who) => `${who(e.seat)} відкриває у Дворі ${lord(e.lord)}.`,
    courtRefilled: (e) =>
      e.lords.length === 0 ? 'Для Двору не лишилося лордів.' : `До Двору: ${e.lords.map((id) => lords[id].name).join(', ')}.`,
    lordOusted: (e, who) => `${who(e.seat)} міняє у Дворі ${lord(e.lord)} на ${lord(e.successor)}.`,
    cardRevealed: (e, who) => `${who(e.seat)} відкриває ${card(e.card)}.`,
    offerPassed: (e, who) => `${who(e.seat)} пасує.`,
    allyBought: (e, who) => `${who(e.seat)} купує ${ally(e.ally)} за ${coins(e)}.`,
    allyTaken: (e, who) => `${who(e.seat)} бере ${ally(e.ally)}.`,
    exploredOn: () => null,
    threatRaised: (e) => `Загроза зростає до ${e.step}.`,
    monsterFought: (e, who) => `${who(e.seat)} долає чудовисько й отримує нагороду поділки ${e.step}.`,
    keysGained: (e, who) => `${who(e.seat)} отримує ${keys(e.amount)}.`,
    tokensGained: (e, who) => `${who(e.seat)} отримує ${tokens(e.count)}${e.values === null ? '' : ` (${e.values.join(', ')})`}.`,
    tokenStolen: (e, who) =>
      `Мисливець: ${who(e.seat)} забирає жетон чудовиська${e.value === null ? '' : ` (${e.value})`}, ${who(e.from)} його втрачає.`,
    alliesStored: (e) => `До Ради: ${listed(e.allies)}.`,
    deckReshuffled: () => 'Скид перетасовано в нову колоду Глибин.',
    stackTaken: (e, who) => `${who(e.seat)} бере стос ${stackOf[e.race]}: ${e.allies === null ? cardCount(e.count) : listed(e.allies)}.`,
    stackBanished: (e, who) => `${who(e.seat)} наосліп скидає стос ${stackOf[e.race]}.`,
    lordChosen: (e, who) => `${who(e.seat)} наймає ${lord(e.lord)}.`,
    lordPaid: (e, who) => `${who(e.seat)} витрачає ${list.format([...e.allies.map(ally), ...coinList(e)])}.`,
    allyAffiliated: (e, who) => `${who(e.seat)} залучає ${ally(e.ally)}.`,
    lordEntered: (e, who) => `${lords[e.lord].name} вступає в гру (${who(e.seat)}).`,
    lordDismissed: (e, who) => `${who(e.seat)} скидає ${lord(e.lord)}.`,
    lordTurned: (e, who) => `Розвернуто ${lord(e.lord)} (${who(e.seat)}).`,
    alliesDiscarded: (e, who) => `${who(e.seat)} скидає ${allies(e.allies)}.`,
    extraTurnEarned: () => null,
    locationsRevealed: (e, who) => `${who(e.seat)} відкриває місцини: ${e.locations.map(location).join(', ')}.`,
    locationTaken: (e, who) => `${who(e.seat)} бере під контроль місцину ${location(e.location)}.`,
    tilesSearched: (e, who) => `${who(e.seat)} переглядає стос місцин.`,
    locationExchanged: (e, who) => `${who(e.seat)} міняє ${locationTaken(e.gone)} на ${locationTaken(e.location)}.`,
    endTriggered: (e, who) => `${who(e.seat)} запускає кінець гри: решта має ще по одному останньому ходу.`,
    handLaidDown: (e, who) => (e.affiliated.length === 0 ? null : `${who(e.seat)} залучає з руки ${allies(e.affiliated)}.`),
    tokensRevealed: (e, who) => (e.values.length === 0 ? null : `${who(e.seat)} відкриває жетони чудовиськ: ${e.values.join(', ')}.`),
    gameEnded: (e, who) =>
      `Гру завершено: ${e.scores.map((score, seat) => `${who(seat)} — ${score} ОВ`).join(', ')}. ${e.winners.length === 1 ? 'Перемагає' : 'Перемагають'} ${list.format(e.winners.map(who))}.`,
    nebulisGained: (e, who) => `${who(e.seat)} отримує ${nebulis(e.amount)}.`,
    nebulisReturned: (e, who) => `${who(e.seat)} повертає ${nebulis(e.amount)}.`,
    nebulisGiven: (e, who) =>
      `${who(e.seat)} віддає ${nebulis(e.to.length)}: ${list.format(e.to.map(who))} ${e.to.length === 1 ? 'отримує небуліс' : 'отримують по одному'}.`,
    figureMoved: (e, who) => (e.to === null ? 'Фігурка кракена повертається в запас.' : `Фігурку кракена бере ${who(e.to)}.`),
    krakenStored: (e, who) => `${who(e.seat)} кладе ${ally(e.ally)} до стосу ${stackOf[e.race]}.`,
    sentinelTaken: (e, who) => `${who(e.seat)} отримує жетон: ${sentinels[e.sentinel]}.`,
    sentinelPosted: (e, who) => `${who(e.seat)} резервує ${itemTaken(e.item)}.`,
    sentinelReturned: (e, who) => `${sentinels[e.sentinel]} повертається до власника: ${who(e.seat)}.`,
    lootDrawn: (e, who) => `${who(e.seat)} знаходить здобич: ${e.value}.`,
    lootLost: (e) => `Пара: обидві карти здобичі ${e.value} пропадають.`,
    lootCardRevealed: (e, who) => `${who(e.seat)} відкриває ${card(e.card)}.`,
    allyHealed: (e, who) => `${who(e.seat)} бере зі скиду ${ally(e.ally)}.`,
    raceNamed: (e, who) => `${who(e.seat)} називає расу: ${races[e.race].name.toLowerCase()}.`,
    lordFreed: (e, who) => `${who(e.seat)} звільняє ${lord(e.lord)} з-під місцини ${location(e.location)}.`,
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
    lordDeckEndTrigger: (value) => (value === 'refill-falls-short' ? 'Двір нема чим заповнити' : 'колода порожня, а Двір неповний'),
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
  ties: {
    pearls: (won, lost) => `Нічия за очками: більше перлин, ${won} проти ${lost}.`,
    strongest: (won, lost) => `Нічия за очками та перлинами: найвпливовіший лорд сильніший, ${won} проти ${lost}.`,
    shared: 'Нічия за очками, перлинами та найвпливовішим лордом: перемога спільна.',
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
