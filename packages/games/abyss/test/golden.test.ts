import { abyss, breakdown, type Abyss } from '@fathom/abyss';
import {
  kept,
  keptSave,
  plain,
  reopened,
  transcript,
  wentOn,
  type KeptGame,
  type KeptSave,
  type Notation,
  type Setting,
} from '@fathom/kernel/testing';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tastes } from './random.ts';

/*
 * Recorded games to read, and a corpus of links that must open for ever. A rule change shows as a diff of the transcripts:
 * UPDATE_GOLDEN=1 writes them anew. It never touches a corpus that is there.
 */
const update = process.env['UPDATE_GOLDEN'] === '1';
const fileAt = (name: string): URL => new URL(`golden/${name}`, import.meta.url);

const notation: Notation<Abyss> = {
  move: (move) => plain(move),
  event: (event) => plain(event),
  score: (last, seat) => JSON.stringify(breakdown(last, seat)),
};

const people = ['Ann', 'Bob', 'Cat', 'Dan'];
const transcripts: Record<string, Setting<Abyss>> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2', taste: tastes.court },
  'three-kraken.txt': { seats: people.slice(0, 3), options: { kraken: true }, secret: 'golden 3', taste: tastes.deep },
  'four-kraken.txt': { seats: people, options: { kraken: true }, secret: 'golden 4', taste: tastes.court },
};

describe('a recorded game reads as it always did', () => {
  for (const [name, setting] of Object.entries(transcripts)) {
    test(name, () => {
      const now = transcript(abyss, setting, notation);
      if (update) fs.writeFileSync(fileAt(name), now);
      expect(now).toBe(fs.readFileSync(fileAt(name), 'utf8'));
    });
  }
});

/** For each number of players three games without Kraken and three with it. */
function newCorpus(): KeptGame[] {
  return [2, 3, 4].flatMap((count) =>
    [false, true].flatMap((kraken) =>
      (['any', 'court', 'deep'] as const).map((temper) =>
        kept(abyss, {
          seats: people.slice(0, count),
          options: { kraken },
          secret: `corpus ${count} ${kraken} ${temper}`,
          taste: tastes[temper],
        }),
      ),
    ),
  );
}

describe('a link opens for ever, bit for bit', () => {
  const file = fileAt('records.json');
  if (update && !fs.existsSync(file)) fs.writeFileSync(file, `${JSON.stringify(newCorpus(), null, 1)}\n`);
  const corpus = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptGame[];

  for (const [i, game] of corpus.entries()) test(`game ${i + 1}`, () => expect(reopened(abyss, game.link)).toEqual(game));
});

describe('a game that was saved in its middle goes on for ever as it did', () => {
  const file = fileAt('saves.json');
  const settings = [2, 3, 4].flatMap((count) =>
    [false, true].map((kraken): Setting<Abyss> => ({
      seats: people.slice(0, count),
      options: { kraken },
      secret: `save ${count} ${kraken}`,
      taste: tastes.court,
    })),
  );
  if (update && !fs.existsSync(file))
    fs.writeFileSync(
      file,
      `${JSON.stringify(
        settings.map((setting) => keptSave(abyss, setting)),
        null,
        1,
      )}\n`,
    );
  const corpus = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptSave[];

  test('the corpus holds every kind of table', () => expect(corpus).toHaveLength(settings.length));
  for (const [i, saved] of corpus.entries()) test(`save ${i + 1}`, () => expect(wentOn(abyss, saved)).toBe(saved.hash));
});
