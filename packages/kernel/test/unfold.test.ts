import { divers } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, legal, play, start } from '../src/drive.ts';
import { below, rngFrom } from '../src/rng.ts';
import { animationSteps } from '../src/animation.ts';

const toy = divers();

describe('a move told beat by beat', () => {
  test('ends where the move ends, and tells the same in the same order', () => {
    const dice = rngFrom('beats');
    let several = 0;
    for (let game = 0; game < 20; game++) {
      let { state } = start(toy, 3, { cards: 12 }, rngFrom(`beats ${game}`));
      while (state.outcome === null) {
        const [seat] = asked(toy, state);
        const moves = legal(toy, state, seat!);
        const move = moves[below(dice, moves.length)]!;
        const before = structuredClone(state);
        const beats = animationSteps(toy, state, seat!, move);
        expect(state).toEqual(before);
        const played = play(toy, state, seat!, move);
        if (!played.ok) throw new Error('listed');
        expect(beats.at(-1)!.state).toEqual(played.state);
        expect(beats.flatMap(({ events }) => events)).toEqual(played.events);
        for (const { state: seen } of beats) expect(seen.log).toBeNull();
        if (beats.length > 1) several++;
        state = played.state;
      }
    }
    expect(several).toBeGreaterThan(0);
  });
});
