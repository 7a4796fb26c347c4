import type { Game, Move, Playable, Seat } from '@fathom/kernel';

/** What a bot needs of a game: its rules, and what a move seems to be worth. No words, no pictures. */
export interface Brain<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly weigh: (s: G['state'], seat: Seat, move: Move<G>) => number;
}

/** Hands the brain of a game to whoever can use any. */
export async function brains<R>(id: string, use: <G extends Playable<G>>(brain: Brain<G>) => R): Promise<R> {
  switch (id) {
    case 'conspiracy': {
      const { conspiracy, weigh } = await import('@fathom/conspiracy');
      return use({ game: conspiracy, weigh });
    }
    case 'abyss': {
      const { abyss, weigh } = await import('@fathom/abyss');
      return use({ game: abyss, weigh });
    }
    default:
      throw new Error(`no such game: ${id}`);
  }
}
