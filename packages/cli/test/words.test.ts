import { botName } from '../src/text/bots.ts';
import { languages, typesetAll, type Fault, type Language } from '@fathom/kernel';
import { allSentences, styleFaults, type Samples } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { labels as abyss } from '../src/games/abyss/labels.ts';
import { labels as conspiracy } from '../src/games/conspiracy/labels.ts';
import { labels as waterdeep } from '../src/games/waterdeep/labels.ts';
import type { Trouble } from '../src/base/errors.ts';
import { texts } from '../src/text/index.ts';

const counts: Samples[string] = [[1], [2], [5], [21]];
const path = '/tmp/game.json';
const faults: readonly Fault[] = [
  { code: 'unreadable', expected: 'position' },
  { code: 'damaged', expected: 'record' },
  { code: 'too-new', version: 3, known: 2 },
  { code: 'unknown-game', game: 'chess' },
  { code: 'bad-value', at: 'players[1].pearls', problem: 'out-of-range', value: '900' },
  { code: 'diverges', ply: 4 },
  { code: 'rules-changed', ply: 4, version: 1, known: 2 },
];
const troubles: readonly Trouble[] = [
  { code: 'unknown-command', name: 'pla' },
  { code: 'unknown-flag', name: '--sed' },
  { code: 'missing-argument', name: 'game' },
  { code: 'missing-value', flag: '--seed' },
  { code: 'too-many-arguments' },
  { code: 'conflict', flags: ['--time', '--iterations'] },
  { code: 'bad-choice', flag: '--lang', value: 'fr', allowed: ['en', 'ru', 'uk'] },
  { code: 'bad-number', flag: '--games', value: 'x', from: 1, to: 1000 },
  { code: 'too-long', flag: '--seed', most: 200 },
  { code: 'bad-commitment', value: 'abc' },
  { code: 'unknown-game', name: 'chess', known: ['abyss', 'conspiracy'] },
  { code: 'unknown-bot', name: 'deep', known: ['random', 'greedy'] },
  { code: 'person-not-allowed' },
  { code: 'bad-seats', count: 7, allowed: [2, 3, 4] },
  { code: 'bad-option-form', given: 'kraken' },
  { code: 'unknown-option', name: 'krake', known: ['kraken', 'first'] },
  { code: 'bad-option-value', name: 'first', value: '9', allowed: ['1', '2'] },
  { code: 'no-terminal' },
  { code: 'cannot-read', path },
  { code: 'cannot-write', path },
  { code: 'file-exists', path },
  { code: 'damaged-data', path },
  { code: 'newer-data', path },
  { code: 'leftover-files', path },
  { code: 'unwritable-file', path },
  { code: 'data-in-use', path },
  { code: 'unusable-database', name: 'postgres://db/fathom', why: 'connect ECONNREFUSED' },
  { code: 'tables-differ', from: path, to: 'postgres://db/fathom' },
  { code: 'no-such-table', id: 'abcd' },
  { code: 'no-such-ply', ply: 300, last: 99 },
  { code: 'no-such-seat', seat: 5, last: 4 },
];

function samples(language: Language): Samples {
  const name = [[language === 'en' ? 'Anna' : 'Анна']];
  return {
    person: counts,
    'start.resume': [['12:30']],
    'start.against': counts.map(([n]) => [n, botName(texts[language], 'greedy')]),
    'start.hotseat': counts,
    'play.turnOf': name,
    'play.thinking': name,
    'play.more': counts,
    'play.sealed': [['0f3a']],
    'play.curtain': name,
    'play.saved': [[path]],
    'play.notSaved': [[path]],
    'play.kept': [[path, 'fathom play']],
    noRule: name,
    'end.wins': name,
    'end.shared': name,
    'verify.true': counts,
    'verify.diverges': counts,
    'verify.changed': [[{ code: 'rules-changed', ply: 4, version: 1, known: 2 }]],
    'verify.ended': name,
    'replay.ply': [[1, 21]],
    'simulate.summary': counts.map(([n]) => [n, '40', '120']),
    'simulate.speed': counts.map(([n]) => ['4000', '3', n]),
    'simulate.seed': [['7']],
    'mine.found': counts.map(([n]) => [n, path]),
    'analyse.title': [[name[0]![0]!], [null]],
    'analyse.better': [[7, name[0]![0]!, name[0]![0]!]],
    'analyse.gain': [['+8 %', '2 %', '+2']],
    'trouble.no-features': [[{ game: 'go' }]],
    'trouble.not-learned': [[{ game: 'go' }]],
    'arena.summary': counts.map(([n]) => [n, n]),
    'arena.rating': [['ismcts', 'greedy', '+40', '10', '70']],
    'hosting.working': counts,
    'hosting.moving': counts,
    'hosting.moved': counts.map(([n]) => [n, '0f3a']),
    'hosting.copied': [['a.sqlite', 'b.sqlite']],
    bug: [['oops']],
    'trouble.fault': faults.map((fault) => [{ code: 'fault', fault, source: path }]),
    ...Object.fromEntries(faults.map((fault) => [`fault.${fault.code}`, [[fault, path]]])),
    ...Object.fromEntries(troubles.map((trouble) => [`trouble.${trouble.code}`, [[trouble]]])),
  };
}

/* A terminal breaks lines itself, so its texts have ordinary spaces: they are typeset here before they are checked. */
describe.each(languages)('in %s', (language) => {
  test('the texts of the command line follow the style', () => {
    expect(styleFaults(language, allSentences(typesetAll(language, texts[language]), samples(language)))).toEqual([]);
  });

  test('so do the words of the boards', () => {
    const name = language === 'en' ? 'Anna' : 'Анна';
    for (const labels of [abyss, conspiracy, waterdeep]) {
      const given: Samples = { lastTurns: [[name]], token: [[name]], restriction: [[name, 2]], round: counts, corruption: [[20, 3]] };
      expect(styleFaults(language, allSentences(typesetAll(language, labels[language]), given))).toEqual([]);
    }
  });
});
