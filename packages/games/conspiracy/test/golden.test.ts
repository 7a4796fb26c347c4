import { breakdown, conspiracy, type Conspiracy, type Guild, type Options } from '@fathom/conspiracy';
import {
  kept,
  keptSave,
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
import { notation, summed, told } from './notation.ts';
import { tastes } from './random.ts';

/*
 * Four recorded games to read, and a corpus of links that must open for ever. A rule change shows as a diff of the transcripts:
 * UPDATE_GOLDEN=1 writes them anew. It never touches a corpus that is there.
 */
const update = process.env['UPDATE_GOLDEN'] === '1';
const fileAt = (name: string): URL => new URL(`golden/${name}`, import.meta.url);

const written: Notation<Conspiracy> = { move: notation, event: told, score: (last, side) => summed(breakdown(last, side)) };

const people = ['Ann', 'Bob', 'Cat', 'Dan'];
const transcripts: Record<string, Setting<Conspiracy>> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2.49', taste: tastes.any },
  'three.txt': { seats: people.slice(0, 3), options: {}, secret: 'golden 3.35', taste: tastes.hoard },
  'four.txt': { seats: people, options: {}, secret: 'golden 4.47', taste: tastes.drain },
  'solo.txt': { seats: ['Ann'], options: { rival: 'military', bonusLocations: true }, secret: 'golden 1.5', taste: tastes.hoard },
};

describe('a recorded game reads as it always did', () => {
  for (const [name, setting] of Object.entries(transcripts)) {
    test(name, () => {
      const now = transcript(conspiracy, setting, written);
      if (update) fs.writeFileSync(fileAt(name), now);
      expect(now).toBe(fs.readFileSync(fileAt(name), 'utf8'));
    });
  }
});

/** Three games for each number of players: plain, with bonus locations, and with dry decks. */
function newCorpus(): KeptGame[] {
  const rivals: Guild[] = ['farmer', 'merchant', 'mage'];
  return [2, 3, 4, 1].flatMap((count) =>
    (['any', 'hoard', 'drain'] as const).map((temper, i) => {
      const options: Partial<Options> = { bonusLocations: temper === 'hoard', ...(count === 1 ? { rival: rivals[i]! } : {}) };
      return kept(conspiracy, { seats: people.slice(0, count), options, secret: `corpus ${count} ${temper}`, taste: tastes[temper] });
    }),
  );
}

describe('a link opens for ever, bit for bit', () => {
  const file = fileAt('records.json');
  if (update && !fs.existsSync(file)) fs.writeFileSync(file, `${JSON.stringify(newCorpus(), null, 1)}\n`);
  const corpus = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptGame[];

  test('the corpus holds every number of players', () => expect(corpus.length).toBeGreaterThanOrEqual(12));

  for (const [i, game] of corpus.entries()) test(`game ${i + 1}`, () => expect(reopened(conspiracy, game.link)).toEqual(game));
});

describe('a game that was saved in its middle goes on for ever as it did', () => {
  const file = fileAt('saves.json');
  const settings = [2, 3, 4, 1].flatMap((count) =>
    [false, true].map((bonusLocations): Setting<Conspiracy> => ({
      seats: people.slice(0, count),
      options: { bonusLocations, ...(count === 1 ? { rival: 'mage' } : {}) },
      secret: `save ${count} ${bonusLocations}`,
      taste: tastes.any,
    })),
  );
  if (update && !fs.existsSync(file))
    fs.writeFileSync(
      file,
      `${JSON.stringify(
        settings.map((setting) => keptSave(conspiracy, setting)),
        null,
        1,
      )}\n`,
    );
  const corpus = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptSave[];

  test('the corpus holds every kind of table', () => expect(corpus).toHaveLength(settings.length));
  for (const [i, saved] of corpus.entries()) test(`save ${i + 1}`, () => expect(wentOn(conspiracy, saved)).toBe(saved.hash));
});
