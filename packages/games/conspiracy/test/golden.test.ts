import { breakdown, conspiracy, type Conspiracy, type Guild, type Options, type State } from '@fathom/conspiracy';
import { answers, decode, encode, extend, invariant, open, play, rngFrom, type Answer, type GameRecord } from '@fathom/kernel';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { notation, summed, told } from './notation.ts';
import { oneOf, type Temper } from './random.ts';
import { chosen } from './table.ts';

/*
 * Four recorded games to read, and a corpus of links that must open for ever. A rule change shows as a diff of the transcripts:
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
  readonly answer: Answer<Conspiracy> | null;
  readonly events: readonly Conspiracy['event'][];
}

/** A whole game, chosen by dice of its own. */
function played({ seats, options, secret, temper }: Setting): { record: GameRecord; last: State; moments: Moment[] } {
  const opening = open(conspiracy, seats, chosen(seats.length, options), { secret, words: [] });
  const dice = rngFrom(`moves of ${secret}`);
  const moments: Moment[] = [{ answer: null, events: opening.events }];
  let { record, state } = opening;
  while (state.outcome === null) {
    const answer = oneOf(dice, answers(conspiracy, state), temper);
    const after = play(conspiracy, state, answer.seat, answer.move);
    invariant(after.ok, 'a listed move is played');
    record = extend(conspiracy, record, state, answer, after.state);
    state = after.state;
    moments.push({ answer, events: after.events });
  }
  return { record, last: state, moments };
}

function transcript(setting: Setting): string {
  const { last, moments } = played(setting);
  const names = [...setting.seats, 'rival'];
  const lines = moments.flatMap(({ answer, events }, ply) => [
    answer === null
      ? `${setting.seats.join(', ')} · ${JSON.stringify(setting.options)}`
      : `${ply}. ${names[answer.seat]}: ${notation(answer.move)}`,
    ...events.map((event) => `    ${told(event, names)}`),
  ]);
  const scores = last.players.map((_, side) => `${names[side]}: ${summed(breakdown(last, side))}`);
  return [...lines, '', ...scores, ''].join('\n');
}

const people = ['Ann', 'Bob', 'Cat', 'Dan'];
const transcripts: Record<string, Setting> = {
  'two.txt': { seats: people.slice(0, 2), options: {}, secret: 'golden 2.49', temper: 'any' },
  'three.txt': { seats: people.slice(0, 3), options: {}, secret: 'golden 3.35', temper: 'hoard' },
  'four.txt': { seats: people, options: {}, secret: 'golden 4.47', temper: 'drain' },
  'solo.txt': { seats: ['Ann'], options: { rival: 'military', bonusLocations: true }, secret: 'golden 1.5', temper: 'hoard' },
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

/** Three games for each number of players: plain, with bonus locations, and with dry decks. */
function corpus(): Kept[] {
  const rivals: Guild[] = ['farmer', 'merchant', 'mage'];
  return [2, 3, 4, 1].flatMap((count) =>
    (['any', 'hoard', 'drain'] as const).map((temper, i): Kept => {
      const options: Partial<Options> = { bonusLocations: temper === 'hoard', ...(count === 1 ? { rival: rivals[i]! } : {}) };
      const { record, last } = played({ seats: people.slice(0, count), options, secret: `corpus ${count} ${temper}`, temper });
      const link = encode(conspiracy, record);
      invariant(link.ok && last.outcome !== null, 'a finished game has a link');
      return { link: link.value, hash: record.hashes.at(-1)!, ...last.outcome };
    }),
  );
}

describe('a link opens for ever, bit for bit', () => {
  const file = fileAt('records.json');
  if (update && !fs.existsSync(file)) fs.writeFileSync(file, `${JSON.stringify(corpus(), null, 1)}\n`);
  const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept[];

  test('the corpus holds every number of players', () => expect(kept.length).toBeGreaterThanOrEqual(12));

  for (const [i, { link, hash, scores, winners }] of kept.entries()) {
    test(`game ${i + 1}`, () => {
      const opened = decode(conspiracy, link);
      invariant(opened.ok, `the link opens: ${JSON.stringify(opened)}`);
      const { record, moments } = opened.value;
      expect(moments.at(-1)!.hash).toBe(hash);
      expect(moments.at(-1)!.state.outcome).toEqual({ scores, winners });
      expect(encode(conspiracy, record)).toEqual({ ok: true, value: link });
    });
  }
});
