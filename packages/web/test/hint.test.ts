import { greedy } from '@fathom/bots';
import { gameIds, listingOf } from '@fathom/games';
import {
  asked,
  legal,
  below,
  play,
  playSeries,
  rngFrom,
  seatAccess,
  start,
  validateSetup,
  type GameRules,
  type Playable,
} from '@fathom/kernel';
import { expect, test } from 'vitest';
import { hintFor } from '../src/table/hint.ts';

const DECISIONS = 60;

/** At many decisions of a random game: a hint is an answer that can be given as a whole, and giving it is left to the player. */
function hints<G extends Playable<G>>({ game, heuristic }: GameRules<G>): number {
  const { options } = (validateSetup(game, 2, {}) as { value: { options: G['options'] } }).value;
  const rng = rngFrom('hints');
  let { state } = start(game, 2, options, rngFrom('hinted'));
  let long = 0;
  for (let i = 0; i < DECISIONS && state.outcome === null; i++) {
    const [seat] = asked(game, state);
    const before = JSON.stringify(state);
    const bot = greedy(heuristic);
    const hint = hintFor(game, state, seat!, (now) => {
      const move = bot.choose(seatAccess(game, now, seat!), rngFrom('bot'));
      return { move, why: null, second: null };
    });
    expect(JSON.stringify(state)).toBe(before);
    expect(playSeries(game, state, seat!, hint!.moves).ok).toBe(true);
    if (hint!.moves.length > 1) long++;
    const moves = legal(game, state, seat!);
    const played = play(game, state, seat!, moves[below(rng, moves.length)]!);
    if (played.ok) state = played.state;
  }
  return long;
}

test.each(gameIds)('the coach of %s suggests whole answers that can be given, and gives none itself', async (id) => {
  const long = await listingOf(id)!.withRules(hints);
  if (id !== 'conspiracy') expect(long).toBeGreaterThan(0);
});

test('a bot that answers nothing possible gives no hint', async () => {
  const found = await listingOf('conspiracy')!.withRules(<G extends Playable<G>>({ game }: GameRules<G>): unknown => {
    const { options } = (validateSetup(game, 2, {}) as { value: { options: G['options'] } }).value;
    const { state } = start(game, 2, options, rngFrom('hinted'));
    return hintFor(game, state, asked(game, state)[0]!, () => ({ move: { type: 'nothing' } as never, why: null, second: null }));
  });
  expect(found).toBeNull();
});
