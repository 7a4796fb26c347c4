import { counter } from '@fathom/kernel';
import { basicSpaces, isBuilding, type SpaceId } from '../src/content/tables.ts';
import { AMBASSADOR } from '../src/state.ts';
import type { Directions } from './cards/named.ts';
import * as cards from './cards/ru.ts';
import { spelling, type Pile } from './piles.ts';
import { isLoggedByItsGift, naming, one, type Impossibilities, type Words } from './words.ts';

const { lords, questTypes, resources, things } = cards;
const count = counter('ru');
const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const { listed, taken } = spelling('ru', list, {
  ...resources,
  ...things,
  any: {
    forms: {
      one: 'любой искатель приключений',
      few: 'любых искателя приключений',
      many: 'любых искателей приключений',
      other: 'любого искателя приключений',
    },
    taken: {
      one: 'любого искателя приключений',
      few: 'любых искателей приключений',
      many: 'любых искателей приключений',
      other: 'любого искателя приключений',
    },
  },
});
/** В родительном падеже: «вместо 2 фишек», «избавиться от 2 фишек». */
const ofCorruption = (n: number): string =>
  count(n, { one: 'фишки коррупции', few: 'фишек коррупции', many: 'фишек коррупции', other: 'фишки коррупции' });

const called = naming(cards);
/** В кавычках; кавычки внутри названия становятся «лапками». */
const quoted = (piece: string): string => `«${called(piece).replaceAll('«', '„').replaceAll('»', '“')}»`;
const all = (pieces: readonly string[]): string => pieces.map(quoted).join(', ');
/** В скобках: место как есть, карта и здание в кавычках. */
const source = (piece: string): string => (piece in basicSpaces ? called(piece) : quoted(piece));
/** Куда, откуда и что: «в лавку Авроры», «из здания „…“», «здание „…“». */
const space = (id: SpaceId): Directions =>
  isBuilding(id) ? { to: `в здание ${quoted(id)}`, from: `из здания ${quoted(id)}`, what: `здание ${quoted(id)}` } : cards.directions[id];
/** Вид предмета и его название: «карту „Засада“». */
const card = (piece: string): string => `карту ${quoted(piece)}`;
const quest = (piece: string): string => `квест ${quoted(piece)}`;
const building = (piece: string): string => `здание ${quoted(piece)}`;
const impossible: Impossibilities = {
  ambassador: 'оставляет посла у себя: для него нет ячейки',
  agent: 'не может отправить ещё одного агента',
  hallTile: 'не может воспользоваться зданием в Зале строителей',
  card: 'не может сыграть ни одной карты',
  space: 'не может воспользоваться ни одной ячейкой',
  offer: 'не может этого сделать',
};
const upper = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const onlyGold = (pile: Pile): boolean => listed({ ...pile, gold: 0 }) === '';
const plural = {
  cleric: 'Жрецы',
  fighter: 'Воины',
  rogue: 'Плуты',
  wizard: 'Волшебники',
  gold: 'Золото',
  corruption: 'Коррупция',
} as const;

const amounts = {
  take: (pile: Pile) => `Взять ${taken(pile)}`,
  give: (pile: Pile) => `Вернуть ${taken(pile)}`,
  steal: (pile: Pile) => `Забрать ${taken(pile)}`,
  spend: (pile: Pile) => `Потратить ${taken(pile)}`,
};

export const ru: Words = {
  ...cards,
  listed,
  taken,
  language: 'ru',
  title: 'Лорды Глубоководья',
  points: 'ПО',
  blurb: 'Правьте Глубоководьем из тени: отправляйте агентов, нанимайте искателей приключений, выполняйте квесты и плетите интриги.',
  places: {
    questDeck: { name: 'Колода квестов', text: 'Из неё пополняется трактир «Дозорный утёс». Когда она заканчивается, перемешивают сброс.' },
    questDiscard: { name: 'Сброс квестов', text: 'Станет новой колодой, когда закончится прежняя.' },
    intrigueDeck: { name: 'Колода интриг', text: 'Отсюда берут карты интриг. Когда она заканчивается, перемешивают сброс.' },
    intrigueDiscard: { name: 'Сброс интриг', text: 'Сыгранные карты лежат здесь лицом вверх, пока не закончится колода.' },
    tiles: { name: 'Стопка зданий', text: 'Из неё пополняется Зал строителей, пока она не закончится.' },
    corruption: {
      name: 'Счётчик коррупции',
      text: 'Чем больше фишек с него ушло, тем больше ПО отнимет в конце каждая фишка в таверне.',
    },
    first: { name: 'Фишка первого игрока', text: 'У кого она в начале раунда, тот в этом раунде ходит первым.' },
    rounds: { name: 'Счётчик раундов', text: 'В игре 8 раундов. С пятого у каждого одним агентом больше.' },
    inn: { name: 'Место в трактире «Дозорный утёс»', text: 'Здесь лежат 4 открытых квеста. На место взятого сразу кладут новый.' },
    hall: { name: 'Место в Зале строителей', text: 'Здесь продаются 3 здания; каждый раунд на каждое кладут жетон ПО.' },
    seat: { name: 'Игрок', text: 'Кто-то за этим столом.' },
    pool: { name: 'Запас агентов', text: 'Агенты, которых ещё не отправили. За ход отправляют одного.' },
    agent: { name: 'Агент', text: 'Занимает ячейку до конца раунда; его хозяин делает то, что на ней сказано.' },
    hand: {
      name: 'Карты интриг на руке',
      text: 'Их видит только хозяин. Играют их в гавани Глубоководья и там, где об этом сказано.',
    },
    lord: { name: 'Лорд', text: 'До конца игры тайный; в конце приносит своему игроку ПО.' },
    score: { name: 'Счёт', text: 'Победные очки на данный момент. В конце добавятся искатели приключений, золото и лорд.' },
  },
  tavern: (what) => ({
    name: `${plural[what]} в таверне`,
    text:
      what === 'corruption'
        ? 'В конце отнимает ПО: чем пустее счётчик, тем больше.'
        : what === 'gold'
          ? 'Им платят за здания, квесты и карты. В конце каждые 2 золотых — 1 ПО.'
          : 'Ими оплачивают квесты. В конце каждый искатель приключений — 1 ПО.',
  }),
  supply: (what) => ({
    name: `${plural[what]} в общем резерве`,
    text: what === 'gold' ? 'Не заканчивается.' : 'Отсюда берут искателей приключений и сюда их возвращают.',
  }),
  typeText: 'Многие лорды приносят ПО за выполненные квесты двух типов.',
  questText: ({ type, plot, cost, reward, text }) =>
    [
      `${type === null ? 'Обязательный квест' : plot ? `Сюжетный ${questTypes[type].quest}` : upper(questTypes[type].quest)}.`,
      `Цена: ${listed({ ...cost.goods, any: cost.any })}.`,
      ...(listed(reward) === '' ? [] : [`Награда: ${listed(reward)}.`]),
      ...(text === '' ? [] : [text]),
    ].join(' '),
  intrigueText: (kind, text) => (kind === 'mandatory' ? text : `${cards.intrigueKinds[kind]}. ${text}`),
  buildingText: (cost, { text, owner }) => `${text} Владелец: ${owner} Цена: ${listed({ gold: cost })}.`,
  moment: (round, rounds, agents) => `раунд ${round} из ${rounds} · ${count(agents, things.agent.forms)}`,
  prompts: {
    assign: 'Отправьте агента',
    ambassador: 'Отправьте посла',
    reassign: 'Отправьте агента из гавани Глубоководья ещё раз',
    extraAgent: 'Отправьте ещё одного агента',
    hallTile: 'Отправьте агента на здание в Зале строителей',
    order: 'Выберите, какой сюжетный квест сработает первым',
    quest: 'Выполните квест или пропустите',
    spend: 'Выберите искателя приключений, которого потратите на квест',
    completeNow: 'Выполните взятый квест или пропустите',
    takeQuest: 'Возьмите квест из трактира «Дозорный утёс»',
    draft: 'Выберите квест, который оставите себе',
    questType: 'Назовите тип квеста',
    discardQuest: 'Выберите квест, который сбросите',
    take: 'Выберите, какого искателя приключений взять',
    choose: 'Выберите, что взять',
    give: 'Выберите, какого искателя приключений вернуть',
    offer: 'Карта соперника предлагает вам сделку: согласитесь или пропустите',
    option: 'Можно получить больше, но не даром: согласитесь или пропустите',
    opponent: 'Выберите соперника',
    steal: 'Выберите, какого искателя приключений забрать у соперника',
    exchange: 'Обменяйте искателя приключений на жреца или пропустите',
    refund: 'Заберите назад потраченного искателя приключений или пропустите',
    recall: 'Выберите, какого агента вернуть в запас',
    move: 'Выберите агента соперника, которого переместите',
    moveTo: 'Выберите, куда его переместить',
    perform: 'Вашего агента переместили: воспользуйтесь ячейкой или пропустите',
    use: 'Выберите ячейку с агентом соперника, чтобы ею воспользоваться',
    place: 'Выберите ячейку, на которую это положить',
    placeWhat: 'Выберите искателя приключений, которого выложите на ячейку',
    atone: 'Выберите, сколько фишек коррупции вернуть или сбросить',
    atoneMore: 'Верните ещё 1 фишку коррупции или пропустите',
    buy: 'Купите здание',
    build: 'Выберите здание, которое построите бесплатно',
    demolish: 'Выберите здание, которое сбросите',
    forge: 'Выберите здание, которое станет вашим',
    foist: 'Выберите обязательный квест, который передадите',
    foistTo: 'Выберите, кому достанется обязательный квест',
    play: 'Сыграйте карту интриги',
    drawn: 'Сыграйте взятую карту или пропустите и оставьте её',
    discardIntrigue: 'Выберите карту интриги, которую сбросите',
  },
  moves: {
    assign: (m) => called(m.space),
    pass: () => 'Пропустить',
    accept: () => 'Согласиться',
    resolve: (m) => `Сначала ${quest(m.quest)}`,
    complete: (m) => `Выполнить ${quest(m.quest)}`,
    spend: (m) => amounts.spend(one(m.adventurer)),
    takeQuest: (m) => `Взять ${quest(m.quest)}`,
    nameType: (m) => questTypes[m.questType].name,
    discardQuest: (m) => `Сбросить ${quest(m.quest)}`,
    take: (m) => amounts.take(one(m.adventurer)),
    gain: (m) => `Взять ${taken({ ...m.goods, any: m.any })}`,
    give: (m) => amounts.give(one(m.adventurer)),
    choose: (m, who) => who(m.opponent),
    steal: (m) => amounts.steal(one(m.adventurer)),
    exchange: (m) => `Обменять ${taken(one(m.adventurer))} на ${taken({ cleric: 1 })}`,
    refund: (m) => `Забрать назад ${taken(one(m.adventurer))}`,
    recall: (m) => `Вернуть агента ${space(m.space).from}`,
    move: (m, who) => `${m.agent === AMBASSADOR ? 'Посол' : who(m.agent)}: ${called(m.space)}`,
    place: (m) => called(m.space),
    use: (m) => `Использовать ${space(m.space).what}`,
    put: (m) => `Выложить ${taken(one(m.adventurer))}`,
    atone: (m) => (m.count === 0 ? 'Оставить всю коррупцию' : `Избавиться от ${ofCorruption(m.count)}`),
    buy: (m) => `Купить ${building(m.building)}`,
    build: (m) => `Построить ${building(m.building)}`,
    demolish: (m) => `Сбросить ${building(m.building)}`,
    forge: (m) => `Присвоить ${building(m.building)}`,
    foist: (m) => `Передать ${quest(m.quest)}`,
    play: (m) => `Сыграть ${card(m.card)}`,
    discard: (m) => `Сбросить ${card(m.card)}`,
  },
  together: {
    ...amounts,
    recall: (spaces) => `Вернуть агентов ${list.format(spaces.map((id) => space(id).from))}`,
    place: (spaces) => list.format(spaces.map(called)),
    discard: (discarded) =>
      `Сбросить карты ${list.format(discarded.map(([name, copies]) => `${quoted(name)}${copies === 1 ? '' : ` ×${copies}`}`))}`,
  },
  events: {
    gameBegan: (e, who) =>
      `Игра начинается. Первый ход: ${who(e.first)}. В трактире «Дозорный утёс»: ${all(e.inn)}. В Зале строителей: ${all(e.hall)}.`,
    roundBegan: (e, who) => `Начинается ${e.round}-й раунд. Первый ход: ${who(e.first)}.`,
    roundEnded: () => null,
    agentsJoined: () => 'Каждый получает ещё одного агента.',
    turnBegan: () => null,
    passed: (e, who) => `${who(e.seat)} пасует.`,
    agentAssigned: (e, who) =>
      e.agent === AMBASSADOR
        ? `${who(e.seat)} отправляет посла ${space(e.space).to}.`
        : e.from === 'pool'
          ? `${who(e.seat)} отправляет агента ${space(e.space).to}.`
          : `${who(e.seat)} отправляет агента из гавани ${space(e.space).to}.`,
    spaceUsed: (e, who) => `${who(e.seat)} использует ${space(e.space).what} без агента.`,
    actionPerformed: (e, who) => `${who(e.seat)} использует ${space(e.space).what} перемещённым агентом.`,
    agentReturned: (e, who) => `${who(e.seat)} возвращает агента ${space(e.space).from} в запас.`,
    agentMoved: (e, who) =>
      `${who(e.seat)} перемещает ${e.agent === AMBASSADOR ? 'посла' : `агента (${who(e.agent)})`} ${space(e.from).from} ${space(e.to).to}.`,
    ambassadorTaken: (e, who) => `${who(e.seat)} берёт посла.`,
    ambassadorHeld: (e, who) =>
      e.holder === e.seat ? `${who(e.seat)} уже держит посла у себя.` : `${who(e.seat)} не может взять посла: его держит ${who(e.holder)}.`,
    ambassadorSetAside: () => null,
    ambassadorLeft: () => 'Посол выходит из игры.',
    lieutenantJoined: (e, who) => `${who(e.seat)} получает личного помощника.`,
    goodsGained: (e, who) => `${who(e.seat)} берёт ${taken(e.goods)} (${source(e.from)}).`,
    goodsReturned: (e, who) => `${who(e.seat)} ${onlyGold(e.goods) ? 'платит' : 'возвращает'} ${taken(e.goods)}.`,
    goodsGiven: (e, who) => `${who(e.from)} отдаёт, а ${who(e.to)} получает ${taken(e.goods)}.`,
    goodsCollected: (e, who) => `${who(e.seat)} забирает ${taken({ ...e.goods, corruption: e.corruption })} ${space(e.space).from}.`,
    goodsPlaced: (e, who) => `${who(e.seat)} кладёт ${taken({ [e.resource]: e.count })} ${space(e.space).to}.`,
    stocked: (e) => `На здание ${quoted(e.building)} кладут ${taken({ [e.resource]: e.count })}.`,
    tokensLaid: (e) => (e.tiles.length === 0 ? null : 'На каждое здание в Зале строителей кладут по жетону ПО.'),
    scored: (e, who) => `${who(e.seat)} получает ${taken({ vp: e.vp })} (${source(e.from)}).`,
    corruptionTaken: (e, who) => `${who(e.seat)} берёт ${taken({ corruption: e.count })} (${source(e.from)}).`,
    corruptionReturned: (e, who) => `${who(e.seat)} возвращает ${taken({ corruption: e.count })}.`,
    corruptionRemoved: (e, who) =>
      e.seat === null
        ? `Со счётчика сбрасывают ${taken({ corruption: e.count })}.`
        : `${who(e.seat)} сбрасывает ${taken({ corruption: e.count })}.`,
    trackWasEmpty: (e, who) => `Счётчик коррупции пуст: ${who(e.seat)} теряет ${taken({ vp: e.vp })} вместо ${ofCorruption(e.missing)}.`,
    firstPlayerTaken: (e, who) =>
      e.seat === e.from ? `${who(e.seat)} оставляет себе фишку первого игрока.` : `${who(e.seat)} берёт фишку первого игрока.`,
    questRevealed: (e) => `В трактире новый квест: ${quoted(e.quest)}.`,
    innCleared: (e) => (e.quests.length === 0 ? null : `Все квесты трактира сброшены: ${all(e.quests)}.`),
    questsTurnedUp: (e) => (e.quests.length === 0 ? null : `Открыты квесты: ${all(e.quests)}.`),
    typeNamed: (e, who) => `${who(e.seat)} называет тип квеста: ${questTypes[e.questType].name}.`,
    questTaken: (e, who) => `${who(e.seat)} берёт ${e.source === 'deck' ? 'из колоды ' : ''}квест ${quoted(e.quest)}.`,
    questDiscarded: (e, who) => `${who(e.seat)} сбрасывает квест ${quoted(e.quest)}.`,
    questCompleted: (e, who) => `${who(e.seat)} выполняет квест ${quoted(e.quest)}.`,
    plotStarted: () => null,
    plotAnswered: (e, who) => (isLoggedByItsGift(e.quest) ? null : `Срабатывает сюжетный квест ${quoted(e.quest)} (${who(e.seat)}).`),
    intrigueDrawn: (e, who) => `${who(e.seat)} берёт ${taken({ intrigue: e.count })}${e.cards === null ? '' : `: ${all(e.cards)}`}.`,
    intriguePlayed: (e, who) => `${who(e.seat)} играет карту ${quoted(e.card)}.`,
    intrigueDiscarded: (e, who) => `${who(e.seat)} сбрасывает карту ${quoted(e.card)}.`,
    intriguePassed: (e, who) => `${who(e.to)} получает на руку карту ${quoted(e.card)}.`,
    dutyLaid: (e, who) => `${who(e.seat)} кладёт перед соперником (${who(e.to)}) обязательный квест ${quoted(e.quest)}.`,
    offerDeclined: (e, who) => `${who(e.seat)} отказывается${e.from === undefined ? '' : ` (${source(e.from)})`}.`,
    cardKept: (e, who) => `${who(e.seat)} оставляет карту на руке.`,
    couldNot: (e, who) => `${who(e.seat)} ${impossible[e.what]}.`,
    wasProtected: (e, who) => `Карта ${quoted('i-open-lord')} защищает игрока (${who(e.seat)}).`,
    supplyWasEmpty: (e, who) => `${who(e.seat)} ничего не получает: общий резерв пуст (${source(e.from)}).`,
    nothingDrawn: (e, who) => `${who(e.seat)} не берёт карту: карты интриг закончились.`,
    hadNoEffect: (e, who) => `Без последствий: ${source(e.from)} (${who(e.seat)}).`,
    buildingBought: () => null,
    buildingBuilt: (e, who) => `${who(e.seat)} строит здание ${quoted(e.building)}${e.vp > 0 ? ` и получает ${taken({ vp: e.vp })}` : ''}.`,
    tileRevealed: (e) => `В Зале строителей новое здание: ${quoted(e.building)}.`,
    buildingDemolished: (e, who) =>
      `${who(e.seat)} сбрасывает здание ${quoted(e.building)}${e.owner === e.seat ? '' : ` (владелец — ${who(e.owner)})`}.`,
    deedForged: (e, who) => `${who(e.seat)} присваивает здание ${quoted(e.building)}, прежний владелец — ${who(e.from)}.`,
    lordOpened: (e, who) => `${who(e.seat)} открывает своего лорда — ${cards.lordsSeen[e.lord]}.`,
    lordSeen: (e, who) => `${who(e.seat)} узнаёт лорда соперника (${who(e.of)})${e.lord === null ? '' : ` — ${cards.lordsSeen[e.lord]}`}.`,
    deckReshuffled: (e) => (e.deck === 'quests' ? 'Сброс квестов замешан в новую колоду.' : 'Сброс интриг замешан в новую колоду.'),
    lordsRevealed: (e, who) => `Лорды открыты: ${e.lords.map((lord, seat) => `${who(seat)} — ${lords[lord].name}`).join('; ')}.`,
    gameEnded: (e, who) =>
      `Игра окончена: ${e.scores.map((score, seat) => `${who(seat)} — ${score} ПО`).join(', ')}. ${e.winners.length === 1 ? 'Побеждает' : 'Побеждают'} ${list.format(e.winners.map(who))}.`,
  },
  options: {
    first: 'Первый игрок',
    undermountain: 'Подгорье',
    skullport: 'Черепорт',
    long: 'Долгая игра: одним агентом больше',
    highDukesTomb: `${quoted('b-high-dukes-tomb')}: на каждую ячейку`,
    taxRevolt: `${quoted('i-tax-revolt')}: тому, кто играет карту`,
  },
  optionValues: {
    first: (value) => (value === 'random' ? 'Случайно' : `Игрок ${value}`),
    undermountain: (value) => (value ? 'Да' : 'Нет'),
    skullport: (value) => (value ? 'Да' : 'Нет'),
    long: (value) => (value ? 'Да' : 'Нет'),
    highDukesTomb: (value) => count(value, resources.gold.forms),
    taxRevolt: (value) => count(value, resources.gold.forms),
  },
  ties: {
    gold: (won, lost) => `Ничья по очкам: больше золота, ${won} против ${lost}.`,
    shared: 'Ничья и по очкам, и по золоту: победа общая.',
  },
  ahead: (won, lost) => `Перевес ещё до итогового подсчёта: ${won} против ${lost}.`,
  score: {
    game: 'В ходе игры',
    adventurers: 'Искатели приключений',
    gold: 'Золото',
    lord: 'Лорд',
    corruption: 'Коррупция',
    total: 'Итого',
  },
};
