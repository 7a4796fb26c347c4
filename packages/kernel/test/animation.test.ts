import { divers } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { asked, legal, play, start } from '../src/drive.ts';
import { below, rngFrom } from '../src/rng.ts';
import { animationSteps } from '../src/animation.ts';

const toy = divers();

describe('animation steps', () => {
  test('end where the move ends, with the same events in the same order', () => {
    const rng = rngFrom('beats');
    let several = 0;
    for (let game = 0; game < 20; game++) {
      let { state } = start(toy, 3, { cards: 12 }, rngFrom(`steps ${game}`));
      while (state.outcome === null) {
        const [seat] = asked(toy, state);
        const moves = legal(toy, state, seat!);
        const move = moves[below(rng, moves.length)]!;
        const before = structuredClone(state);
        const steps = animationSteps(toy, state, seat!, move);
        expect(state).toEqual(before);
        const played = play(toy, state, seat!, move);
        if (!played.ok) throw new Error('listed');
        expect(steps.at(-1)!.state).toEqual(played.state);
        expect(steps.flatMap(({ events }) => events)).toEqual(played.events);
        for (const { state: seen } of steps) expect(seen.log).toBeNull();
        if (steps.length > 1) several++;
        state = played.state;
      }
    }
    expect(several).toBeGreaterThan(0);
  });
});
