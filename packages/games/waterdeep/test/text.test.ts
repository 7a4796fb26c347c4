import {
  AMBASSADOR,
  adventurers,
  buildingIds,
  dutyIds,
  intrigueIds,
  intrigueNames,
  isDuty,
  lordIds,
  questIds,
  questTypes,
  quests,
  ruleIds,
  spaceIds,
  waterdeep,
  type Answers,
  type Event,
  type Waterdeep,
} from '@fathom/waterdeep';
import { rulebooks, texts, words } from '@fathom/waterdeep/text';
import { answers, languages, touches, type Language, type Move } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { dealt } from './table.ts';

const people: Readonly<Record<Language, readonly string[]>> = {
  en: ['Anna', 'Boris', 'Clara', 'David', 'Emma', 'Felix'],
  ru: ['Анна', 'Борис', 'Клара', 'Давид', 'Эмма', 'Феликс'],
  uk: ['Анна', 'Борис', 'Клара', 'Давид', 'Емма', 'Фелікс'],
};

const cards = [...questIds, ...dutyIds, ...intrigueNames, ...intrigueIds, ...buildingIds, ...lordIds, ...spaceIds];
const pieces = [
  ...cards,
  's-cliffwatch-inn',
  's-waterdeep-harbor',
  ...[...adventurers, 'gold', 'corruption'].map((what) => `tavern-5-${what}`),
  ...[...adventurers, 'gold'].map((what) => `supply-${what}`),
  ...questTypes.map((type) => `type-${type}`),
  ...['questDeck', 'questDiscard', 'intrigueDeck', 'intrigueDiscard', 'tiles', 'corruption', 'first', 'rounds', 'score-1'],
  ...['inn-3', 'hall-2', 'seat-0', 'pool-1', 'agent-1-2', 'hand-4', 'lord-5', 'ambassador', 'lieutenant'],
];

/** What random games asked, offered, pointed at and told, to everybody and to those who may not know. */
const offers: (readonly Move<Waterdeep>[])[] = [];
const touched = new Set<string>();
const told = new Map<string, Event>();
for (const game of randomGames(1, 'texts')) {
  for (const { s, events } of game) {
    for (const event of events) for (const seen of [event, waterdeep.redact(event, null)!]) told.set(JSON.stringify(seen), seen);
    const listed = answers(waterdeep, s);
    offers.push(listed.map(({ move }) => move));
    for (const { seat, move } of listed) for (const piece of touches(waterdeep, s, seat, move)) touched.add(piece);
  }
}
const events = [...told.values()];
const moves = [...new Set(offers.flat())];

describe.each(languages)('in %s', (language) => {
  const text = texts[language];
  const name = (seat: number): string => people[language][seat]!;

  const wellFormed = (said: string): void => {
    expect(said).toMatch(/\S/);
    expect(said).toBe(said.trim());
    expect(said).not.toMatch(/undefined|NaN|null|\[object|function| {2}|\.\.|[«“]{2}|\b0 |\(\)|[a-z]-[a-z]+-[a-z]+-/);
    if (language !== 'en') expect(said).not.toMatch(/[A-Za-z]/);
    if (language === 'ru') expect(said).not.toMatch(/[іїєґ]/i);
    if (language === 'uk') expect(said).not.toMatch(/[ыэёъ]/i);
    if (language === 'en') expect(said).not.toMatch(/\p{Script=Cyrillic}|'/u);
  };

  test('the shelf, the score, factions, types and goods have their words', () => {
    const { score, factions, questTypes: types, intrigueKinds, modules, resources, things } = words[language];
    for (const said of [text.title, text.blurb, ...Object.values(score), ...Object.values(factions), ...Object.values(modules)])
      wellFormed(said);
    for (const said of [...Object.values(intrigueKinds), ...Object.values(types).flatMap((type) => Object.values(type))]) wellFormed(said);
    for (const { name: called } of [...Object.values(resources), ...Object.values(things)]) wellFormed(called);
    for (const { parts } of waterdeep.score(dealt(2, { skullport: true }, 'parts').state))
      for (const { part } of parts) wellFormed(text.part(part));
  });

  test('every piece has a name, a text and a rule of the book', () => {
    for (const piece of pieces) {
      const found = text.piece(piece)!;
      expect(found, piece).not.toBeNull();
      wellFormed(found.name);
      wellFormed(found.text);
      expect(found.text).toMatch(/[.!]$/);
      expect(ruleIds).toContain(found.rule);
    }
    const strangers = ['constructor', 'q-', 'i-ambush-9', 'tavern-0-', 'tavern-0-vp', 'supply-corruption', 'type-', 's-cliffwatch-inn-4'];
    expect(strangers.map((piece) => text.piece(piece))).toEqual(strangers.map(() => null));
  });

  test('what the rules point at is a piece', () => {
    for (const piece of touched) expect(text.piece(piece), piece).not.toBeNull();
  });

  test('cards and spaces can be told apart', () => {
    const copies = new Set<string>([...intrigueIds, ...dutyIds]);
    const names = cards.filter((id) => !copies.has(id)).map((id) => text.piece(id)!.name);
    expect(names.filter((each, i) => names.indexOf(each) !== i)).toEqual([]);
  });

  test('every question has its prompt', () => {
    for (const question of Object.keys(words[language].prompts)) {
      wellFormed(text.prompt(question as keyof Answers));
      expect(text.prompt(question as keyof Answers)).not.toMatch(/\.$/);
    }
  });

  test('the book has every rule once, in order, under its chapter', () => {
    const book = rulebooks[language];
    expect(book.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ruleIds);
    for (const { title, rules } of book) {
      wellFormed(title);
      for (const rule of rules) {
        wellFormed(rule.title);
        expect(rule.text).toMatch(/\S.*[.!]$/);
        if (language !== 'en') expect(rule.text).not.toMatch(/[A-Za-z]/);
      }
    }
  });

  test('a card is called in the book as on the table', () => {
    const titles = new Map(rulebooks[language].flatMap(({ rules }) => rules.map(({ id, title }) => [id, title])));
    for (const id of [...questIds, ...intrigueNames, ...buildingIds, ...lordIds]) {
      const { name: called, rule } = text.piece(id)!;
      if (rule !== 'WD-QUEST-01') expect(titles.get(rule), rule).toBe(called);
    }
  });

  test('every option and its values have words, and values differ', () => {
    for (const [option, values] of Object.entries(waterdeep.options(5))) {
      const key = option as keyof Waterdeep['options'];
      wellFormed(text.option(key));
      const said = values.map((value) => text.optionValue(key, value));
      said.forEach(wellFormed);
      expect(new Set(said).size).toBe(values.length);
    }
  });

  test('every move fits a button', () => {
    for (const move of [...moves, ...spaceIds.map((space) => ({ type: 'move', space, agent: AMBASSADOR }) as const)]) {
      const said = text.move(move);
      wellFormed(said);
      expect(said.length, said).toBeLessThanOrEqual(64);
      expect(said).not.toMatch(/\.$/);
    }
  });

  test('moves offered together can be told apart', () => {
    for (const offer of offers) {
      const said = offer.map((move) => text.move(move));
      expect(said.filter((each, i) => said.indexOf(each) !== i)).toEqual([]);
    }
  });

  test('every event is a sentence, or needs none', () => {
    for (const line of new Set([...events, ...rare].map((event) => text.event(event, name)))) {
      if (line === null) continue;
      wellFormed(line);
      expect(line).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  test('what is missing is said in full', () => {
    const said = words[language].standing.lacking({ fighter: 2, gold: 3 });
    expect(said).toMatch(/2.*3/);
    wellFormed(said);
    for (const other of Object.values(words[language].standing)) wellFormed(typeof other === 'string' ? other : other(5 as never));
  });

  test('nothing is said of what is no quest of one’s own, none at the Inn and no tile of the Hall', () => {
    const { state: s } = dealt(2, {}, 'still');
    const view = waterdeep.view(s, 0);
    for (const piece of ['questDeck', 's-the-plinth', s.players[1]!.active[0]!, s.players[0]!.lord])
      expect(text.standing!(piece, view, 0)).toBeNull();
  });

  test('a table that plays with the other value says so', () => {
    const { state: s } = dealt(2, { undermountain: true, highDukesTomb: 2, taxRevolt: 4 }, 'other values');
    const view = waterdeep.view(s, 0);
    expect(text.standing!('b-high-dukes-tomb', view, 0)).toContain(words[language].standing.tomb);
    expect(text.standing!('i-tax-revolt-1', view, 0)).toBe(words[language].standing.revolt);
  });
});

/** What random games seldom see. */
const nothing = { cleric: 0, fighter: 0, rogue: 0, wizard: 0, gold: 0 };
const rare: readonly Event[] = [
  { type: 'ambassadorLeft' },
  { type: 'trackWasEmpty', seat: 0, missing: 2, vp: 20 },
  { type: 'corruptionRemoved', seat: null, count: 3 },
  { type: 'corruptionRemoved', seat: 1, count: 1 },
  { type: 'agentMoved', seat: 0, agent: AMBASSADOR, from: 's-the-plinth', to: 's-entry-well' },
  { type: 'agentMoved', seat: 0, agent: 1, from: 's-cliffwatch-inn-1', to: 'b-the-zoarstar' },
  { type: 'goodsCollected', seat: 0, space: 's-the-plinth', goods: nothing, corruption: 1 },
  { type: 'innCleared', quests: [] },
  { type: 'questsTurnedUp', quests: [] },
  { type: 'lordSeen', seat: 0, of: 1, lord: 'l-danilo-thann' },
  { type: 'lordSeen', seat: 0, of: 1, lord: null },
  { type: 'gameEnded', scores: [90, 90], winners: [0, 1] },
];

test('random games and the examples tell of every kind of event and offer every kind of move', () => {
  const seen = new Set<string>([...events, ...rare].map(({ type }) => type));
  expect(Object.keys(words.en.events).filter((type) => !seen.has(type))).toEqual([]);
  const offered = new Set<string>(moves.map(({ type }) => type));
  expect(Object.keys(words.en.moves).filter((type) => !offered.has(type))).toEqual([]);
});

test('where nobody may know the cards, they are counted', () => {
  const drawn: Event = { type: 'intrigueDrawn', seat: 0, count: 2, cards: ['i-ambush-1', 'i-repent-2'] };
  const lines = (event: Event): (string | null)[] => languages.map((language) => texts[language].event(event, (seat) => people[language][seat]!));
  expect(lines(drawn)).toEqual([
    'Anna draws 2 intrigue cards: Ambush and Repent.',
    'Анна берёт 2 карты интриг: «Засада», «Покаяние».',
    'Анна бере 2 карти інтриг: «Засідка», «Каяття».',
  ]);
  expect(lines(waterdeep.redact(drawn, 1)!)).toEqual(['Anna draws 2 intrigue cards.', 'Анна берёт 2 карты интриг.', 'Анна бере 2 карти інтриг.']);
});

describe('numbers and cases', () => {
  const gained = (language: Language, rogue: number, gold: number): string | null =>
    texts[language].event({ type: 'goodsGained', seat: 0, goods: { ...nothing, rogue, gold }, from: 's-grinning-lion-tavern' }, (seat) =>
      people[language][seat]!,
    );

  test.each([
    ['en', 1, 5, 'Anna takes 1 rogue and 5 gold (The Grinning Lion Tavern).'],
    ['en', 2, 0, 'Anna takes 2 rogues (The Grinning Lion Tavern).'],
    ['ru', 1, 1, 'Анна берёт 1 плута и 1 золотой (Таверна «Ухмыляющийся лев»).'],
    ['ru', 3, 4, 'Анна берёт 3 плутов и 4 золотых (Таверна «Ухмыляющийся лев»).'],
    ['ru', 21, 0, 'Анна берёт 21 плута (Таверна «Ухмыляющийся лев»).'],
    ['uk', 1, 1, 'Анна бере 1 пройду і 1 золотий (Таверна «Усміхнений лев»).'],
    ['uk', 3, 4, 'Анна бере 3 пройд і 4 золоті (Таверна «Усміхнений лев»).'],
    ['uk', 5, 5, 'Анна бере 5 пройд і 5 золотих (Таверна «Усміхнений лев»).'],
  ] as const)('%s: %i and %i', (language, rogue, gold, said) => expect(gained(language, rogue, gold)).toBe(said));

  test('a quest is told as a whole', () => {
    expect(languages.map((language) => texts[language].piece('q-defend-the-yawning-portal')!.text.split('. ').slice(0, 3))).toEqual([
      ['Warfare quest', 'Cost: 3 clerics, 6 fighters, 1 rogue and 1 wizard', 'Reward: 15 VP and 2 adventurers of any types'],
      ['Квест войны', 'Цена: 3 жреца, 6 воинов, 1 плут и 1 волшебник', 'Награда: 15 ПО и 2 любых искателя приключений'],
      ['Завдання війни', 'Ціна: 3 жерці, 6 воїнів, 1 пройда і 1 чарівник', 'Нагорода: 15 ПО і 2 будь-які шукачі пригод'],
    ]);
  });

  test('what is missing is named and counted', () => {
    const pile = { fighter: 2, any: 1, gold: 3 };
    expect(languages.map((language) => words[language].standing.lacking(pile))).toEqual([
      'You still lack 2 fighters, 1 adventurer of any type and 3 gold.',
      'Пока не хватает: 2 воина, 1 любой искатель приключений и 3 золотых.',
      'Поки що бракує: 2 воїни, 1 будь-який шукач пригод і 3 золоті.',
    ]);
  });

  test('what is quoted within a name is quoted otherwise', () => {
    const said = texts.ru.move({ type: 'complete', quest: 'q-heal-fallen-gray-hand-soldiers' });
    expect(said).toBe('Выполнить «Исцелить павших бойцов „Серых рук“»');
  });
});

describe('a piece as the table lies', () => {
  const { payable, dutyFirst, affordable } = words.en.standing;

  test('a quest says that it can be paid for exactly where it can be completed, a tile where it can be bought', () => {
    let asked = 0;
    for (const game of randomGames(1, 'standing')) {
      for (const { s } of game) {
        const { pending, players, inn, hall } = waterdeep.view(s, s.turn);
        if (pending?.kind !== 'quest' && pending?.kind !== 'buy') continue;
        const { seat } = pending;
        const offered = answers(waterdeep, s).map(({ move }) => move);
        const says = (piece: string): string | null => texts.en.standing!(piece, waterdeep.view(s, seat), seat);
        asked++;
        if (pending.kind === 'buy') {
          for (const { id } of hall)
            expect(says(id) === affordable, says(id)!).toBe(offered.some((move) => move.type === 'buy' && move.building === id));
          continue;
        }
        const { active, duties, plots } = players[seat]!;
        for (const quest of [...active, ...duties, ...(plots.includes('q-diplomatic-mission-to-suzail') ? inn : [])]) {
          const can = offered.some((move) => move.type === 'complete' && move.quest === quest);
          expect(says(quest) === payable, `${quest}: ${says(quest)}`).toBe(can);
          if (says(quest) === dutyFirst) expect(duties.length > 0 && !isDuty(quest)).toBe(true);
        }
      }
    }
    expect(asked).toBeGreaterThan(500);
  });

  test('every quest at the Inn and every tile of the Hall says something', () => {
    const { state: s } = dealt(3, { undermountain: true, skullport: true }, 'looking');
    const view = waterdeep.view(s, 2);
    for (const piece of [...view.inn, ...view.hall.map(({ id }) => id), ...view.players[2]!.active])
      expect(texts.en.standing!(piece, view, 2), piece).toMatch(/^You .*\.$/);
    expect(quests[view.inn[0]!].cost).toBeDefined();
  });
});
