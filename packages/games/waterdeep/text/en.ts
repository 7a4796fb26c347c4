import { counter } from '@fathom/kernel';
import { AMBASSADOR, type Agent } from '../src/state.ts';
import * as cards from './cards/en.ts';
import { spelling, type Pile } from './piles.ts';
import { isLoggedByItsGift, naming, one, type Impossibilities, type Who, type Words } from './words.ts';

const { lords, questTypes, resources, things } = cards;
const count = counter('en');
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = { one: 'adventurer of any type', other: 'adventurers of any type' };
const { listed, taken } = spelling('en', list, { ...resources, ...things, any: { forms: any, taken: any } });

const called = naming(cards);
/** Within a sentence: «the Plinth». */
const named = (piece: string): string => called(piece).replace(/^The /, 'the ');
const all = (pieces: readonly string[]): string => list.format(pieces.map(named));
const upper = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
const owned = (agent: Agent, who: Who): string => (agent === AMBASSADOR ? 'the Ambassador' : `the agent of ${who(agent)}`);
const onlyGold = (pile: Pile): boolean => listed({ ...pile, gold: 0 }) === '';
const plural = {
  cleric: 'Clerics',
  fighter: 'Fighters',
  rogue: 'Rogues',
  wizard: 'Wizards',
  gold: 'Gold',
  corruption: 'Corruption',
} as const;

const impossible: Impossibilities = {
  ambassador: 'has no space for the Ambassador and keeps it',
  agent: 'cannot assign another agent',
  hallTile: 'cannot use a building in Builder’s Hall',
  card: 'has no card to play',
  space: 'has no space to use',
  offer: 'has nothing for it',
};

const amounts = {
  take: (pile: Pile) => `Take ${taken(pile)}`,
  give: (pile: Pile) => `Return ${taken(pile)}`,
  steal: (pile: Pile) => `Take ${taken(pile)}`,
  spend: (pile: Pile) => `Spend ${taken(pile)}`,
};

export const en: Words = {
  ...cards,
  listed,
  taken,
  language: 'en',
  title: 'Lords of Waterdeep',
  points: 'VP',
  blurb: 'Rule Waterdeep from the shadows: send agents, hire adventurers, complete quests and play intrigues.',
  places: {
    questDeck: { name: 'Quest deck', text: 'Refills Cliffwatch Inn. When it runs out, the discarded quests are shuffled.' },
    questDiscard: { name: 'Discarded quests', text: 'They become the new deck when the old one runs out.' },
    intrigueDeck: { name: 'Intrigue deck', text: 'Intrigue cards are drawn from here. When it runs out, the discard pile is shuffled.' },
    intrigueDiscard: { name: 'Discarded intrigue cards', text: 'Played cards lie here face up until the deck runs out.' },
    tiles: { name: 'Building stack', text: 'Refills Builder’s Hall until it runs out.' },
    corruption: {
      name: 'Corruption track',
      text: 'The fewer tokens are on it, the more VP each corruption token in a tavern costs at the end.',
    },
    first: { name: 'First-player marker', text: 'The player who has it at the start of a round goes first.' },
    rounds: { name: 'Round track', text: 'The game has 8 rounds. From round 5 on, everyone has one more agent.' },
    inn: { name: 'Slot at Cliffwatch Inn', text: 'Four quests are face up here. A quest that is taken is replaced at once.' },
    hall: { name: 'Slot in Builder’s Hall', text: 'Three buildings are for sale here. Each gains 1 VP token per round.' },
    seat: { name: 'Player', text: 'A player at this table.' },
    pool: { name: 'Pool of agents', text: 'Agents that are not assigned yet. A turn takes one of them.' },
    agent: { name: 'Agent', text: 'Occupies a space until the end of the round. Its player performs the action there.' },
    hand: {
      name: 'Hand of intrigue cards',
      text: 'Only its player sees the cards. Play them at Waterdeep Harbor or where a space or card says so.',
    },
    lord: { name: 'Lord', text: 'Secret until the end, when it scores VP for its player.' },
    score: { name: 'Score', text: 'Victory points so far. Adventurers, gold and the lord are added at the end.' },
  },
  tavern: (what) => ({
    name: `${plural[what]} in a tavern`,
    text:
      what === 'corruption'
        ? 'Costs VP at the end: the emptier the track, the more.'
        : what === 'gold'
          ? 'Pays for buildings, quests and cards. Every 2 gold is worth 1 VP at the end.'
          : 'Pay for quests. Each adventurer is worth 1 VP at the end.',
  }),
  supply: (what) => ({
    name: `${plural[what]} in the supply`,
    text: what === 'gold' ? 'Never runs out.' : 'Adventurers you take come from here; those you spend return here.',
  }),
  typeText: 'Most lords score VP for completed quests of two types.',
  questText: ({ type, plot, cost, reward, text }) =>
    [
      `${type === null ? 'Mandatory quest' : `${questTypes[type].name} ${plot ? 'plot quest' : 'quest'}`}.`,
      `Cost: ${listed({ ...cost.goods, any: cost.any })}.`,
      ...(listed(reward) === '' ? [] : [`Reward: ${listed(reward)}.`]),
      ...(text === '' ? [] : [text]),
    ].join(' '),
  intrigueText: (kind, text) => (kind === 'mandatory' ? text : `${cards.intrigueKinds[kind]}. ${text}`),
  buildingText: (cost, { text, owner }) => `${text} Owner: ${owner} Cost: ${listed({ gold: cost })}.`,
  moment: (round, rounds, agents) => `round ${round} of ${rounds} · ${count(agents, things.agent.forms)} left`,
  prompts: {
    assign: 'Assign an agent',
    ambassador: 'Assign the Ambassador',
    reassign: 'Reassign your agent from Waterdeep Harbor',
    extraAgent: 'Assign another agent',
    hallTile: 'Assign an agent to a building in Builder’s Hall',
    order: 'Choose which plot quest comes first',
    quest: 'Complete a quest, or pass',
    spend: 'Choose an adventurer to spend on the quest',
    completeNow: 'Complete the quest you took, or pass',
    takeQuest: 'Take a quest from Cliffwatch Inn',
    draft: 'Choose a quest to keep',
    questType: 'Name a type of quest',
    discardQuest: 'Choose a quest to discard',
    take: 'Choose an adventurer to take',
    choose: 'Choose what to take',
    give: 'Choose an adventurer to return',
    offer: 'An opponent’s card gives you a choice: accept, or pass',
    option: 'Take the extra for its price, or pass',
    opponent: 'Choose an opponent',
    steal: 'Choose an adventurer to take from your opponent',
    exchange: 'Return an adventurer for a cleric, or pass',
    refund: 'Take back an adventurer you spent, or pass',
    recall: 'Choose your agent to return to the pool',
    move: 'Choose an opponent’s agent to move',
    moveTo: 'Choose where the agent goes',
    perform: 'Your agent was moved: use the space, or pass',
    use: 'Choose a space with an opponent’s agent to use',
    place: 'Choose a space to place it on',
    placeWhat: 'Choose an adventurer to place on a space',
    atone: 'Choose how much corruption to get rid of',
    atoneMore: 'Return 1 more corruption, or pass',
    buy: 'Buy a building',
    build: 'Choose a building to build for free',
    demolish: 'Choose a building to discard',
    forge: 'Choose a building to take over',
    foist: 'Choose a mandatory quest to pass on',
    foistTo: 'Choose who gets the mandatory quest',
    play: 'Play an intrigue card',
    drawn: 'Play the card you drew, or pass to keep it',
    discardIntrigue: 'Choose an intrigue card to discard',
  },
  moves: {
    assign: ({ space }) => called(space),
    pass: () => 'Pass',
    accept: () => 'Accept',
    resolve: (m) => `${called(m.quest)} first`,
    complete: (m) => `Complete ${called(m.quest)}`,
    spend: (m) => amounts.spend(one(m.adventurer)),
    takeQuest: (m) => `Take ${called(m.quest)}`,
    nameType: (m) => questTypes[m.questType].name,
    discardQuest: (m) => `Discard ${called(m.quest)}`,
    take: (m) => amounts.take(one(m.adventurer)),
    gain: (m) => `Take ${taken({ ...m.goods, any: m.any })}`,
    give: (m) => amounts.give(one(m.adventurer)),
    choose: (m, who) => who(m.opponent),
    steal: (m) => amounts.steal(one(m.adventurer)),
    exchange: (m) => `Return ${taken(one(m.adventurer))} for ${taken({ cleric: 1 })}`,
    refund: (m) => `Take back ${taken(one(m.adventurer))}`,
    recall: ({ space }) => `Return the agent from ${named(space)}`,
    move: ({ space, agent }, who) => `${upper(owned(agent, who))} from ${named(space)}`,
    place: ({ space }) => called(space),
    use: ({ space }) => `Use ${named(space)}`,
    put: (m) => `Place ${taken(one(m.adventurer))}`,
    atone: (m) => (m.count === 0 ? 'Keep all corruption' : `Get rid of ${taken({ corruption: m.count })}`),
    buy: ({ building }) => `Buy ${named(building)}`,
    build: ({ building }) => `Build ${named(building)}`,
    demolish: ({ building }) => `Discard ${named(building)}`,
    forge: ({ building }) => `Take over ${named(building)}`,
    foist: (m) => `Pass on ${called(m.quest)}`,
    play: ({ card }) => `Play ${called(card)}`,
    discard: ({ card }) => `Discard ${called(card)}`,
  },
  together: {
    ...amounts,
    recall: (spaces) => `Return the agents from ${all(spaces)}`,
    place: (spaces) => list.format(spaces.map(called)),
    discard: (discarded) =>
      `Discard ${list.format(discarded.map(([card, copies]) => `${called(card)}${copies === 1 ? '' : ` ×${copies}`}`))}`,
  },
  events: {
    gameBegan: (e, who) =>
      `The game begins. ${who(e.first)} goes first. At Cliffwatch Inn: ${all(e.inn)}. In Builder’s Hall: ${all(e.hall)}.`,
    roundBegan: (e, who) => `Round ${e.round} begins. ${who(e.first)} goes first.`,
    roundEnded: () => null,
    agentsJoined: () => 'Everyone gets one more agent.',
    turnBegan: () => null,
    passed: (e, who) => `${who(e.seat)} passes.`,
    agentAssigned: (e, who) =>
      e.agent === AMBASSADOR
        ? `${who(e.seat)} assigns the Ambassador to ${named(e.space)}.`
        : e.from === 'pool'
          ? `${who(e.seat)} assigns an agent to ${named(e.space)}.`
          : `${who(e.seat)} assigns the agent from Waterdeep Harbor to ${named(e.space)}.`,
    spaceUsed: (e, who) => `${who(e.seat)} uses ${named(e.space)} without an agent.`,
    actionPerformed: (e, who) => `${who(e.seat)} uses ${named(e.space)} with the moved agent.`,
    agentReturned: (e, who) => `${who(e.seat)} returns the agent from ${named(e.space)} to the pool.`,
    agentMoved: (e, who) =>
      `${who(e.seat)} moves ${e.agent === AMBASSADOR ? 'the Ambassador' : `the agent of ${who(e.agent)}`} from ${named(e.from)} to ${named(e.to)}.`,
    ambassadorTaken: (e, who) => `${who(e.seat)} takes the Ambassador.`,
    ambassadorHeld: (e, who) =>
      e.holder === e.seat
        ? `${who(e.seat)} already has the Ambassador.`
        : `${who(e.seat)} cannot take the Ambassador: ${who(e.holder)} has it.`,
    ambassadorSetAside: () => null,
    ambassadorLeft: () => 'The Ambassador leaves the game.',
    lieutenantJoined: (e, who) => `${who(e.seat)} gets the Lieutenant.`,
    goodsGained: (e, who) => `${who(e.seat)} takes ${taken(e.goods)} (${called(e.from)}).`,
    goodsReturned: (e, who) => `${who(e.seat)} ${onlyGold(e.goods) ? 'pays' : 'returns'} ${taken(e.goods)}.`,
    goodsGiven: (e, who) => `${who(e.from)} gives ${taken(e.goods)} to ${who(e.to)}.`,
    goodsCollected: (e, who) => `${who(e.seat)} collects ${taken({ ...e.goods, corruption: e.corruption })} from ${named(e.space)}.`,
    goodsPlaced: (e, who) => `${who(e.seat)} places ${taken({ [e.resource]: e.count })} on ${named(e.space)}.`,
    stocked: (e) => `${called(e.building)} gets ${taken({ [e.resource]: e.count })}.`,
    tokensLaid: (e) => (e.tiles.length === 0 ? null : 'Each building in Builder’s Hall gains 1 VP token.'),
    scored: (e, who) => `${who(e.seat)} scores ${taken({ vp: e.vp })} (${called(e.from)}).`,
    corruptionTaken: (e, who) => `${who(e.seat)} takes ${taken({ corruption: e.count })} (${called(e.from)}).`,
    corruptionReturned: (e, who) => `${who(e.seat)} returns ${taken({ corruption: e.count })}.`,
    corruptionRemoved: (e, who) =>
      e.seat === null
        ? `From the track, ${listed({ corruption: e.count })} ${e.count === 1 ? 'leaves' : 'leave'} the game.`
        : `${who(e.seat)} removes ${taken({ corruption: e.count })} from the game.`,
    trackWasEmpty: (e, who) =>
      `The corruption track is empty: ${who(e.seat)} loses ${taken({ vp: e.vp })} instead of taking ${taken({ corruption: e.missing })}.`,
    firstPlayerTaken: (e, who) =>
      e.seat === e.from
        ? `${who(e.seat)} keeps the first-player marker.`
        : `${who(e.seat)} takes the first-player marker from ${who(e.from)}.`,
    questRevealed: (e) => `New at Cliffwatch Inn: ${called(e.quest)}.`,
    innCleared: (e) => (e.quests.length === 0 ? null : `All quests at Cliffwatch Inn are discarded: ${all(e.quests)}.`),
    questsTurnedUp: (e) => (e.quests.length === 0 ? null : `Revealed: ${all(e.quests)}.`),
    typeNamed: (e, who) => `${who(e.seat)} names a type of quest: ${questTypes[e.questType].name}.`,
    questTaken: (e, who) => `${who(e.seat)} takes the quest ${called(e.quest)}${e.source === 'deck' ? ' from the deck' : ''}.`,
    questDiscarded: (e, who) => `${who(e.seat)} discards the quest ${called(e.quest)}.`,
    questCompleted: (e, who) => `${who(e.seat)} completes the quest ${called(e.quest)}.`,
    plotStarted: () => null,
    plotAnswered: (e, who) => (isLoggedByItsGift(e.quest) ? null : `Plot quest of ${who(e.seat)}: ${called(e.quest)}.`),
    intrigueDrawn: (e, who) => `${who(e.seat)} draws ${taken({ intrigue: e.count })}${e.cards === null ? '' : `: ${all(e.cards)}`}.`,
    intriguePlayed: (e, who) => `${who(e.seat)} plays ${called(e.card)}.`,
    intrigueDiscarded: (e, who) => `${who(e.seat)} discards ${called(e.card)}.`,
    intriguePassed: (e, who) => `${who(e.to)} gets the card ${called(e.card)}.`,
    dutyLaid: (e, who) => `${who(e.seat)} gives ${who(e.to)} the mandatory quest ${called(e.quest)}.`,
    offerDeclined: (e, who) => `${who(e.seat)} declines${e.from === undefined ? '' : ` (${called(e.from)})`}.`,
    cardKept: (e, who) => `${who(e.seat)} keeps the card.`,
    couldNot: (e, who) => `${who(e.seat)} ${impossible[e.what]}.`,
    wasProtected: (e, who) => `${called('i-open-lord')} protects ${who(e.seat)}.`,
    supplyWasEmpty: (e, who) => `The supply has nothing for ${who(e.seat)} (${called(e.from)}).`,
    nothingDrawn: (e, who) => `No intrigue cards are left, so ${who(e.seat)} draws nothing.`,
    hadNoEffect: (e, who) => `No effect for ${who(e.seat)}: ${named(e.from)}.`,
    buildingBought: () => null,
    buildingBuilt: (e, who) => `${who(e.seat)} builds ${named(e.building)}${e.vp > 0 ? ` and scores ${taken({ vp: e.vp })}` : ''}.`,
    tileRevealed: (e) => `New in Builder’s Hall: ${named(e.building)}.`,
    buildingDemolished: (e, who) =>
      `${who(e.seat)} discards ${named(e.building)}${e.owner === e.seat ? '' : `, a building of ${who(e.owner)}`}.`,
    deedForged: (e, who) => `${who(e.seat)} takes over ${named(e.building)} from ${who(e.from)}.`,
    lordOpened: (e, who) => `${who(e.seat)} reveals their lord: ${lords[e.lord].name}.`,
    lordSeen: (e, who) => `${who(e.seat)} looks at the lord of ${who(e.of)}${e.lord === null ? '' : `: ${lords[e.lord].name}`}.`,
    deckReshuffled: (e) =>
      e.deck === 'quests'
        ? 'The discarded quests are shuffled into a new deck.'
        : 'The discarded intrigue cards are shuffled into a new deck.',
    lordsRevealed: (e, who) => `The lords are revealed: ${e.lords.map((lord, seat) => `${who(seat)}: ${lords[lord].name}`).join('; ')}.`,
    gameEnded: (e, who) =>
      `Game over. ${e.scores.map((score, seat) => `${who(seat)}: ${score} VP`).join(', ')}. ${list.format(e.winners.map(who))} ${e.winners.length === 1 ? 'wins' : 'win'}.`,
  },
  options: {
    first: 'First player',
    undermountain: 'Undermountain',
    skullport: 'Skullport',
    long: 'Long game: one more agent',
    highDukesTomb: `${called('b-high-dukes-tomb')}: gold on each space`,
    taxRevolt: `${called('i-tax-revolt')}: gold for the player`,
  },
  optionValues: {
    first: (value) => (value === 'random' ? 'Random' : `Player ${value}`),
    undermountain: (value) => (value ? 'Yes' : 'No'),
    skullport: (value) => (value ? 'Yes' : 'No'),
    long: (value) => (value ? 'Yes' : 'No'),
    highDukesTomb: (value) => count(value, resources.gold.forms),
    taxRevolt: (value) => count(value, resources.gold.forms),
  },
  ties: {
    gold: (won, lost) => `A tie: more gold decides, ${won} to ${lost}.`,
    shared: 'A tie, with equally much gold: the victory is shared.',
  },
  ahead: (won, lost) => `Already ahead before the final count: ${won} to ${lost}.`,
  score: {
    game: 'During the game',
    adventurers: 'Adventurers',
    gold: 'Gold',
    lord: 'Lord',
    corruption: 'Corruption',
    total: 'Total',
  },
};
