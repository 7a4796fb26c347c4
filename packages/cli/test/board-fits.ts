import { validateSetup, answers, invariant, languages, pick, rngFrom, start, step, type Playable } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import type { TerminalGame } from '../src/games/entry.ts';
import { painter } from '../src/terminal/paint.ts';
import { plain, width } from '../src/terminal/width.ts';

const ROWS = 60;

/**
 * The board of a game at every twentieth move of a random game: it fits any window, in every language, and everything on it has a name.
 */
export function boardFits<G extends Playable<G>>(entry: TerminalGame<G>, seats: number, options: object): void {
  const { game } = entry;
  describe.each(languages)(`the table of ${game.id} in %s`, (language) => {
    test.each([60, 80, 140])('fits %i columns and every row, and names the players', (columns) => {
      for (const s of moments()) {
        const view = game.view(s, 0);
        const nobody = new Set<string>();
        const scene = {
          view,
          seat: 0,
          name: (seat: number) => `P${seat}`,
          text: entry.texts[language],
          language,
          paint: painter(0),
          columns,
          rows: ROWS,
          lit: nobody,
          chosen: nobody,
        };
        const lines = entry.drawBoard(scene);
        expect(lines.length).toBeLessThanOrEqual(ROWS);
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
        for (let seat = 0; seat < seats; seat++) expect(plain(lines.join('\n'))).toContain(`P${seat}`);
        for (const piece of entry.pieces(view)) expect(entry.texts[language].piece(piece), piece).not.toBeNull();
      }
    });
  });

  function* moments(): Generator<G['state']> {
    const admitted = validateSetup(game, seats, options);
    invariant(admitted.ok, 'the number of seats is valid');
    const { state: s } = start(game, seats, admitted.value.options, rngFrom('terminal'));
    const rng = rngFrom('moves');
    while (s.outcome === null) {
      const { seat, move } = pick(rng, answers(game, s));
      step(game, s, seat, move);
      if (s.ply % 20 === 0) yield game.clone(s);
    }
  }
}
