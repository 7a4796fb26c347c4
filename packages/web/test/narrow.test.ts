import { conspiracy } from '@fathom/conspiracy';
import { texts } from '@fathom/conspiracy/text';
import { validateSetup, answers, languages, seatView, pick, rngFrom, start, step } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { narrow } from '../src/table/narrow.ts';

/** Tables at every ply of some random games, with the player who is asked. */
function* positions(games: number): Generator<ReturnType<typeof seatView<import('@fathom/conspiracy').Conspiracy>>> {
  for (let game = 0; game < games; game++) {
    const seats = conspiracy.seatCounts[game % 4]!;
    const table = validateSetup(conspiracy, seats, { bonusLocations: game % 2 === 0 });
    if (!table.ok) throw new Error('admitted');
    const s = start(conspiracy, seats, table.value.options, rngFrom(`narrow ${game}`)).state;
    const dice = rngFrom(`dice ${game}`);
    while (s.outcome === null) {
      const { seat, move } = pick(dice, answers(conspiracy, s));
      yield seatView(conspiracy, s, seat);
      step(conspiracy, s, seat, move);
    }
  }
}

test('in every position every move can be reached by its pieces, and is a named button for keyboard and screen reader', () => {
  let seen = 0;
  for (const { moves } of positions(24)) {
    for (const { move, touches } of moves) {
      seen++;
      for (const language of languages) expect(texts[language].move(move, String).length).toBeGreaterThan(0);
      const picked: string[] = [];
      for (const piece of touches) {
        expect(narrow(moves, picked).lit.has(piece)).toBe(true);
        picked.push(piece);
      }
      const { moves: left, meant } = narrow(moves, picked);
      expect(left.map((each) => each.move)).toContain(move);
      if (meant !== null) expect(meant.move).toBe(move);
      for (const piece of touches) for (const language of languages) expect(texts[language].piece(piece)?.name).toBeTruthy();
    }
  }
  expect(seen).toBeGreaterThan(3000);
});

test('nothing is meant before something is picked', () => {
  for (const { moves } of positions(4)) expect(narrow(moves, []).meant).toBeNull();
});
