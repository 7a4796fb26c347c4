import { abyss, breakdown, type Abyss } from '@fathom/abyss';
import { goldenTests, plain, type Notation, type Setting } from '@fathom/kernel/testing';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tastes } from './random.ts';

const people = ['Ann', 'Bob', 'Cat', 'Dan'];

const notation: Notation<Abyss> = {
  move: (move) => plain(move),
  event: (event) => plain(event),
  score: (last, seat) => JSON.stringify(breakdown(last, seat)),
};

const transcripts: Record<string, Setting<Abyss>> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2', weights: tastes.court },
  'three-kraken.txt': { seats: people.slice(0, 3), options: { kraken: true }, secret: 'golden 3', weights: tastes.deep },
  'four-kraken.txt': { seats: people, options: { kraken: true }, secret: 'golden 4', weights: tastes.court },
};

/** Every number of players, without Kraken and with it. */
const tables = [2, 3, 4].flatMap((count) => [false, true].map((kraken) => ({ count, kraken })));

goldenTests(
  abyss,
  {
    notation,
    transcripts,
    records: tables.flatMap(({ count, kraken }) =>
      (['any', 'court', 'deep'] as const).map((temper) => ({
        seats: people.slice(0, count),
        options: { kraken },
        secret: `corpus ${count} ${kraken} ${temper}`,
        weights: tastes[temper],
      })),
    ),
    saves: tables.map(({ count, kraken }) => ({
      seats: people.slice(0, count),
      options: { kraken },
      secret: `save ${count} ${kraken}`,
      weights: tastes.court,
    })),
  },
  { describe, test, expect, fs, env: process.env, fileAt: (name) => new URL(`golden/${name}`, import.meta.url) },
);
