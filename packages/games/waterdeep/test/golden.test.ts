import { breakdown, waterdeep, type Waterdeep } from '@fathom/waterdeep';
import { answers, arrange, decode, invariant, load, replay, rngFrom, save } from '@fathom/kernel';
import { goldenTests, openedOf, plain, reopened, type KeptGame, type Notation, type Setting } from '@fathom/kernel/testing';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { combinations, seatsFor, tastes } from './random.ts';

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
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2', weights: tastes.eager },
  'three-undermountain.txt': { seats: people.slice(0, 3), options: { undermountain: true }, secret: 'golden 3', weights: tastes.eager },
  'four-both.txt': {
    seats: people.slice(0, 4),
    options: { undermountain: true, skullport: true },
    secret: 'golden 4',
    weights: tastes.eager,
  },
  'six-skullport.txt': { seats: people, options: { undermountain: false, skullport: true }, secret: 'golden 6', weights: tastes.any },
};

/** Every number of players and every choice of modules. */
const tables = combinations.flatMap((options) => seatsFor(options).map((count) => ({ count, options })));

goldenTests(
  waterdeep,
  {
    notation,
    transcripts,
    recordsFile: 'records-2.json',
    records: tables.flatMap(({ count, options }) =>
      (['any', 'eager'] as const).map((temper) => ({
        seats: people.slice(0, count),
        options: { undermountain: false, ...options },
        secret: `corpus ${count} ${JSON.stringify(options)} ${temper}`,
        weights: tastes[temper],
      })),
    ),
    saves: tables.map(({ count, options }) => ({
      seats: people.slice(0, count),
      options: { undermountain: false, ...options },
      secret: `save ${count} ${JSON.stringify(options)}`,
      weights: tastes.eager,
    })),
  },
  { describe, test, expect, fs, fileAt, env: process.env },
);

/** Games of the first release that the corrected rules play another way, by their place in its corpus: the first move that differs. */
const differsFrom: Readonly<Record<number, number>> = {
  29: 201, // nobody is asked to order Give Honor to Mask and Produce a Miracle for the Masses where the order changes nothing (WD-TURN-05)
};

describe('a link of the first release opens for ever: bit for bit, or up to the move from which on the rules differ', () => {
  const corpus = JSON.parse(fs.readFileSync(fileAt('records.json'), 'utf8')) as KeptGame[];

  for (const [nth, game] of openedOf(corpus, process.env)) {
    const ply = differsFrom[nth];
    if (ply === undefined) test(`game ${nth}`, () => expect(reopened(waterdeep, game.link)).toEqual(game));
    else
      test(`game ${nth} differs from move ${ply} on, and can be shown until then`, () => {
        const opened = decode(waterdeep, game.link);
        invariant(opened.ok, 'the link opens');
        const { changed, moments, record } = opened.value;
        expect(changed).toEqual({ code: 'rules-changed', ply, version: 1, known: waterdeep.version });
        expect([moments.length, moments.at(-1)!.ply, record.version]).toEqual([ply, ply - 1, 1]);
        expect(replay(waterdeep, record).ok).toBe(true);
      });
  }
});

test('the stored links are of these rules', () => {
  const corpus = JSON.parse(fs.readFileSync(fileAt('records-2.json'), 'utf8')) as KeptGame[];
  const versionOf = (link: string): unknown => (JSON.parse(Buffer.from(link.split('.')[2]!, 'base64url').toString()) as unknown[])[0];
  expect(new Set(corpus.map(({ link }) => versionOf(link)))).toEqual(new Set([waterdeep.version]));
});

describe('a table saved by the first release', () => {
  test('is loaded as it stood, and goes on', () => {
    for (const due of [
      [{ kind: 'order', seat: 0, due: ['q-give-honor-to-mask', 'q-produce-a-miracle-for-the-masses'] }],
      [{ kind: 'order', seat: 0, due: ['q-study-in-the-librarium', 'q-produce-a-miracle-for-the-masses'] }],
    ]) {
      const laid = arrange(
        waterdeep,
        {
          format: 'fathom-position/1',
          game: 'waterdeep',
          seats: 2,
          options: { undermountain: true, skullport: true },
          players: [{ rogue: 1, plots: due[0]!.due }],
          due: [...due, { kind: 'quest', seat: 0 }, { kind: 'rotation', seat: 1, passes: 0 }],
        },
        rngFrom('first release'),
      );
      invariant(laid.ok, `the position can be laid out: ${JSON.stringify(laid)}`);
      const old = save(waterdeep, laid.value.state).replace('"version":2', '"version":1');
      const loaded = load(waterdeep, old);
      expect(loaded).toEqual({ ok: true, value: laid.value.state });
      invariant(loaded.ok, 'it is loaded');
      expect(answers(waterdeep, loaded.value).length).toBeGreaterThan(0);
    }
  });
});
