import { counter } from '@fathom/kernel';
import { basicSpaces, isBuilding, type SpaceId } from '../src/content/tables.ts';
import { AMBASSADOR } from '../src/state.ts';
import type { Directions } from './cards/named.ts';
import * as cards from './cards/uk.ts';
import { spelling, type Pile } from './piles.ts';
import { isLoggedByItsGift, naming, one, type Impossibilities, type Words } from './words.ts';

const { lords, questTypes, resources, things } = cards;
const count = counter('uk');
const joined = new Intl.ListFormat('uk', { type: 'conjunction' });
/** Два голосні не збігаються: «та із Вхідного колодязя». */
const list = { format: (items: readonly string[]): string => joined.format(items).replace(/ і (?=«?[ії])/iu, ' та ') };
const { listed, taken } = spelling('uk', list, {
  ...resources,
  ...things,
  any: {
    forms: {
      one: 'будь-який шукач пригод',
      few: 'будь-які шукачі пригод',
      many: 'будь-яких шукачів пригод',
      other: 'будь-якого шукача пригод',
    },
    taken: {
      one: 'будь-якого шукача пригод',
      few: 'будь-яких шукачів пригод',
      many: 'будь-яких шукачів пригод',
      other: 'будь-якого шукача пригод',
    },
  },
});
/** У родовому відмінку: «замість 2 фішок», «позбутися 2 фішок». */
const ofCorruption = (n: number): string =>
  count(n, { one: 'фішки корупції', few: 'фішок корупції', many: 'фішок корупції', other: 'фішки корупції' });

const called = naming(cards);
/** У лапках; лапки всередині назви стають подвійними. */
const quoted = (piece: string): string => `«${called(piece).replaceAll('«', '„').replaceAll('»', '“')}»`;
const all = (pieces: readonly string[]): string => pieces.map(quoted).join(', ');
/** У дужках: місце як є, карта і будівля в лапках. */
const source = (piece: string): string => (piece in basicSpaces ? called(piece) : quoted(piece));
/** Куди, звідки і що: «до крамниці Аврори», «з будівлі „…“», «будівлю „…“». */
const space = (id: SpaceId): Directions =>
  isBuilding(id)
    ? { to: `до будівлі ${quoted(id)}`, from: `з будівлі ${quoted(id)}`, what: `будівлю ${quoted(id)}` }
    : cards.directions[id];
/** Вид предмета і його назва: «карту „Засідка“». */
const card = (piece: string): string => `карту ${quoted(piece)}`;
const quest = (piece: string): string => `завдання ${quoted(piece)}`;
const building = (piece: string): string => `будівлю ${quoted(piece)}`;
const impossible: Impossibilities = {
  ambassador: 'залишає посла в себе: для нього немає клітинки',
  agent: 'не може відправити ще одного агента',
  hallTile: 'не може скористатися будівлею в Залі будівничих',
  card: 'не може зіграти жодної карти',
  space: 'не може скористатися жодною клітинкою',
  offer: 'не може цього зробити',
};
const upper = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const onlyGold = (pile: Pile): boolean => listed({ ...pile, gold: 0 }) === '';
const plural = { cleric: 'Жерці', fighter: 'Воїни', rogue: 'Пройди', wizard: 'Чарівники', gold: 'Золото', corruption: 'Корупція' } as const;

const amounts = {
  take: (pile: Pile) => `Узяти ${taken(pile)}`,
  give: (pile: Pile) => `Повернути ${taken(pile)}`,
  steal: (pile: Pile) => `Забрати ${taken(pile)}`,
  spend: (pile: Pile) => `Витратити ${taken(pile)}`,
};

export const uk: Words = {
  ...cards,
  listed,
  taken,
  language: 'uk',
  title: 'Лорди Глибоководдя',
  points: 'ПО',
  blurb: 'Правте Глибоководдям із тіні: відправляйте агентів, наймайте шукачів пригод, виконуйте завдання і плетіть інтриги.',
  places: {
    questDeck: { name: 'Колода завдань', text: 'З неї поповнюється корчма «Дозорна скеля». Коли вона закінчується, тасують скид.' },
    questDiscard: { name: 'Скид завдань', text: 'Стане новою колодою, коли скінчиться попередня.' },
    intrigueDeck: { name: 'Колода інтриг', text: 'Звідси беруть карти інтриг. Коли вона закінчується, тасують скид.' },
    intrigueDiscard: { name: 'Скид інтриг', text: 'Зіграні карти лежать тут горілиць, доки не скінчиться колода.' },
    tiles: { name: 'Стос будівель', text: 'З нього поповнюється Зала будівничих, доки він не скінчиться.' },
    corruption: {
      name: 'Трек корупції',
      text: 'Що більше фішок із нього пішло, то більше ПО забере наприкінці кожна фішка в таверні.',
    },
    first: { name: 'Фішка першого гравця', text: 'Хто має її на початку раунду, той у цьому раунді ходить першим.' },
    rounds: { name: 'Трек раундів', text: 'У грі 8 раундів. Із п’ятого в кожного на одного агента більше.' },
    inn: { name: 'Місце в корчмі «Дозорна скеля»', text: 'Тут лежать 4 відкриті завдання. На місце взятого одразу кладуть нове.' },
    hall: { name: 'Місце в Залі будівничих', text: 'Тут продаються 3 будівлі; щораунду на кожну кладуть жетон ПО.' },
    seat: { name: 'Гравець', text: 'Хтось за цим столом.' },
    pool: { name: 'Запас агентів', text: 'Агенти, яких іще не відправили. За хід відправляють одного.' },
    agent: { name: 'Агент', text: 'Займає клітинку до кінця раунду; його господар робить те, що на ній сказано.' },
    hand: {
      name: 'Карти інтриг на руці',
      text: 'Їх бачить лише господар. Грають їх у гавані Глибоководдя і там, де про це сказано.',
    },
    lord: { name: 'Лорд', text: 'До кінця гри таємний; наприкінці приносить своєму гравцеві ПО.' },
    score: { name: 'Рахунок', text: 'Переможні очки на цей момент. Наприкінці додадуться шукачі пригод, золото і лорд.' },
  },
  tavern: (what) => ({
    name: `${plural[what]} в таверні`,
    text:
      what === 'corruption'
        ? 'Наприкінці забирає ПО: що порожніший трек, то більше.'
        : what === 'gold'
          ? 'Ним платять за будівлі, завдання і карти. Наприкінці кожні 2 золоті — 1 ПО.'
          : 'Ними оплачують завдання. Наприкінці кожен шукач пригод — 1 ПО.',
  }),
  supply: (what) => ({
    name: `${plural[what]} в загальному запасі`,
    text: what === 'gold' ? 'Не закінчується.' : 'Звідси беруть шукачів пригод і сюди їх повертають.',
  }),
  typeText: 'Багато лордів приносять ПО за виконані завдання двох типів.',
  questText: ({ type, plot, cost, reward, text }) =>
    [
      `${type === null ? 'Обов’язкове завдання' : plot ? `Сюжетне ${questTypes[type].quest}` : upper(questTypes[type].quest)}.`,
      `Ціна: ${listed({ ...cost.goods, any: cost.any })}.`,
      ...(listed(reward) === '' ? [] : [`Нагорода: ${listed(reward)}.`]),
      ...(text === '' ? [] : [text]),
    ].join(' '),
  intrigueText: (kind, text) => (kind === 'mandatory' ? text : `${cards.intrigueKinds[kind]}. ${text}`),
  buildingText: (cost, { text, owner }) => `${text} Власник: ${owner} Ціна: ${listed({ gold: cost })}.`,
  moment: (round, rounds, agents) => `раунд ${round} з ${rounds} · ${count(agents, things.agent.forms)}`,
  prompts: {
    assign: 'Відправте агента',
    ambassador: 'Відправте посла',
    reassign: 'Відправте агента з гавані Глибоководдя ще раз',
    extraAgent: 'Відправте ще одного агента',
    hallTile: 'Відправте агента на будівлю в Залі будівничих',
    order: 'Виберіть, яке сюжетне завдання спрацює першим',
    quest: 'Виконайте завдання або пропустіть',
    spend: 'Виберіть шукача пригод, якого витратите на завдання',
    completeNow: 'Виконайте взяте завдання або пропустіть',
    takeQuest: 'Візьміть завдання з корчми «Дозорна скеля»',
    draft: 'Виберіть завдання, яке залишите собі',
    questType: 'Назвіть тип завдання',
    discardQuest: 'Виберіть завдання, яке скинете',
    take: 'Виберіть, якого шукача пригод узяти',
    choose: 'Виберіть, що взяти',
    give: 'Виберіть, якого шукача пригод повернути',
    offer: 'Карта суперника пропонує вам угоду: погодьтеся або пропустіть',
    option: 'Можна отримати більше, але не задарма: погодьтеся або пропустіть',
    opponent: 'Виберіть суперника',
    steal: 'Виберіть, якого шукача пригод забрати в суперника',
    exchange: 'Обміняйте шукача пригод на жерця або пропустіть',
    refund: 'Заберіть назад витраченого шукача пригод або пропустіть',
    recall: 'Виберіть, якого агента повернути до запасу',
    move: 'Виберіть агента суперника, якого перемістите',
    moveTo: 'Виберіть, куди його перемістити',
    perform: 'Вашого агента перемістили: скористайтеся клітинкою або пропустіть',
    use: 'Виберіть клітинку з агентом суперника, щоб нею скористатися',
    place: 'Виберіть клітинку, на яку це покласти',
    placeWhat: 'Виберіть шукача пригод, якого викладете на клітинку',
    atone: 'Виберіть, скільки фішок корупції повернути чи скинути',
    atoneMore: 'Поверніть ще 1 фішку корупції або пропустіть',
    buy: 'Купіть будівлю',
    build: 'Виберіть будівлю, яку зведете безплатно',
    demolish: 'Виберіть будівлю, яку скинете',
    forge: 'Виберіть будівлю, яка стане вашою',
    foist: 'Виберіть обов’язкове завдання, яке передасте',
    foistTo: 'Виберіть, кому дістанеться обов’язкове завдання',
    play: 'Зіграйте карту інтриги',
    drawn: 'Зіграйте взяту карту або пропустіть і залиште її',
    discardIntrigue: 'Виберіть карту інтриги, яку скинете',
  },
  moves: {
    assign: (m) => called(m.space),
    pass: () => 'Пропустити',
    accept: () => 'Погодитися',
    resolve: (m) => `Спершу ${quest(m.quest)}`,
    complete: (m) => `Виконати ${quest(m.quest)}`,
    spend: (m) => amounts.spend(one(m.adventurer)),
    takeQuest: (m) => `Узяти ${quest(m.quest)}`,
    nameType: (m) => questTypes[m.questType].name,
    discardQuest: (m) => `Скинути ${quest(m.quest)}`,
    take: (m) => amounts.take(one(m.adventurer)),
    gain: (m) => `Узяти ${taken({ ...m.goods, any: m.any })}`,
    give: (m) => amounts.give(one(m.adventurer)),
    choose: (m, who) => who(m.opponent),
    steal: (m) => amounts.steal(one(m.adventurer)),
    exchange: (m) => `Обміняти ${taken(one(m.adventurer))} на ${taken({ cleric: 1 })}`,
    refund: (m) => `Забрати назад ${taken(one(m.adventurer))}`,
    recall: (m) => `Повернути агента ${space(m.space).from}`,
    move: (m, who) => `${m.agent === AMBASSADOR ? 'Посол' : who(m.agent)}: ${called(m.space)}`,
    place: (m) => called(m.space),
    use: (m) => `Використати ${space(m.space).what}`,
    put: (m) => `Викласти ${taken(one(m.adventurer))}`,
    atone: (m) => (m.count === 0 ? 'Залишити всю корупцію' : `Позбутися ${ofCorruption(m.count)}`),
    buy: (m) => `Купити ${building(m.building)}`,
    build: (m) => `Звести ${building(m.building)}`,
    demolish: (m) => `Скинути ${building(m.building)}`,
    forge: (m) => `Привласнити ${building(m.building)}`,
    foist: (m) => `Передати ${quest(m.quest)}`,
    play: (m) => `Зіграти ${card(m.card)}`,
    discard: (m) => `Скинути ${card(m.card)}`,
  },
  together: {
    ...amounts,
    recall: (spaces) => `Повернути агентів ${list.format(spaces.map((id) => space(id).from))}`,
    place: (spaces) => list.format(spaces.map(called)),
    discard: (discarded) =>
      `Скинути карти ${list.format(discarded.map(([name, copies]) => `${quoted(name)}${copies === 1 ? '' : ` ×${copies}`}`))}`,
  },
  events: {
    gameBegan: (e, who) =>
      `Гра починається. Перший хід: ${who(e.first)}. У корчмі «Дозорна скеля»: ${all(e.inn)}. У Залі будівничих: ${all(e.hall)}.`,
    roundBegan: (e, who) => `Починається ${e.round}-й раунд. Перший хід: ${who(e.first)}.`,
    roundEnded: () => null,
    agentsJoined: () => 'Кожен отримує ще одного агента.',
    turnBegan: () => null,
    passed: (e, who) => `${who(e.seat)} пасує.`,
    agentAssigned: (e, who) =>
      e.agent === AMBASSADOR
        ? `${who(e.seat)} відправляє посла ${space(e.space).to}.`
        : e.from === 'pool'
          ? `${who(e.seat)} відправляє агента ${space(e.space).to}.`
          : `${who(e.seat)} відправляє агента з гавані ${space(e.space).to}.`,
    spaceUsed: (e, who) => `${who(e.seat)} використовує ${space(e.space).what} без агента.`,
    actionPerformed: (e, who) => `${who(e.seat)} використовує ${space(e.space).what} переміщеним агентом.`,
    agentReturned: (e, who) => `${who(e.seat)} повертає агента ${space(e.space).from} до запасу.`,
    agentMoved: (e, who) =>
      `${who(e.seat)} переміщує ${e.agent === AMBASSADOR ? 'посла' : `агента (${who(e.agent)})`} ${space(e.from).from} ${space(e.to).to}.`,
    ambassadorTaken: (e, who) => `${who(e.seat)} бере посла.`,
    ambassadorHeld: (e, who) =>
      e.holder === e.seat ? `${who(e.seat)} уже тримає посла в себе.` : `${who(e.seat)} не може взяти посла: його тримає ${who(e.holder)}.`,
    ambassadorSetAside: () => null,
    ambassadorLeft: () => 'Посол виходить із гри.',
    lieutenantJoined: (e, who) => `${who(e.seat)} отримує особистого помічника.`,
    goodsGained: (e, who) => `${who(e.seat)} бере ${taken(e.goods)} (${source(e.from)}).`,
    goodsReturned: (e, who) => `${who(e.seat)} ${onlyGold(e.goods) ? 'платить' : 'повертає'} ${taken(e.goods)}.`,
    goodsGiven: (e, who) => `${who(e.from)} віддає, а ${who(e.to)} отримує ${taken(e.goods)}.`,
    goodsCollected: (e, who) => `${who(e.seat)} забирає ${taken({ ...e.goods, corruption: e.corruption })} ${space(e.space).from}.`,
    goodsPlaced: (e, who) => `${who(e.seat)} кладе ${taken({ [e.resource]: e.count })} ${space(e.space).to}.`,
    stocked: (e) => `На будівлю ${quoted(e.building)} кладуть ${taken({ [e.resource]: e.count })}.`,
    tokensLaid: (e) => (e.tiles.length === 0 ? null : 'На кожну будівлю в Залі будівничих кладуть по жетону ПО.'),
    scored: (e, who) => `${who(e.seat)} отримує ${taken({ vp: e.vp })} (${source(e.from)}).`,
    corruptionTaken: (e, who) => `${who(e.seat)} бере ${taken({ corruption: e.count })} (${source(e.from)}).`,
    corruptionReturned: (e, who) => `${who(e.seat)} повертає ${taken({ corruption: e.count })}.`,
    corruptionRemoved: (e, who) =>
      e.seat === null ? `З треку скидають ${taken({ corruption: e.count })}.` : `${who(e.seat)} скидає ${taken({ corruption: e.count })}.`,
    trackWasEmpty: (e, who) => `Трек корупції порожній: ${who(e.seat)} втрачає ${taken({ vp: e.vp })} замість ${ofCorruption(e.missing)}.`,
    firstPlayerTaken: (e, who) =>
      e.seat === e.from ? `${who(e.seat)} залишає собі фішку першого гравця.` : `${who(e.seat)} бере фішку першого гравця.`,
    questRevealed: (e) => `У корчмі нове завдання: ${quoted(e.quest)}.`,
    innCleared: (e) => (e.quests.length === 0 ? null : `Усі завдання корчми скинуто: ${all(e.quests)}.`),
    questsTurnedUp: (e) => (e.quests.length === 0 ? null : `Відкрито завдання: ${all(e.quests)}.`),
    typeNamed: (e, who) => `${who(e.seat)} називає тип завдання: ${questTypes[e.questType].name}.`,
    questTaken: (e, who) => `${who(e.seat)} бере ${e.source === 'deck' ? 'з колоди ' : ''}завдання ${quoted(e.quest)}.`,
    questDiscarded: (e, who) => `${who(e.seat)} скидає завдання ${quoted(e.quest)}.`,
    questCompleted: (e, who) => `${who(e.seat)} виконує завдання ${quoted(e.quest)}.`,
    plotStarted: () => null,
    plotAnswered: (e, who) => (isLoggedByItsGift(e.quest) ? null : `Спрацьовує сюжетне завдання ${quoted(e.quest)} (${who(e.seat)}).`),
    intrigueDrawn: (e, who) => `${who(e.seat)} бере ${taken({ intrigue: e.count })}${e.cards === null ? '' : `: ${all(e.cards)}`}.`,
    intriguePlayed: (e, who) => `${who(e.seat)} грає карту ${quoted(e.card)}.`,
    intrigueDiscarded: (e, who) => `${who(e.seat)} скидає карту ${quoted(e.card)}.`,
    intriguePassed: (e, who) => `${who(e.to)} отримує на руку карту ${quoted(e.card)}.`,
    dutyLaid: (e, who) => `${who(e.seat)} кладе перед суперником (${who(e.to)}) обов’язкове завдання ${quoted(e.quest)}.`,
    offerDeclined: (e, who) => `${who(e.seat)} відмовляється${e.from === undefined ? '' : ` (${source(e.from)})`}.`,
    cardKept: (e, who) => `${who(e.seat)} залишає карту на руці.`,
    couldNot: (e, who) => `${who(e.seat)} ${impossible[e.what]}.`,
    wasProtected: (e, who) => `Карта ${quoted('i-open-lord')} захищає гравця (${who(e.seat)}).`,
    supplyWasEmpty: (e, who) => `${who(e.seat)} нічого не отримує: загальний запас порожній (${source(e.from)}).`,
    nothingDrawn: (e, who) => `${who(e.seat)} не бере карту: карти інтриг скінчилися.`,
    hadNoEffect: (e, who) => `Без наслідків: ${source(e.from)} (${who(e.seat)}).`,
    buildingBought: () => null,
    buildingBuilt: (e, who) =>
      `${who(e.seat)} зводить будівлю ${quoted(e.building)}${e.vp > 0 ? ` й отримує ${taken({ vp: e.vp })}` : ''}.`,
    tileRevealed: (e) => `У Залі будівничих нова будівля: ${quoted(e.building)}.`,
    buildingDemolished: (e, who) =>
      `${who(e.seat)} скидає будівлю ${quoted(e.building)}${e.owner === e.seat ? '' : ` (власник — ${who(e.owner)})`}.`,
    deedForged: (e, who) => `${who(e.seat)} привласнює будівлю ${quoted(e.building)}, попередній власник — ${who(e.from)}.`,
    lordOpened: (e, who) => `${who(e.seat)} відкриває свого лорда — ${cards.lordsSeen[e.lord]}.`,
    lordSeen: (e, who) => `${who(e.seat)} бачить лорда суперника (${who(e.of)})${e.lord === null ? '' : ` — ${cards.lordsSeen[e.lord]}`}.`,
    deckReshuffled: (e) => (e.deck === 'quests' ? 'Скид завдань перетасовано в нову колоду.' : 'Скид інтриг перетасовано в нову колоду.'),
    lordsRevealed: (e, who) => `Лордів відкрито: ${e.lords.map((lord, seat) => `${who(seat)} — ${lords[lord].name}`).join('; ')}.`,
    gameEnded: (e, who) =>
      `Гру завершено: ${e.scores.map((score, seat) => `${who(seat)} — ${score} ПО`).join(', ')}. ${e.winners.length === 1 ? 'Перемагає' : 'Перемагають'} ${list.format(e.winners.map(who))}.`,
  },
  options: {
    first: 'Перший гравець',
    undermountain: 'Підгір’я',
    skullport: 'Черепорт',
    long: 'Довга гра: на одного агента більше',
    highDukesTomb: `${quoted('b-high-dukes-tomb')}: на кожну клітинку`,
    taxRevolt: `${quoted('i-tax-revolt')}: тому, хто грає карту`,
  },
  optionValues: {
    first: (value) => (value === 'random' ? 'Випадково' : `Гравець ${value}`),
    undermountain: (value) => (value ? 'Так' : 'Ні'),
    skullport: (value) => (value ? 'Так' : 'Ні'),
    long: (value) => (value ? 'Так' : 'Ні'),
    highDukesTomb: (value) => count(value, resources.gold.forms),
    taxRevolt: (value) => count(value, resources.gold.forms),
  },
  ties: {
    gold: (won, lost) => `Нічия за очками: більше золота, ${won} проти ${lost}.`,
    shared: 'Нічия і за очками, і за золотом: перемога спільна.',
  },
  ahead: (won, lost) => `Перевага ще до підсумкового підрахунку: ${won} проти ${lost}.`,
  score: {
    game: 'Під час гри',
    adventurers: 'Шукачі пригод',
    gold: 'Золото',
    lord: 'Лорд',
    corruption: 'Корупція',
    total: 'Разом',
  },
};
