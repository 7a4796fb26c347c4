import { languages, typeset, type Fault, type Language } from '@fathom/kernel';
import { allSentences, passesTextLaws, styleFaults, type Samples } from '@fathom/kernel/testing';
import type { TableEvent } from '@fathom/wire';
import { describe, expect, test } from 'vitest';
import { clockSaid } from '../src/online/clocks.ts';
import { en as onlineEn } from '../src/online/text/en.ts';
import type { OnlineText } from '../src/online/text/online-text.ts';
import { ru as onlineRu } from '../src/online/text/ru.ts';
import { uk as onlineUk } from '../src/online/text/uk.ts';
import { gameIds, lessonsOf } from '../src/games/registry.ts';
import type { Goal } from '../src/shell/game.ts';
import { reviewTexts } from '../src/shell/review/review-text.ts';
import { shortcutTexts } from '../src/shell/shortcuts-text.ts';
import { spokenTexts } from '../src/shell/spoken/spoken-text.ts';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import type { ShellText } from '../src/text/shell-text.ts';
import { uk } from '../src/text/uk.ts';
import { loadLesson } from './load-lesson.ts';

const shell: Readonly<Record<Language, ShellText>> = { en, ru, uk };
const online: Readonly<Record<Language, OnlineText>> = { en: onlineEn, ru: onlineRu, uk: onlineUk };

const names: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Anna', 'Boris'],
  ru: ['Анна', 'Борис'],
  uk: ['Анна', 'Борис'],
};
const counts: Samples[string] = [[1], [2], [5], [21]];
const faults: readonly Fault[] = [
  { code: 'unreadable', expected: 'record' },
  { code: 'damaged', expected: 'record' },
  { code: 'too-new', version: 3, known: 2 },
  { code: 'unknown-game', game: '1001' },
  { code: 'bad-value', at: '7', problem: 'missing', value: '9' },
  { code: 'rules-changed', ply: 4, version: 1, known: 2 },
  { code: 'diverges', ply: 4 },
];
const happenings: readonly TableEvent[] = [
  { kind: 'sat', seat: 0, name: '' },
  { kind: 'ready', seat: 0 },
  { kind: 'undone', seat: 0, to: 12, agreed: true },
  { kind: 'unready', seat: 0 },
  { kind: 'withheld', seats: [0, 1] },
  { kind: 'undone', seat: 0, to: 12, agreed: false },
  { kind: 'proposed', seat: 0, what: { kind: 'undo', to: 12 } },
  { kind: 'proposed', seat: 0, what: { kind: 'replace', seat: 1, level: 'greedy', forGood: true } },
  { kind: 'answered', seat: 0, agree: true },
  { kind: 'answered', seat: 0, agree: false },
  { kind: 'left', seat: 0, level: 'greedy', why: 'choice' },
  { kind: 'left', seat: 0, level: 'greedy', why: 'clock' },
  { kind: 'left', seat: 0, level: 'greedy', why: 'vote' },
  { kind: 'returned', seat: 0 },
  { kind: 'ended', outcome: { scores: [2, 1], winners: [0] }, secret: '' },
  { kind: 'rematch', table: '' },
];

function samples(language: Language): Samples {
  const [one, other] = names[language];
  const name = [[one]];
  return {
    'home.minutes': counts,
    'home.weight': [[1], [5]],
    'table.allMoves': counts,
    'setUp.seat': counts,
    'setUp.defaultName': counts,
    'setUp.conflict': name,
    'setUp.forYou': name,
    'table.turnOf': name,
    'table.yourAnswer': name,
    'table.answering': name,
    'table.thinking': name,
    'table.logAt': counts,
    'table.opening.begins': name,
    'table.addressed': [[`${one}.`]],
    'table.passTo': name,
    'table.curtain': name,
    'replay.move': [[1, 21]],
    'end.winner': [[[one]], [[one, other]]],
    'end.youShare': [[[one]]],
    'end.margin': [[128, 125]],
    'end.lead': [[one, 24, 12]],
    'end.place': [[2, 3]],
    'share.pictureOf': [[one, other]],
    'replay.round': counts,
    'art.found': counts,
    'learn.step': [[1, 14]],
    brings: name,
    costs: name,
    gains: [[one, other]],
    loses: [[one, other]],
    more: [[one, 3, 8]],
    fewer: [[one, 3, 2]],
    unknown: [[one, 2]],
    muchBetter: [[one, 200]],
    better: [[one, 200]],
    close: [[one, 200]],
    turningPoint: name,
    promises: [['+4 %', one, other]],
    worse: [['+4 %', one, other]],
    almost: [[one, other]],
    about: name,
    gain: [['+4 %', one]],
    all: counts,
    fault: faults.map((fault) => [fault]),
    'invite.daysPerMove': counts,
    'invite.days': counts,
    'lobby.takeSeat': counts,
    'lobby.showing': name,
    'people.watching': counts,
    'people.askReplace': name,
    'people.wants': [[one, online[language].people.toUndo]],
    'people.toReplace': name,
    eventLine: happenings.map((each) => [{ seq: 1, at: 0, ...each }, (seat: number) => names[language][seat]]),
  };
}

/** The words of every lesson of a game. */
const wordsOf = (id: string, language: Language): Promise<Readonly<Record<string, string>>[]> =>
  Promise.all(lessonsOf(id).map(async (lesson) => (await loadLesson(id, lesson)).say(language)));

describe.each(languages)('in %s', (language) => {
  test('the shell and the tables of a server keep to the style', () => {
    for (const texts of [shell[language], online[language], spokenTexts[language], shortcutTexts[language], reviewTexts[language]]) {
      const sentences = allSentences(texts, samples(language));
      expect(styleFaults(language, sentences)).toEqual([]);
      const foreign = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
      const own = /^(?:language|people\.webhook(?:Text)?|trouble\.bad-webhook|fault|setUp\.levels)/;
      expect(sentences.filter(([at, said]) => !own.test(at) && foreign.test(said))).toEqual([]);
    }
  });

  test.each(gameIds)('the lessons of %s keep to the style', async (id) => {
    const points = { en: 'VP', ru: id === 'waterdeep' ? 'ПО' : 'ОВ', uk: id === 'waterdeep' ? 'ПО' : 'ОВ' }[language];
    for (const said of await wordsOf(id, language)) expect(styleFaults(language, allSentences(said, {}), points)).toEqual([]);
  });
});

test.each(gameIds)('%s says its goal in every language', async (id) => {
  const { goal } = (await import(`../src/games/${id}/goal.ts`)) as { readonly goal: Goal };
  for (const language of languages) expect(styleFaults(language, [['goal', typeset(language, goal[language])]])).toEqual([]);
  expect(passesTextLaws('ru', goal.ru) && passesTextLaws('uk', goal.uk) && passesTextLaws('en', goal.en)).toBe(true);
});

test('times are said in words of their language', () => {
  const long = { pace: { kind: 'days', days: 5 }, atZero: 'move', level: 'greedy' } as const;
  expect(languages.map((language) => clockSaid(online[language], long).replace(/ \(.*/, '').replaceAll('\u00a0', ' '))).toEqual([
    '5 days per move',
    '5 дней на ход',
    '5 днів на хід',
  ]);
});

test('what is new in a text must have a sample', () => {
  expect(() => allSentences({ table: { turnOf: () => '' } }, {})).toThrow('no sample for table.turnOf');
});
