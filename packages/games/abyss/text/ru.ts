import { counter } from '@fathom/kernel';
import type { AllyId, CardId } from '../src/content/cards.ts';
import type { Coins } from '../src/flow.ts';
import type { Race } from '../src/content/races.ts';
import { locations, lords } from './cards/ru.ts';
import { allyName } from './game-text.ts';
import { itemName, type Words } from './words.ts';

const count = counter('ru');
const list = new Intl.ListFormat('ru', { type: 'conjunction' });
/** В винительном падеже: «получает 1 жемчужину». */
const pearls = (n: number): string => count(n, { one: 'жемчужину', few: 'жемчужины', many: 'жемчужин', other: 'жемчужины' });
const keys = (n: number): string => count(n, { one: 'ключ', few: 'ключа', many: 'ключей', other: 'ключа' });
const tokens = (n: number): string =>
  count(n, { one: 'жетон чудовища', few: 'жетона чудовищ', many: 'жетонов чудовищ', other: 'жетона чудовищ' });
const nebulis = (n: number): string => count(n, { one: 'небулис', few: 'небулиса', many: 'небулисов', other: 'небулиса' });
const cardCount = (n: number): string => count(n, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
const tiles = (n: number): string => count(n, { one: 'локацию', few: 'локации', many: 'локаций', other: 'локации' });
const coins = ({ pearls: p, nebulis: n }: Coins): string => list.format([...(p > 0 ? [pearls(p)] : []), ...(n > 0 ? [nebulis(n)] : [])]);

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
const ally = (id: AllyId): string => allyName({ races }, id);
const all = (ids: readonly AllyId[]): string => ids.map(ally).join(', ');
const card = (id: CardId): string => (id.startsWith('monster') ? 'чудовище' : ally(id as AllyId));
const lord = (id: keyof typeof lords): string => `«${lords[id].name}»`;
const location = (id: keyof typeof locations): string => `«${locations[id].name}»`;
const sentinels: Words['sentinels'] = {
  'sentinel-watcher': 'Страж Наблюдателя',
  'sentinel-vigil': 'Страж Дозорного',
  'sentinel-lookout': 'Страж Караульного',
};
const item = itemName({ lords, locations, stack: (race) => `стопка ${stackOf[race]}` });
const sources = {
  lord: 'способность',
  landlord: 'Землевладелец',
  space5: 'последнее место трека',
  reward: 'бой',
  shipMaster: 'Хозяин корабля',
  refill: 'пополнение Двора',
  slaver: 'Работорговец',
  shareholder: 'Акционер',
  ferryman: 'Перевозчик',
  loot: 'добыча',
} as const;

export const ru: Words = {
  language: 'ru',
  title: 'Бездна',
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
  ally: 'Им платят за лордов. В конце считается сильнейший присоединённый союзник каждой расы.',
  kraken: (n) => `При найме заменяет любую расу и приносит ${nebulis(n)}; его нельзя присоединить.`,
  stack: (race) => ({ name: `Стопка ${stackOf[race]}`, text: 'Лежит рубашкой вверх: действием возьмите её на руку целиком.' }),
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
  prompts: {
    action: 'Плетите интриги, если хотите, затем выберите действие',
    offer: 'Продаётся союзник: купить или спасовать',
    keep: 'Взять союзника или исследовать дальше',
    encounter: 'Чудовище: сразиться или исследовать дальше',
    reward: 'Выберите награду',
    stack: 'Выберите стопку Совета',
    pay: 'Оплата: выбирайте союзников слева направо или самый дешёвый способ',
    affiliate: 'Выберите, кого присоединить',
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
      ...(value > 0 ? [`сила ${value} (союзниками или жемчужинами)`] : []),
    ].join(', ')}.`,
  paid: (value, different, missing) => `Значение ${value} · расы ${different}${missing === null ? '' : ` · нужны ${races[missing].name}`}`,
  moves: {
    plot: () => 'Интрига за 1 жемчужину',
    explore: () => 'Исследовать глубины',
    takeStack: ({ race }) => `Взять стопку ${stackOf[race]}`,
    recruit: (m) => `Нанять: ${lords[m.lord].name}`,
    skip: () => 'Пропустить действие',
    sell: (m) => `Работорговец: ${ally(m.ally)} за 2 жемчужины`,
    banish: ({ race }) => `Оракул: сбросить стопку ${stackOf[race]}`,
    oust: (m) => `Оппортунист: заменить лорда ${lord(m.lord)}`,
    launder: () => 'Перевозчик: небулис на жемчужину',
    invite: () => 'Получатель: новый лорд во Двор',
    reserve: (m) => `${sentinels[m.sentinel]}: ${item(m.item)}`,
    buy: (m) => `Купить за ${coins(m)}`,
    pass: () => 'Пас',
    take: () => 'Взять союзника',
    goOn: () => 'Исследовать дальше',
    fight: () => 'Сразиться',
    reward: (m) =>
      list.format([
        ...(m.keys > 0 ? [keys(m.keys)] : []),
        ...(m.pearls > 0 ? [pearls(m.pearls)] : []),
        ...(m.tokens > 0 ? [tokens(m.tokens)] : []),
      ]),
    spend: (m) => `Потратить: ${ally(m.ally)}`,
    done: (m) => (m.pearls + m.nebulis === 0 ? 'Заплатить' : `Заплатить, добавив ${coins(m)}`),
    cheapest: () => 'Самый дешёвый способ',
    affiliate: (m) => `Присоединить: ${ally(m.ally)}`,
    takeLocation: (m) => `Взять ${location(m.location)}`,
    drawTiles: (m) => `Открыть ${tiles(m.count)}`,
    useKeys: (m) => list.format([...m.lords.map((id) => lords[id].name), ...(m.lords.length < 3 ? [keys(3 - m.lords.length)] : [])]),
    decline: () => 'Нет',
    turn: (m) => `Повернуть: ${lords[m.lord].name}`,
    steal: ({ from }, who) => who(from),
    exchange: ({ mine, other }) => `${locations[mine].name} → ${locations[other].name}`,
    bribe: (m) => `${lords[m.lord].name} за ${coins(m)}`,
    dismiss: (m) => `Сбросить: ${lords[m.lord].name}`,
    appoint: (m) => `Взять: ${lords[m.lord].name}`,
    discard: (m) => `Сбросить: ${ally(m.ally)}`,
    endTurn: () => 'Завершить ход',
    payUp: () => 'Заплатить 1 жемчужину',
    handOver: ({ to }, who) => who(to),
    stow: ({ race }) => `К стопке ${stackOf[race]}`,
    give: ({ to }, who) => who(to),
    drawLoot: () => 'Тянуть добычу',
    stop: () => 'Остановиться',
    heal: (m) => `Взять: ${ally(m.ally)}`,
    nameRace: ({ race }) => races[race].name,
    free: (m) => `Освободить: ${lords[m.lord].name}`,
  },
  events: {
    gameBegan: (e, who) => `Игра начинается. Начинает ${who(e.first)}; доступна локация ${location(e.location)}.`,
    turnBegan: (e, who) => (e.extra ? `${who(e.seat)} делает дополнительный ход.` : null),
    actionSkipped: (e, who) => `${who(e.seat)} ничего не может сделать и пропускает действие.`,
    pearlsGained: (e, who) => `${who(e.seat)} получает ${pearls(e.amount)} (${sources[e.from]}).`,
    pearlsLost: (e, who) => `${who(e.seat)} теряет ${pearls(e.amount)}.`,
    pearlRobbed: (e, who) => `Разбойник: ${who(e.from)} отдаёт жемчужину, ${who(e.seat)} её забирает.`,
    lordRevealed: (e, who) => `${who(e.seat)} открывает во Дворе лорда ${lord(e.lord)}.`,
    courtRefilled: (e) => (e.lords.length === 0 ? 'Для Двора не осталось лордов.' : `Во Двор приходят: ${e.lords.map(lord).join(', ')}.`),
    lordOusted: (e, who) => `${who(e.seat)} меняет во Дворе ${lord(e.lord)} на ${lord(e.successor)}.`,
    cardRevealed: (e, who) => `${who(e.seat)} открывает карту: ${card(e.card)}.`,
    offerPassed: (e, who) => `${who(e.seat)} пасует.`,
    allyBought: (e, who) => `${who(e.seat)} покупает союзника за ${coins(e)}: ${ally(e.ally)}.`,
    allyTaken: (e, who) => `${who(e.seat)} берёт союзника: ${ally(e.ally)}.`,
    exploredOn: () => null,
    threatRaised: (e) => `Угроза растёт до ${e.step}.`,
    monsterFought: (e, who) => `${who(e.seat)} побеждает чудовище и получает награду деления ${e.step}.`,
    keysGained: (e, who) => `${who(e.seat)} получает ${keys(e.amount)}.`,
    tokensGained: (e, who) => `${who(e.seat)} получает ${tokens(e.count)}${e.values === null ? '' : ` (${e.values.join(', ')})`}.`,
    tokenStolen: (e, who) =>
      `Охотник: ${who(e.seat)} забирает жетон чудовища${e.value === null ? '' : ` (${e.value})`}, ${who(e.from)} его теряет.`,
    alliesStored: (e) => `В Совет уходят: ${all(e.allies)}.`,
    deckReshuffled: () => 'Сброс замешан в новую колоду исследования.',
    stackTaken: (e, who) => `${who(e.seat)} берёт стопку ${stackOf[e.race]}: ${e.allies === null ? cardCount(e.count) : all(e.allies)}.`,
    stackBanished: (e, who) => `${who(e.seat)} не глядя сбрасывает стопку ${stackOf[e.race]}.`,
    lordChosen: (e, who) => `${who(e.seat)} нанимает лорда ${lord(e.lord)}.`,
    lordPaid: (e, who) => `${who(e.seat)} платит: ${[...e.allies.map(ally), ...(e.pearls + e.nebulis > 0 ? [coins(e)] : [])].join(', ')}.`,
    allyAffiliated: (e, who) => `${who(e.seat)} присоединяет союзника: ${ally(e.ally)}.`,
    lordEntered: () => null,
    lordDismissed: (e, who) => `${who(e.seat)} сбрасывает лорда ${lord(e.lord)}.`,
    lordTurned: (e, who) => `Лорд ${lord(e.lord)} (${who(e.seat)}) повёрнут.`,
    alliesDiscarded: (e, who) => `${who(e.seat)} сбрасывает: ${all(e.allies)}.`,
    extraTurnEarned: () => null,
    locationsRevealed: (e, who) => `${who(e.seat)} открывает локации: ${e.locations.map(location).join(', ')}.`,
    locationTaken: (e, who) => `${who(e.seat)} берёт под контроль локацию ${location(e.location)}.`,
    tilesSearched: (e, who) => `${who(e.seat)} просматривает стопку локаций.`,
    locationExchanged: (e, who) => `${who(e.seat)} меняет ${location(e.gone)} на ${location(e.location)}.`,
    endTriggered: (e, who) => `${who(e.seat)} кладёт игре конец: остальным остаётся по одному последнему ходу.`,
    handLaidDown: (e, who) => (e.affiliated.length === 0 ? null : `${who(e.seat)} присоединяет с руки: ${all(e.affiliated)}.`),
    tokensRevealed: (e, who) => (e.values.length === 0 ? null : `${who(e.seat)} открывает жетоны чудовищ: ${e.values.join(', ')}.`),
    gameEnded: (e, who) =>
      `Игра окончена: ${e.scores.map((score, seat) => `${who(seat)} — ${score} ОВ`).join(', ')}. ${e.winners.length === 1 ? 'Побеждает' : 'Побеждают'} ${list.format(e.winners.map(who))}.`,
    nebulisGained: (e, who) => `${who(e.seat)} получает ${nebulis(e.amount)}.`,
    nebulisReturned: (e, who) => `${who(e.seat)} возвращает ${nebulis(e.amount)}.`,
    nebulisGiven: (e, who) => `${who(e.seat)} отдаёт по небулису; получают: ${e.to.map(who).join(', ')}.`,
    figureMoved: (e, who) => (e.to === null ? 'Фигурка кракена возвращается в запас.' : `Фигурку кракена берёт ${who(e.to)}.`),
    krakenStored: (e, who) => `${who(e.seat)} кладёт к стопке ${stackOf[e.race]}: ${ally(e.ally)}.`,
    sentinelTaken: (e, who) => `${who(e.seat)} берёт жетон: ${sentinels[e.sentinel]}.`,
    sentinelPosted: (e, who) => `${who(e.seat)} резервирует: ${item(e.item)}.`,
    sentinelReturned: (e, who) => `${sentinels[e.sentinel]} возвращается к владельцу: ${who(e.seat)}.`,
    lootDrawn: (e, who) => `${who(e.seat)} тянет добычу: ${e.value}.`,
    lootLost: (e) => `Пара: обе карты добычи ${e.value} пропадают.`,
    lootCardRevealed: (e, who) => `${who(e.seat)} открывает карту: ${card(e.card)}.`,
    allyHealed: (e, who) => `${who(e.seat)} берёт из сброса: ${ally(e.ally)}.`,
    raceNamed: (e, who) => `${who(e.seat)} называет расу: ${races[e.race].name}.`,
    lordFreed: (e, who) => `${who(e.seat)} освобождает лорда ${lord(e.lord)} из-под локации ${location(e.location)}.`,
  },
  options: {
    first: 'Первый игрок',
    kraken: 'Кракен',
    masterOfMagic: 'Мастер магии присоединяет',
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
    lordDeckEndTrigger: (value) => (value === 'refill-falls-short' ? 'Двор нечем пополнить' : 'колода пуста, а Двор не полон'),
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
    from: (value) => (value === 1 ? 'любой силы' : value === 5 ? 'силы 5' : `силы ${value} и больше`),
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
