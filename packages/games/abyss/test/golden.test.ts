import { abyss, breakdown, type Abyss, type Options, type State } from '@fathom/abyss';
import { answers, decode, encode, extend, invariant, open, play, rngFrom, type Answer, type GameRecord } from '@fathom/kernel';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { oneOf, type Temper } from './random.ts';
import { chosen } from './table.ts';

/*
 * Recorded games to read, and a corpus of links that must open for ever. A rule change shows as a diff of the transcripts:
 * UPDATE_GOLDEN=1 writes them anew. It never touches a corpus that is there.
 */
const update = process.env['UPDATE_GOLDEN'] === '1';
const fileAt = (name: string): URL => new URL(`golden/${name}`, import.meta.url);

interface Setting {
  readonly seats: readonly string[];
  readonly options: Partial<Options>;
  readonly secret: string;
  readonly temper: Temper;
}

interface Moment {
  readonly answer: Answer<Abyss> | null;
  readonly events: readonly Abyss['event'][];
}

/** A whole game, chosen by dice of its own. */
function played({ seats, options, secret, temper }: Setting): { record: GameRecord; last: State; moments: Moment[] } {
  const opening = open(abyss, seats, chosen(seats.length, options), { secret, words: [] });
  const dice = rngFrom(`moves of ${secret}`);
  const moments: Moment[] = [{ answer: null, events: opening.events }];
  let { record, state } = opening;
  while (state.outcome === null) {
    const answer = oneOf(dice, answers(abyss, state), temper);
    const after = play(abyss, state, answer.seat, answer.move);
    invariant(after.ok, 'a listed move is played');
    record = extend(abyss, record, state, answer, after.state);
    state = after.state;
    moments.push({ answer, events: after.events });
  }
  return { record, last: state, moments };
}

/** `allyBought seat=1 from=0 ally=crab-3-1`: the type, and the rest by name. */
const plain = ({ type, ...rest }: { readonly type: string }): string =>
  [type, ...Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`)].join(' ');

function transcript(setting: Setting): string {
  const { last, moments } = played(setting);
  const lines = moments.flatMap(({ answer, events }, ply) => [
    answer === null
      ? `${setting.seats.join(', ')} · ${JSON.stringify(setting.options)}`
      : `${ply}. ${setting.seats[answer.seat]}: ${plain(answer.move)}`,
    ...events.map((event) => `    ${plain(event)}`),
  ]);
  const scores = last.players.map((_, seat) => `${setting.seats[seat]}: ${JSON.stringify(breakdown(last, seat))}`);
  return [...lines, '', ...scores, ''].join('\n');
}

const people = ['Ann', 'Bob', 'Cat', 'Dan'];
const transcripts: Record<string, Setting> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2', temper: 'court' },
  'three-kraken.txt': { seats: people.slice(0, 3), options: { kraken: true }, secret: 'golden 3', temper: 'deep' },
  'four-kraken.txt': { seats: people, options: { kraken: true }, secret: 'golden 4', temper: 'court' },
};

describe('a recorded game reads as it always did', () => {
  for (const [name, setting] of Object.entries(transcripts)) {
    test(name, () => {
      const now = transcript(setting);
      if (update) fs.writeFileSync(fileAt(name), now);
      expect(now).toBe(fs.readFileSync(fileAt(name), 'utf8'));
    });
  }
});

interface Kept {
  readonly link: string;
  readonly hash: string;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** For each number of players three games without Kraken and three with it. */
function corpus(): Kept[] {
  return [2, 3, 4].flatMap((count) =>
    [false, true].flatMap((kraken) =>
      (['any', 'court', 'deep'] as const).map((temper): Kept => {
        const secret = `corpus ${count} ${kraken} ${temper}`;
        const { record, last } = played({ seats: people.slice(0, count), options: { kraken }, secret, temper });
        const link = encode(abyss, record);
        invariant(link.ok && last.outcome !== null, 'a finished game has a link');
        return { link: link.value, hash: record.hashes.at(-1)!, ...last.outcome };
      }),
    ),
  );
}

describe('a link opens for ever, bit for bit', () => {
  const file = fileAt('records.json');
  if (update && !fs.existsSync(file)) fs.writeFileSync(file, `${JSON.stringify(corpus(), null, 1)}\n`);
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept[];

  for (const [i, { link, hash, scores, winners }] of kept.entries()) {
    test(`game ${i + 1}`, () => {
      const opened = decode(abyss, link);
      invariant(opened.ok, `the link opens: ${JSON.stringify(opened)}`);
      const { record, moments } = opened.value;
      expect(moments.at(-1)!.hash).toBe(hash);
      expect(moments.at(-1)!.state.outcome).toEqual({ scores, winners });
      expect(encode(abyss, record)).toEqual({ ok: true, value: link });
    });
  }
});
