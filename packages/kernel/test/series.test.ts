import {
  AnswerFinder,
  amountPart,
  distinctMoves,
  legal,
  seatView,
  drawRandom,
  next,
  forcedAnswer,
  playSeries,
  rngFrom,
  start,
} from '@fathom/kernel';
import { divers, type Divers } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

const game = divers();
const aim = { type: 'aim', at: 1 } as const;
const stir = { type: 'stir' } as const;

const table = (): Divers['state'] => start(game, 3, { cards: 8 }, rngFrom('series')).state;

/** Here a player is asked even if there is only one answer: that there is only one would be a secret. */
const alwaysAsking = { ...game, rules: { ...game.rules, turn: { ...game.rules.turn, alwaysAsk: true } } };

/** Draws randomness, then asks the same seat once more. */
function stirAndAskAgain(s: Divers['state']): void {
  drawRandom(s);
  next(s, { kind: 'turn', seat: 0 });
}

describe('a series of answers', () => {
  test('is played as a whole', () => {
    const played = playSeries(game, table(), 0, [aim, stir]);
    expect(played).toMatchObject({ ok: true, parts: [{ state: { ply: 1 } }, { state: { ply: 2, actor: 0 } }] });
  });

  test('is not played at all if one part is illegal', () => {
    const s = table();
    const before = JSON.stringify(s);
    expect(playSeries(game, s, 0, [aim, { type: 'fly' }])).toMatchObject({ ok: false, code: 'illegal-move', rule: 'CO-TURN-06' });
    expect(playSeries(game, s, 0, [])).toMatchObject({ ok: false, code: 'malformed-move' });
    expect(JSON.stringify(s)).toBe(before);
  });

  test('ends with a random draw, and with the turn', () => {
    expect(playSeries(game, table(), 0, [aim, stir, aim])).toMatchObject({ ok: false, code: 'not-asked' });
    const drawing = { ...game, rules: { ...game.rules, act: { ...game.rules.act, take: stirAndAskAgain } } };
    expect(playSeries(drawing, table(), 0, [aim, stir, aim])).toMatchObject({ ok: false, code: 'not-asked' });
  });

  test('is offered as one answer with its parts', () => {
    const s = table();
    const [first] = seatView(game, s, 0).moves;
    expect(first).toMatchObject({ move: aim, final: false, next: { prompt: 'act' } });
    const acts = legal(game, { ...s, stack: [{ kind: 'act', seat: 0 }] }, 0);
    expect(first!.next!.moves.map(({ move }) => move)).toEqual(acts);
    expect(first!.next!.moves.every(({ final }) => final)).toBe(true);
  });
});

describe('the forced answer', () => {
  test('is the only answer', () => {
    const { state } = start(alwaysAsking, 2, { cards: 8 }, rngFrom('series'));
    expect(forcedAnswer(alwaysAsking, state, 0)).toEqual([aim]);
  });

  test('is one of several that lead to the same state, and nothing else', () => {
    expect(forcedAnswer(game, table(), 0)).toBeNull();
    const hollow = { ...game, rules: { ...game.rules, turn: { ...game.rules.turn, take: () => undefined } } };
    const waiting = { ...table(), stack: [{ kind: 'act', seat: 0 } as const, { kind: 'turn', seat: 0 } as const] };
    expect(forcedAnswer(hollow, waiting, 0)).toEqual([aim]);
  });

  test('is given up after a limit: if a thousand answers lead to one state, the player is asked', () => {
    const aims = Array.from({ length: 1000 }, (_, at) => ({ type: 'aim' as const, at }));
    const vast = { ...game, rules: { ...game.rules, turn: { ...game.rules.turn, moves: () => aims, take: () => undefined } } };
    const waiting = { ...table(), stack: [{ kind: 'act', seat: 0 } as const, { kind: 'turn', seat: 0 } as const] };
    let copies = 0;
    const counted = { ...vast, clone: (s: ReturnType<typeof table>) => (copies++, game.clone(s)) };
    expect([forcedAnswer(counted, waiting, 0), copies]).toEqual([null, 401]);
  });
});

test('a finder that was asked before lists the same answers, and tries none of them twice', () => {
  let copies = 0;
  const counted = { ...game, clone: (s: ReturnType<typeof table>) => (copies++, game.clone(s)) };
  const s = table();
  const alone = seatView(counted, s, 0);
  const tried = copies;
  copies = 0;
  const finder = new AnswerFinder(counted, 0, s.ply);
  expect(forcedAnswer(counted, s, 0, finder)).toBeNull();
  expect(seatView(counted, s, 0, true, finder)).toEqual(alone);
  expect(copies).toBe(tried);
});

describe('distinct moves', () => {
  const at = (meaning: string, seat = 0, question = 'turn'): { seat: number; question: string; meaning: string } => ({
    seat,
    question,
    meaning,
  });
  const amounts = divers('amount depends on the order'); // asked twice, as an amount is
  const { state } = start(amounts, 3, { cards: 8 }, rngFrom('series'));
  const [one, two] = legal(amounts, state, 0);

  test('contain one of the moves that mean the same', () => {
    const alike = { ...game, rules: { ...game.rules, turn: { ...game.rules.turn, meaning: () => 'aim' } } };
    expect(distinctMoves(alike, table(), 0, null)).toEqual([aim]);
    expect(distinctMoves(game, table(), 0, null)).toEqual(legal(game, table(), 0));
    const short = { ...game, rules: { ...game.rules, turn: { ...game.rules.turn, meaning: () => null } } };
    expect(distinctMoves(short, table(), 0, null)).toEqual(legal(game, table(), 0));
  });

  test('contain an amount in one order only', () => {
    const { meaning } = amountPart(amounts, state, 0, two!)!;
    expect(distinctMoves(amounts, state, 0, at(meaning))).toEqual([two]);
    expect(distinctMoves(amounts, state, 0, amountPart(amounts, state, 0, one!))).toEqual([one, two]);
    expect(amountPart(game, table(), 0, aim)).toBeNull();
  });

  test('contain everything for another question or seat, and are never empty', () => {
    expect(distinctMoves(amounts, state, 0, at('~', 1))).toEqual([one, two]);
    expect(distinctMoves(amounts, state, 0, at('~', 0, 'act'))).toEqual([one, two]);
    expect(distinctMoves(amounts, state, 0, at('~'))).toEqual([one, two]);
  });
});
