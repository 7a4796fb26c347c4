import { breakdown, conspiracy, type Conspiracy, type Guild } from '@fathom/conspiracy';
import { goldenTests, type Setting } from '@fathom/kernel/testing';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notation, summed, eventNotation } from './notation.ts';
import { tastes } from './random.ts';

const people = ['Ann', 'Bob', 'Cat', 'Dan'];

const transcripts: Record<string, Setting<Conspiracy>> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2.49', weights: tastes.any },
  'three.txt': { seats: people.slice(0, 3), options: {}, secret: 'golden 3.35', weights: tastes.hoard },
  'four.txt': { seats: people, options: {}, secret: 'golden 4.47', weights: tastes.drain },
  'solo.txt': { seats: ['Ann'], options: { rival: 'military', bonusLocations: true }, secret: 'golden 1.5', weights: tastes.hoard },
};

const rivalOf = (count: number, rival: Guild): { rival?: Guild } => (count === 1 ? { rival } : {});

goldenTests(
  conspiracy,
  {
    notation: { move: notation, event: eventNotation, score: (last, side) => summed(breakdown(last, side)) },
    transcripts,
    /** Three games for each number of players: plain, with bonus locations, and with dry decks. */
    records: [2, 3, 4, 1].flatMap((count) =>
      (
        [
          ['any', 'farmer'],
          ['hoard', 'merchant'],
          ['drain', 'mage'],
        ] as const
      ).map(([temper, rival]) => ({
        seats: people.slice(0, count),
        options: { bonusLocations: temper === 'hoard', ...rivalOf(count, rival) },
        secret: `corpus ${count} ${temper}`,
        weights: tastes[temper],
      })),
    ),
    saves: [2, 3, 4, 1].flatMap((count) =>
      [false, true].map((bonusLocations) => ({
        seats: people.slice(0, count),
        options: { bonusLocations, ...rivalOf(count, 'mage') },
        secret: `save ${count} ${bonusLocations}`,
        weights: tastes.any,
      })),
    ),
  },
  { describe, test, expect, fs, env: process.env, fileAt: (name) => new URL(`golden/${name}`, import.meta.url) },
);
