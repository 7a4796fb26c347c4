import { breakdown, waterdeep, type Waterdeep } from '@fathom/waterdeep';
import { kept, plain, reopened, transcript, type KeptGame, type Notation, type Setting } from '@fathom/kernel/testing';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { combinations, seatsFor, tastes } from './random.ts';

/*
 * Recorded games to read, and a corpus of links that must open for ever. A rule change shows as a diff of the transcripts:
 * UPDATE_GOLDEN=1 writes them anew. It never touches a corpus that is there.
 */
const update = process.env['UPDATE_GOLDEN'] === '1';
const fileAt = (name: string): URL => new URL(`golden/${name}`, import.meta.url);

/** Goods without what is zero; lists by their items. */
const short = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(short).join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${name}:${short(count)}`)
    .join('+');
};

const notation: Notation<Waterdeep> = {
  move: (move) => plain(move, short),
  event: (event) => plain(event, short),
  score: (last, seat) => JSON.stringify(breakdown(last, seat)),
};

const people = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay'];
const transcripts: Record<string, Setting<Waterdeep>> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2', taste: tastes.eager },
  'three-undermountain.txt': { seats: people.slice(0, 3), options: { undermountain: true }, secret: 'golden 3', taste: tastes.eager },
  'four-both.txt': {
    seats: people.slice(0, 4),
    options: { undermountain: true, skullport: true },
    secret: 'golden 4',
    taste: tastes.eager,
  },
  'six-skullport.txt': { seats: people, options: { undermountain: false, skullport: true }, secret: 'golden 6', taste: tastes.any },
};

describe('a recorded game reads as it always did', () => {
  for (const [name, setting] of Object.entries(transcripts)) {
    test(name, () => {
      const now = transcript(waterdeep, setting, notation);
      if (update) fs.writeFileSync(fileAt(name), now);
      expect(now).toBe(fs.readFileSync(fileAt(name), 'utf8'));
    });
  }
});

/** Two games for every number of players and every choice of modules. */
function newCorpus(): KeptGame[] {
  return combinations.flatMap((options) =>
    seatsFor(options).flatMap((count) =>
      (['any', 'eager'] as const).map((temper) =>
        kept(waterdeep, {
          seats: people.slice(0, count),
          options: { undermountain: false, ...options },
          secret: `corpus ${count} ${JSON.stringify(options)} ${temper}`,
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

  for (const [i, game] of corpus.entries()) test(`game ${i + 1}`, () => expect(reopened(waterdeep, game.link)).toEqual(game));
});
