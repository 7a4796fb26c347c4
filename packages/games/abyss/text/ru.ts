import { counter } from '@fathom/kernel';
import { cards, isMonster, type AllyId, type CardId } from '../src/content/cards.ts';
import type { LocationId } from '../src/content/locations.ts';
import type { LordId } from '../src/content/lords.ts';
import type { Coins } from '../src/flow.ts';
import type { Race } from '../src/content/races.ts';
import { locations, locationsTaken, lords, lordsTaken } from './cards/ru.ts';
import { allyName, isLocation, isLord } from './game-text.ts';
import { itemName, type Words } from './words.ts';

const count = counter('ru');
const list = new Intl.ListFormat('ru', { type: 'conjunction' });
/** В винительном падеже: «получает 1 жемчужину». */
const pearls = (n: number): string => count(n, { one: 'жемчужину', few: 'жемчужины', many: 'жемчужин', other: 'жемчужины' });
const keys = (n: number): string => count(n, { one: 'ключ', few: 'ключа', many: 'ключей', other: 'ключа' });
const tokens = (n: number): string =>
  count(n, { one: 'жетон чудовища', few: 'жетона чудовищ', many: 'жетонов чудовищ', other: 'жетона чудовищ' });
const nebulis = (n: number): string => count(n, { one: 'небулис', few: 'небулиса', many: 'небулисов', other: 'небулиса' });
/** В именительном: после двоеточия и в скобках. */
const cardCount = (n: number): string => count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
const tiles = (n: number): string => count(n, { one: 'локацию', few: 'локации', many: 'локаций', other: 'локации' });
const coinList = ({ pearls: p, nebulis: n }: Coins): readonly string[] => [...(p > 0 ? [pearls(p)] : []), ...(n > 0 ? [nebulis(n)] : [])];
const coins = (paid: Coins): string => list.format(coinList(paid));

const races: Words['races'] = {
  jellyfish: { name: 'Медузы', one: 'Медуза' },
  crab: { name: 'Крабы', one: 'Краб' },
  seahorse: { name: 'Морские коньки', one: 'Морской конёк' },
  shellfish: { name: 'Моллюски', one: 'Моллюск' },
  squid: { name: 'Кальмары', one: 'Кальмар' },
  kraken: { name: 'Кракены', one: 'Кракен' },
};
const stackOf: Readonly<Record<Race, string>> = {
  jellyfish: 'медуз',
  crab: 'крабов',
  seahorse: 'морских коньков',
  shellfish: 'моллюсков',
  squid: 'кальмаров',
};
const taken: Readonly<Record<Race | 'kraken', string>> = {
  jellyfish: 'медузу',
  crab: 'краба',
  seahorse: 'морского конька',
  shellfish: 'моллюска',
  squid: 'кальмара',
  kraken: 'кракена',
};
/** После глагола: «берёт медузу 3». */
const ally = (id: AllyId): string => `${taken[cards[id].race!]} ${cards[id].value}`;
const allies = (ids: readonly AllyId[]): string => list.format(ids.map(ally));
/** После двоеточия: «Медуза 3, Краб 2». */
const listed = (ids: readonly AllyId[]): string => ids.map((id) => allyName({ races }, id)).join(', ');
const card = (id: CardId): string => (isMonster(id) ? 'чудовище' : ally(id));
const lord = (id: LordId): string => lordsTaken[id];
const location = (id: LocationId): string => `«${locations[id].name}»`;
const locationTaken = (id: LocationId): string => `«${locationsTaken[id] ?? locations[id].name}»`;
const sentinels: Words['sentinels'] = {
  'sentinel-watcher': 'Страж Наблюдателя',
  'sentinel-vigil': 'Страж Дозорного',
  'sentinel-lookout': 'Страж Караульного',
};
const item = itemName({ lords, locations, stack: (race) => `стопка ${stackOf[race]}` });
/** После глагола. */
const itemTaken = (id: LordId | Race | LocationId): string =>
  isLord(id) ? lord(id) : isLocation(id) ? `локацию ${location(id)}` : `стопку ${stackOf[id]}`;
const sources = {
  lord: 'способность',
  landlord: 'Землевладелец',
  space5: 'последнее место трека',
  reward: 'бой',
  shipMaster: 'Хозяин корабля',
  refill: 'заполнение Двора',
  slaver: 'Работорговец',
  shareholder: 'Акционер',
  ferryman: 'Перевозчик',
  loot: 'добыча',
} as const;

export const ru: Words = {
  language: 'ru',
  title: 'Бездна',
  points: 'ОВ',
  blurb: 'Исследуйте глубины, собирайте союзников, нанимайте лордов семи гильдий и правьте из их залов.',
  races,
  guilds: {
    soldier: 'Солдаты',
    merchant: 'Торговцы',
    mage: 'Маги',
    politician: 'Политики',
    farmer: 'Фермеры',
    ambassador: 'Послы',
    smuggler: 'Контрабандисты',
  },
  lords,
  locations,
  sentinels,
  sentinel: 'Резервирует для владельца лорда во Дворе, стопку Совета или доступную локацию.',
  ally: 'Им платят за лордов. В конце считается сильнейший компаньон каждой расы.',
  kraken: (n) => `При найме заменяет любую расу и приносит ${nebulis(n)}; компаньоном он не становится.`,
  stack: (race) => ({ name: `Стопка ${stackOf[race]}`, text: 'Лежит рубашкой вверх: действием можно взять её на руку целиком.' }),
  places: {
    deck: { name: 'Колода исследования', text: 'Открывайте карты по одной, пока не возьмёте союзника или не сразитесь с чудовищем.' },
    lordDeck: { name: 'Колода лордов', text: 'За 1 жемчужину верхний лорд приходит на свободное место Двора.' },
    tiles: { name: 'Стопка локаций', text: 'С 3 ключами откройте от 1 до 4 локаций и возьмите одну под контроль.' },
    pearls: { name: 'Жемчужины', text: 'Покупайте союзников, плетите интриги и доплачивайте недостающее.' },
    keys: { name: 'Жетоны ключей', text: 'Три ключа, на жетонах или лордах, дают локацию.' },
    threat: { name: 'Шкала угрозы', text: 'Чем дальше жетон, тем лучше награда за бой.' },
    lootDeck: { name: 'Колода добычи', text: 'Каждая карта даёт награду; пара на локации завершает поиск, и обе карты пропадают.' },
    monster: { name: 'Чудовище', text: 'Сразитесь ради награды по шкале угрозы или исследуйте дальше, и угроза вырастет.' },
    seat: { name: 'Игрок', text: 'Кто-то за этим столом.' },
    monsters: { name: 'Жетоны чудовищ', text: 'Лежат лицом вниз; в конце приносят от 2 до 4 ОВ.' },
  },
  lastTurn: 'Последний ход',
  prompts: {
    action: 'Плетите интриги, если хотите, затем выберите действие',
    offer: 'Купить этого союзника или спасовать',
    keep: 'Взять союзника или исследовать дальше',
    encounter: 'Сразиться или исследовать дальше',
    reward: 'Выберите награду',
    stack: 'Выберите стопку Совета',
    pay: 'Выберите союзников для оплаты',
    affiliate: 'Выберите компаньона',
    locationSource: 'Три ключа: возьмите доступную локацию или откройте новые',
    location: 'Выберите локацию',
    keys: 'Выберите ключи',
    smokers: 'Можете взять вместо неё любую локацию из стопки',
    assassinate: 'Выберите, какого лорда повернуть',
    steal: 'Выберите, у кого забрать жетон чудовища',
    exchange: 'Можете обменять локацию',
    bribe: 'Можете нанять ещё одного лорда за 5 жемчужин',
    betray: 'Можете сбросить другого своего лорда',
    appoint: 'Выберите лорда из Двора',
    tribute: 'Выберите союзника для сброса',
    rest: 'Примените оставшиеся способности или завершите ход',
    martialLaw: 'Слишком много карт: сбросьте одну или заплатите жемчужину',
    figure: 'Выберите, кому отдать фигурку кракена',
    stow: 'Выберите стопку для кракена',
    give: 'Выберите, кому отдать небулис',
    post: 'Разместите стража',
    search: 'Тянуть добычу дальше или остановиться',
    heal: 'Выберите союзника из сброса',
    behead: 'Назовите расу',
    liberate: 'Выберите, какого лорда освободить',
  },
  payable: 'Ваших союзников хватает, чтобы нанять этого лорда.',
  lacking: ({ race, races: more, value }) =>
    `Чтобы нанять этого лорда, нужно ещё: ${[
      ...(race === null ? [] : [races[race].one.toLowerCase()]),
      ...(more > 0 ? [count(more, { one: 'другая раса', few: 'другие расы', many: 'других рас', other: 'другой расы' })] : []),
      ...(value > 0 ? [`значение ${value} (союзниками или жемчужинами)`] : []),
    ].join(', ')}.`,
  paid: (value, different, missing) => `Значение ${value} · расы ${different}${missing === null ? '' : ` · нужны ${races[missing].name}`}`,
  moves: {
    plot: () => 'Интрига за 1 жемчужину',
    explore: () => 'Исследовать глубины',
    takeStack: ({ race }) => `Взять стопку ${stackOf[race]}`,
    recruit: (m) => `Нанять ${lord(m.lord)}`,
    skip: () => 'Пропустить действие',
    sell: (m) => `Работорговец: сбросить ${ally(m.ally)} за 2 жемчужины`,
    banish: ({ race }) => `Оракул: сбросить стопку ${stackOf[race]}`,
    oust: (m) => `Оппортунист: заменить ${lord(m.lord)}`,
    launder: () => 'Перевозчик: 1 жемчужина за 1 небулис',
    invite: () => 'Получатель: новый лорд во Двор',
    reserve: (m) => `${sentinels[m.sentinel]}: ${item(m.item)}`,
    buy: (m) => `Купить за ${coins(m)}`,
    pass: () => 'Пас',
    take: () => 'Взять союзника',
    goOn: () => 'Исследовать дальше',
    fight: () => 'Сразиться',
    reward: (m) =>
      `Получить ${list.format([
        ...(m.keys > 0 ? [keys(m.keys)] : []),
        ...(m.pearls > 0 ? [pearls(m.pearls)] : []),
        ...(m.tokens > 0 ? [tokens(m.tokens)] : []),
      ])}`,
    spend: (m) => `Потратить ${ally(m.ally)}`,
    done: (m) => (m.pearls + m.nebulis === 0 ? 'Заплатить' : `Заплатить, добавив ${coins(m)}`),
    cheapest: () => 'Самый дешёвый способ',
    affiliate: (m) => `Сделать компаньоном ${ally(m.ally)}`,
    takeLocation: (m) => `Взять локацию ${location(m.location)}`,
    drawTiles: (m) => `Открыть ${tiles(m.count)}`,
    useKeys: (m) => list.format([...m.lords.map((id) => lords[id].name), ...(m.lords.length < 3 ? [keys(3 - m.lords.length)] : [])]),
    decline: () => 'Нет',
    turn: (m) => `Повернуть ${lord(m.lord)}`,
    steal: ({ from }, who) => `Жетон отдаёт ${who(from)}`,
    exchange: ({ mine, other }) => `${locations[mine].name} → ${locations[other].name}`,
    bribe: (m) => `Нанять ${lord(m.lord)} за ${coins(m)}`,
    dismiss: (m) => `Сбросить ${lord(m.lord)}`,
    appoint: (m) => `Взять ${lord(m.lord)}`,
    discard: (m) => `Сбросить ${ally(m.ally)}`,
    endTurn: () => 'Завершить ход',
    payUp: () => 'Заплатить 1 жемчужину',
    handOver: ({ to }, who) => `Фигурку получает ${who(to)}`,
    stow: ({ race }) => `К стопке ${stackOf[race]}`,
    give: ({ to }, who) => `Небулис получает ${who(to)}`,
    drawLoot: () => 'Тянуть добычу',
    stop: () => 'Остановиться',
    heal: (m) => `Взять ${ally(m.ally)}`,
    nameRace: ({ race }) => races[race].name,
    free: (m) => `Освободить ${lord(m.lord)}`,
  },
  together: {
    give: (to) => `Небулис ${to.length === 1 ? 'получает' : 'получают'} ${list.format(to)}`,
    turn: (turned) => `Повернуть ${list.format(turned.map(lord))}`,
    discard: (discarded, paid) =>
      discarded.length === 0
        ? `Заплатить ${pearls(paid)}`
        : `Сбросить ${allies(discarded)}${paid === 0 ? '' : `, заплатить ${pearls(paid)}`}`,
  },
  events: {
    gameBegan: (e, who) => `Игра начинается. Первый ход: ${who(e.first)}. Доступна локация ${location(e.location)}.`,
    turnBegan: (e, who) => (e.extra ? `${who(e.seat)} делает дополнительный ход.` : null),
    actionSkipped: (e, who) => `${who(e.seat)} ничего не может сделать и пропускает действие.`,
    pearlsGained: (e, who) => `${who(e.seat)} получает ${pearls(e.amount)} (${sources[e.from]}).`,
    pearlsLost: (e, who) => `${who(e.seat)} теряет ${pearls(e.amount)}.`,
    pearlRobbed: (e, who) => `Разбойник: ${who(e.from)} отдаёт жемчужину, ${who(e.seat)} её забирает.`,
    lordRevealed: (e, who) => `${who(e.seat)} открывает во Дворе ${lord(e.lord)}.`,
    courtRefilled: (e) =>
      e.lords.length === 0 ? 'Для Двора не осталось лордов.' : `Во Двор: ${e.lords.map((id) => lords[id].name).join(', ')}.`,
    lordOusted: (e, who) => `${who(e.seat)} меняет во Дворе ${lord(e.lord)} на ${lord(e.successor)}.`,
    cardRevealed: (e, who) => `${who(e.seat)} открывает ${card(e.card)}.`,
    offerPassed: (e, who) => `${who(e.seat)} пасует.`,
    allyBought: (e, who) => `${who(e.seat)} покупает ${ally(e.ally)} за ${coins(e)}.`,
    allyTaken: (e, who) => `${who(e.seat)} берёт ${ally(e.ally)}.`,
    exploredOn: () => null,
    threatRaised: (e) => `Угроза растёт до ${e.step}.`,
    monsterFought: (e, who) => `${who(e.seat)} побеждает чудовище и получает награду деления ${e.step}.`,
    keysGained: (e, who) => `${who(e.seat)} получает ${keys(e.amount)}.`,
    tokensGained: (e, who) => `${who(e.seat)} получает ${tokens(e.count)}${e.values === null ? '' : ` (${e.values.join(', ')})`}.`,
    tokenStolen: (e, who) =>
      `Охотник: ${who(e.seat)} забирает жетон чудовища${e.value === null ? '' : ` (${e.value})`}, ${who(e.from)} его теряет.`,
    alliesStored: (e) => `В Совет: ${listed(e.allies)}.`,
    deckReshuffled: () => 'Сброс замешан в новую колоду исследования.',
    stackTaken: (e, who) => `${who(e.seat)} берёт стопку ${stackOf[e.race]}: ${e.allies === null ? cardCount(e.count) : listed(e.allies)}.`,
    stackBanished: (e, who) => `${who(e.seat)} не глядя сбрасывает стопку ${stackOf[e.race]}.`,
    lordChosen: (e, who) => `${who(e.seat)} нанимает ${lord(e.lord)}.`,
    lordPaid: (e, who) => `${who(e.seat)} тратит ${list.format([...e.allies.map(ally), ...coinList(e)])}.`,
    allyAffiliated: (e, who) => `${who(e.seat)} делает компаньоном ${ally(e.ally)}.`,
    lordEntered: (e, who) => `${lords[e.lord].name} вступает в игру (${who(e.seat)}).`,
    lordDismissed: (e, who) => `${who(e.seat)} сбрасывает ${lord(e.lord)}.`,
    lordTurned: (e, who) => `Повернули ${lord(e.lord)} (${who(e.seat)}).`,
    alliesDiscarded: (e, who) => `${who(e.seat)} сбрасывает ${allies(e.allies)}.`,
    extraTurnEarned: () => null,
    locationsRevealed: (e, who) => `${who(e.seat)} открывает локации: ${e.locations.map(location).join(', ')}.`,
    locationTaken: (e, who) => `${who(e.seat)} берёт под контроль локацию ${location(e.location)}.`,
    tilesSearched: (e, who) => `${who(e.seat)} просматривает стопку локаций.`,
    locationExchanged: (e, who) => `${who(e.seat)} меняет ${locationTaken(e.gone)} на ${locationTaken(e.location)}.`,
    endTriggered: (e, who) => `${who(e.seat)} запускает конец игры: у остальных ещё по одному последнему ходу.`,
    handLaidDown: (e, who) => (e.affiliated.length === 0 ? null : `${who(e.seat)} делает компаньонами ${allies(e.affiliated)}.`),
    tokensRevealed: (e, who) => (e.values.length === 0 ? null : `${who(e.seat)} открывает жетоны чудовищ: ${e.values.join(', ')}.`),
    gameEnded: (e, who) =>
      `Игра окончена: ${e.scores.map((score, seat) => `${who(seat)} — ${score} ОВ`).join(', ')}. ${e.winners.length === 1 ? 'Побеждает' : 'Побеждают'} ${list.format(e.winners.map(who))}.`,
    nebulisGained: (e, who) => `${who(e.seat)} получает ${nebulis(e.amount)}.`,
    nebulisReturned: (e, who) => `${who(e.seat)} возвращает ${nebulis(e.amount)}.`,
    nebulisGiven: (e, who) =>
      `${who(e.seat)} отдаёт ${nebulis(e.to.length)}: ${list.format(e.to.map(who))} ${e.to.length === 1 ? 'получает небулис' : 'получают по одному'}.`,
    figureMoved: (e, who) => (e.to === null ? 'Фигурка кракена возвращается в запас.' : `Фигурку кракена берёт ${who(e.to)}.`),
    krakenStored: (e, who) => `${who(e.seat)} кладёт ${ally(e.ally)} к стопке ${stackOf[e.race]}.`,
    sentinelTaken: (e, who) => `${who(e.seat)} получает жетон: ${sentinels[e.sentinel]}.`,
    sentinelPosted: (e, who) => `${who(e.seat)} резервирует ${itemTaken(e.item)}.`,
    sentinelReturned: (e, who) => `${sentinels[e.sentinel]} возвращается к владельцу: ${who(e.seat)}.`,
    lootDrawn: (e, who) => `${who(e.seat)} тянет добычу: ${e.value}.`,
    lootLost: (e) => `Пара: обе карты добычи ${e.value} пропадают.`,
    lootCardRevealed: (e, who) => `${who(e.seat)} открывает ${card(e.card)}.`,
    allyHealed: (e, who) => `${who(e.seat)} берёт из сброса ${ally(e.ally)}.`,
    raceNamed: (e, who) => `${who(e.seat)} называет расу: ${races[e.race].name.toLowerCase()}.`,
    lordFreed: (e, who) => `${who(e.seat)} освобождает ${lord(e.lord)} из-под локации ${location(e.location)}.`,
  },
  options: {
    first: 'Первый игрок',
    kraken: 'Кракен',
    masterOfMagic: 'Мастер магии делает компаньоном',
    councilStackSizePublic: 'Размер стопок Совета открыт',
    recruiterSurcharge: 'Вербовщик повышает стоимость лордов',
    commanderPurchaseCheck: 'Предел Командира проверяют',
    superfluousAllies: 'Лишние союзники в оплате',
    blackSmokersDestination: 'Обменянные «Чёрные курильщики»',
    lordDeckEndTrigger: 'Игра заканчивается, когда',
    martialLaw: 'Предел руки в двенадцать карт',
  },
  optionValues: {
    first: (value) => (value === 'random' ? 'Случайно' : `Игрок ${value}`),
    kraken: (value) => (value ? 'Да' : 'Нет'),
    masterOfMagic: (value) => (value === 'any' ? 'любого потраченного союзника' : 'сильнейшего потраченного союзника'),
    councilStackSizePublic: (value) => (value ? 'Да' : 'Нет'),
    recruiterSurcharge: (value) => (value === 'plus-2' ? 'на 2' : 'вдвое'),
    commanderPurchaseCheck: (value) => (value === 'end-of-own-turn' ? 'в конце своего хода' : 'также после покупки'),
    superfluousAllies: (value) => (value === 'allowed' ? 'разрешены' : 'запрещены'),
    blackSmokersDestination: (value) => (value === 'shuffle-into-stack' ? 'замешиваются в стопку' : 'выходят из игры'),
    lordDeckEndTrigger: (value) => (value === 'refill-falls-short' ? 'Двор нечем заполнить' : 'колода пуста, а Двор не полон'),
    martialLaw: (value) => (value ? 'Да' : 'Нет'),
  },
  orders: {
    pass: 'До конца этого хода',
    passes: (pass) => (pass ? 'пасовать при каждом предложении' : 'спрашивать меня'),
    price: (race) => `${races[race].name}: покупать`,
    upTo: (price) =>
      price === 'ask'
        ? 'спрашивать меня'
        : price === 0
          ? 'никогда'
          : `не дороже ${count(price, { one: 'жемчужины', few: 'жемчужин', many: 'жемчужин', other: 'жемчужины' })}`,
    value: (race) => `${races[race].name}: только`,
    from: (value) => (value === 1 ? 'любого значения' : value === 5 ? 'значения 5' : `значения ${value} и больше`),
  },
  ties: {
    pearls: (won, lost) => `Ничья по очкам: больше жемчужин, ${won} против ${lost}.`,
    strongest: (won, lost) => `Ничья по очкам и жемчужинам: самый влиятельный лорд сильнее, ${won} против ${lost}.`,
    shared: 'Ничья по очкам, жемчужинам и самому влиятельному лорду: победа общая.',
  },
  score: {
    locations: 'Локации',
    lords: 'Лорды',
    allies: 'Союзники',
    monsters: 'Чудовища',
    nebulis: 'Небулисы',
    figure: 'Фигурка кракена',
    total: 'Итого',
  },
};
