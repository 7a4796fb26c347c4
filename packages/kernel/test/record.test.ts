import {
  answers,
  commitment,
  truncateRecord,
  decode,
  encode,
  extendRecord,
  gameOfLink,
  openRecord,
  pick,
  playRecord,
  readRecord,
  replay,
  retrace,
  rngFrom,
  stateHash,
  step,
  tieBreak,
  verify,
  type GameRecord,
} from '@fathom/kernel';
import { divers, type Divers } from '@fathom/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base64FromBytes, bytesFromBase64 } from '../src/bits.ts';

const game = divers();

/** A whole random game and its record. */
function played(seed: string, seats = ['Анна', 'greedy', 'Ґанна 🐙'], rules = game): { record: GameRecord; state: Divers['state'] } {
  const table = openRecord(rules, seats, { cards: 12 }, { secret: seed, words: ['sea', 'salt'] });
  let { record } = table;
  const { state } = table;
  const rng = rngFrom(seed);
  while (state.outcome === null) {
    const before = rules.clone(state);
    const answer = pick(rng, answers(rules, state));
    step(rules, state, answer.seat, answer.move);
    record = extendRecord(rules, record, before, answer, state);
  }
  return { record, state };
}

const { record, state } = played('a game');
const link = (() => {
  const encoded = encode(game, record);
  return encoded.ok ? encoded.value : '';
})();

describe('a record', () => {
  test('replays to the same table, with a hash for every ply', () => {
    const moments = replay(game, record);
    expect(moments).toMatchObject({ ok: true });
    if (!moments.ok) return;
    expect(moments.value.at(-1)!.state).toEqual(state);
    expect(moments.value.map(({ hash }) => hash)).toEqual(record.hashes);
    expect(moments.value).toHaveLength(record.moves.length + 1);
  });

  test('of a game that was not dealt is replayed from its position', () => {
    const moments = retrace(game, record);
    if (!moments.ok) throw new Error('it is replayed');
    const from = 5;
    const later = { ...record, moves: record.moves.slice(from), hashes: record.hashes.slice(from) };
    const position = moments.value.moments[from]!.state;
    const again = retrace(game, later, game.clone(position));
    expect(again.ok && again.value.moments.map(({ hash }) => hash)).toEqual(later.hashes);
    expect(again.ok && again.value.moments[0]).toMatchObject({ state: position, events: [], answer: null });
    expect(retrace(game, later)).toMatchObject({ ok: false, fault: { code: 'diverges', ply: 0 } });
  });

  test('survives a file', () => {
    expect(readRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
  });

  test('can be cut back', () => {
    const cut = truncateRecord(record, 3);
    expect(cut.moves).toHaveLength(3);
    expect(replay(game, cut).ok).toBe(true);
  });

  test('a move that was never listed diverges there', () => {
    const forged = { ...record, moves: record.moves.map((move, ply) => (ply === 4 ? 99 : move)) };
    expect(replay(game, forged)).toEqual({ ok: false, fault: { code: 'diverges', ply: 4 } });
  });

  test('another listed move diverges at its table', () => {
    const forged = { ...record, moves: record.moves.map((move, ply) => (ply === 2 ? (move === 0 ? 1 : 0) : move)) };
    expect(replay(game, forged)).toEqual({ ok: false, fault: { code: 'diverges', ply: 3 } });
  });

  test('another seed diverges at once', () => {
    expect(replay(game, { ...record, seed: { secret: 'another', words: [] } })).toEqual({ ok: false, fault: { code: 'diverges', ply: 0 } });
  });

  test.each([
    ['not JSON', '{', { code: 'unreadable', expected: 'record' }],
    ['JSON of another kind', '{"format":"fathom-save/1"}', { code: 'unreadable', expected: 'record' }],
    ['a missing field', JSON.stringify({ ...record, moves: undefined }), { code: 'bad-value', at: 'moves', problem: 'missing' }],
    ['an unknown field', JSON.stringify({ ...record, cheat: 1 }), { code: 'bad-value', at: 'cheat', problem: 'unknown-field' }],
    ['a move that is no number', JSON.stringify({ ...record, moves: ['x'] }), { code: 'bad-value', at: 'moves[0]', problem: 'wrong-type' }],
    ['too few hashes', JSON.stringify({ ...record, hashes: [] }), { code: 'bad-value', at: 'hashes', problem: 'out-of-range' }],
  ])('a file with %s is refused with its fault', (_what, text, fault) => {
    expect(readRecord(text)).toMatchObject({ ok: false, fault });
  });

  test('of another game, another time, another table is refused', () => {
    expect(replay(game, { ...record, game: 'chess' })).toEqual({ ok: false, fault: { code: 'unknown-game', game: 'chess' } });
    expect(replay(game, { ...record, version: 2 })).toEqual({ ok: false, fault: { code: 'too-new', version: 2, known: 1 } });
    expect(replay(game, { ...record, seats: [] })).toMatchObject({ ok: false, fault: { at: 'seats' } });
  });
});

describe('a record of older rules', () => {
  test('that differs only in how far undo went back is replayed completely', () => {
    const { record: older } = played('undo', ['Ann', 'Bob', 'Cat'], divers('revealed secret can be undone'));
    const again = retrace({ ...game, version: 2 }, older);
    expect(again.ok && again.value.changed).toBeNull();
    expect(again.ok && again.value.moments.map(({ hash }) => hash)).not.toEqual(older.hashes);
    expect(retrace(game, older)).toMatchObject({ ok: false, fault: { code: 'diverges' } });
  });

  /** The second version counts shown cards twice, so it differs from the first such move on. */
  const corrected = divers(null, 2);
  const moments = replay(game, record);
  const first = moments.ok ? moments.value.findIndex(({ answer }) => answer?.move.type === 'show') : -1;
  const changed = { code: 'rules-changed', ply: first, version: 1, known: 2 };

  test('is replayed up to the first difference, and is neither forged nor damaged', () => {
    expect(first).toBeGreaterThan(1);
    const again = retrace(corrected, record);
    expect(again.ok && again.value.changed).toEqual(changed);
    expect(again.ok && again.value.moments.map(({ hash }) => hash)).toEqual(record.hashes.slice(0, first));
    expect(replay(corrected, record)).toEqual({ ok: false, fault: changed });
    expect(verify(corrected, record, commitment(record.seed.secret))).toEqual({
      track: { ok: false, fault: changed },
      promise: true,
      plies: record.moves.length,
      outcome: null,
    });
  });

  test('opens from a link up to there', () => {
    const opened = decode(corrected, link);
    expect(opened.ok && opened.value.changed).toEqual(changed);
    expect(opened.ok && opened.value.record).toEqual(truncateRecord(record, first - 1));
    expect(opened.ok && replay(corrected, opened.value.record).ok).toBe(true);
  });

  test('that agrees with the current rules is complete', () => {
    expect(replay(corrected, truncateRecord(record, first - 1)).ok).toBe(true);
    expect(retrace(corrected, truncateRecord(record, first - 1))).toMatchObject({ ok: true, value: { changed: null } });
  });

  test('that begins differently differs from its first move on', () => {
    const fault = { ...changed, ply: 1 };
    expect(replay(corrected, { ...record, seed: { secret: 'another', words: [] } })).toEqual({ ok: false, fault });
  });

  test('whose move is no longer listed differs there', () => {
    const gone = { ...record, moves: record.moves.map((move, ply) => (ply === 1 ? 99 : move)) };
    expect(replay(corrected, gone)).toEqual({ ok: false, fault: { ...changed, ply: 2 } });
  });
});

describe('a link', () => {
  test('is safe in a URL and decodes to the record', () => {
    expect(link).toMatch(/^[\w.~-]+$/);
    expect(gameOfLink(link)).toBe('divers');
    expect(decode(game, link)).toMatchObject({ ok: true, value: { record } });
  });

  test('encodes any table, with any names', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 2, maxLength: 3 }), (seed, seats) => {
        const encoded = encode(game, played(seed, seats).record);
        expect(encoded.ok && decode(game, encoded.value).ok).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('a changed character is noticed, wherever it is', () => {
    let survived = 0;
    for (let at = 'f1.divers.'.length; at < link.length; at++) {
      const forged = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
      const decoded = decode(game, forged);
      if (decoded.ok && JSON.stringify(decoded.value.record.moves) === JSON.stringify(record.moves)) survived++; // padding bits, or a name
      else if (decoded.ok) expect(decoded.value.record.hashes.at(-1)).not.toBe(record.hashes.at(-1));
    }
    expect(survived).toBeLessThan(link.length / 4);
  });

  test.each(['', 'f1', 'f1.divers', 'f1.divers..', 'f1.divers.!!.AA', 'f2.divers.AA.AA', 'f1.chess.AA.AA', `${link}.x`, link.slice(0, 60)])(
    'invalid input is refused: %s',
    (text) => {
      expect(decode(game, text)).toMatchObject({ ok: false });
    },
  );

  test('invalid input never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => !decode(game, `f1.divers.${text}`).ok));
    fc.assert(fc.property(fc.base64String(), (text) => !decode(game, `f1.divers.${text.replace(/[=+/]/g, 'a')}.AA`).ok));
  });
});

describe('base 64', () => {
  test('encodes and decodes bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...bytesFromBase64(base64FromBytes(bytes))!]).toEqual([...bytes]);
      }),
    );
  });
});

describe('verify', () => {
  test('a valid game with the right commitment', () => {
    expect(verify(game, record, commitment('a game'))).toEqual({
      track: { ok: true },
      promise: true,
      plies: record.moves.length,
      outcome: state.outcome,
    });
  });

  test('a wrong commitment, or none to check', () => {
    expect(verify(game, record, commitment('another'))).toMatchObject({ track: { ok: true }, promise: false });
    expect(verify(game, record, null).promise).toBeNull();
  });

  test('a forged game is reported with its ply', () => {
    const forged = { ...record, hashes: record.hashes.map((hash, ply) => (ply === 5 ? '0'.repeat(16) : hash)) };
    expect(verify(game, forged, null)).toMatchObject({ track: { ok: false, fault: { code: 'diverges', ply: 5 } }, outcome: null });
  });
});

test('a record played move by move has the events and states of its replay; it ends before a move that is not listed', () => {
  const { record } = played('step by step');
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error('it replays');
  const steps = [...playRecord(game, record)].map(({ events, by }) => ({ events, by }));
  expect(steps).toEqual(replayed.value.map(({ events, answer }) => ({ events, by: answer?.seat ?? null })));
  const hashes = Array.from(playRecord(game, record), ({ state }) => stateHash(state));
  expect(hashes).toEqual(record.hashes);
  const broken = { ...record, moves: record.moves.with(3, 999) };
  expect([...playRecord(game, broken)]).toHaveLength(4);
});

test('a tie-break is named by the last measure that told the winner apart', () => {
  const scores = [5, 9, 9, 9];
  const by = (gold: readonly number[], age: readonly number[]) => ({ gold: (i: number) => gold[i]!, age: (i: number) => age[i]! });
  expect(tieBreak([5, 9, 8], [1], by([9, 0, 0], [0, 0, 0]))).toBeNull();
  expect(tieBreak(scores, [2], by([9, 1, 4, 3], [0, 0, 0, 0]))).toEqual({ by: 'gold', won: 4, lost: 3 });
  expect(tieBreak(scores, [3], by([9, 1, 4, 4], [9, 9, 2, 5]))).toEqual({ by: 'age', won: 5, lost: 2 });
  expect(tieBreak(scores, [2, 3], by([9, 1, 4, 4], [9, 9, 5, 5]))).toEqual({ by: 'shared' });
});
