import type * as Bots from '@fathom/bots';
import type * as Kernel from '@fathom/kernel';
import type { Playable } from '@fathom/kernel';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A table of so many seats with these options. */
export interface Kind {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
}

/** A whole game: its number of moves, and the hash of its end. */
export interface Ended {
  readonly moves: number;
  readonly hash: () => string;
}

/** What is compared of a release. */
export interface Release {
  /** Random moves through `step`, which search uses. */
  readonly byStep: (kind: Kind, seed: string) => Ended;
  /** Random moves through `play`, which tables use. */
  readonly byPlay: (kind: Kind, seed: string) => Ended;
  readonly greedy: (kind: Kind, seed: string) => Ended;
  /** What each seat sees of tables in the middle of random games; counts views instead of moves. */
  readonly views: (kind: Kind, seed: string) => Ended;
  /** A search with so few iterations that a whole game is fast. */
  readonly search: (kind: Kind, seed: string) => Ended;
}

const ITERATIONS = 5;
/** So many tables in the middle of games, and so many moves from their start. */
const MIDDLES = 256;
const MOVES_TO_MIDDLE = 40;

/** Loads the packages that were built in a folder, with their own dependencies. */
export async function releaseIn(folder: string): Promise<Release> {
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href);
  const kernel = named((await load('packages/kernel/dist/index.js')) as typeof Kernel & FirstRelease);
  const bots = (await load('packages/bots/dist/index.js')) as typeof Bots;
  const games: Record<string, Visit> = {};
  for (const id of ['conspiracy', 'abyss', 'waterdeep']) {
    const game = (await load(`packages/games/${id}/dist/src/index.js`)) as Record<string, unknown>;
    games[id] = (use) => use({ game: game[id], weigh: game['weigh'], heuristic: game['weigh'] } as never);
  }
  return releaseOf(kernel, bots, games);
}

/** Names of the first release that have changed since. */
interface FirstRelease {
  readonly admit?: typeof Kernel.validateSetup;
  readonly hashOf: (state: object) => string;
}

const named = (kernel: typeof Kernel & FirstRelease): typeof Kernel => ({
  ...kernel,
  validateSetup: kernel.validateSetup ?? kernel.admit,
  stateHash: kernel.stateHash ?? kernel.hashOf,
});

/** The seed of a bot's random numbers was called `luck` in the first release. */
const randomSeed = (seed: string): { readonly seed: string; readonly luck: string } => ({ seed, luck: seed });

type Visit = <R>(use: <G extends Playable<G>>(brain: Kernel.GameRules<G>) => R) => R;

function releaseOf(kernel: typeof Kernel, bots: typeof Bots, games: Readonly<Record<string, Visit>>): Release {
  const { validateSetup, asked, below, stateHash, legal, play, rngFrom, start, step } = kernel;
  const deal = <G extends Playable<G>>(game: Kernel.Game<G>, { seats, options }: Kind, seed: string): G['state'] => {
    const table = validateSetup(game, seats, options);
    if (!table.ok) throw new Error(`${game.id} with ${seats} seats and ${JSON.stringify(options)} is not valid`);
    return start(game, seats, table.value.options, rngFrom(seed)).state;
  };
  /** The first release remembers the question by itself, and `step` returns nothing. */
  const firstAsked = <G extends Playable<G>>(game: Kernel.Game<G>, s: G['state']): { seat: number; moves: readonly unknown[] } => {
    const seat = asked(game, s)[0]!;
    return { seat, moves: legal(game, s, seat) };
  };
  const ended = (s: Kernel.Core<never>): Ended => ({ moves: s.ply, hash: () => stateHash(s) });
  /** Dealt and played on once for each kind of table. */
  const middles = new Map<Kind, readonly object[]>();
  const middlesOf = <G extends Playable<G>>(game: Kernel.Game<G>, kind: Kind): readonly object[] => {
    const found = middles.get(kind) ?? Array.from({ length: MIDDLES }, (_, nth) => middle(game, kind, `middle ${nth}`));
    middles.set(kind, found);
    return found;
  };
  const middle = <G extends Playable<G>>(game: Kernel.Game<G>, kind: Kind, seed: string): G['state'] => {
    const rng = rngFrom(`moves of ${seed}`);
    const s = deal(game, kind, seed);
    for (let i = 0; i < MOVES_TO_MIDDLE && s.outcome === null; i++) {
      const { seat, moves } = firstAsked(game, s);
      step(game, s, seat, moves[below(rng, moves.length)] as never);
    }
    return s;
  };
  const withBots =
    (plan: Bots.Strategy) =>
    (kind: Kind, seed: string): Ended =>
      games[kind.game]!((brain) => {
        const { game } = brain;
        const s = deal(game, kind, seed);
        let open: ReturnType<typeof firstAsked> | null = null;
        while (s.outcome === null) {
          const seat: number = open?.seat ?? asked(game, s)[0]!;
          const move: unknown = bots.think(
            brain,
            { game: kind.game, play: plan, state: s, seat, ...randomSeed(`${seed}/${seat}/${s.ply}`) },
            () => 0,
            open as never,
          );
          open = step(game, s, seat, move as never);
        }
        return ended(s as never);
      });
  return {
    byStep: (kind, seed) =>
      games[kind.game]!(({ game }) => {
        const rng = rngFrom(`moves of ${seed}`);
        const s = deal(game, kind, seed);
        let open: ReturnType<typeof firstAsked> | null = null;
        while (s.outcome === null) {
          const { seat, moves }: ReturnType<typeof firstAsked> = open ?? firstAsked(game, s);
          open = step(game, s, seat, moves[below(rng, moves.length)] as never);
        }
        return ended(s as never);
      }),
    byPlay: (kind, seed) =>
      games[kind.game]!(<G extends Playable<G>>({ game }: Kernel.GameRules<G>) => {
        const rng = rngFrom(`moves of ${seed}`);
        let s = deal(game, kind, seed);
        let open: ReturnType<typeof firstAsked> | null = null;
        while (s.outcome === null) {
          const { seat, moves }: ReturnType<typeof firstAsked> = open ?? firstAsked(game, s);
          const played: Kernel.Played<G> | Kernel.Refusal = play(game, s, seat, moves[below(rng, moves.length)], open as never);
          if (!played.ok) throw new Error(`refused: ${played.rule}`);
          s = played.state;
          open = played.open;
        }
        return ended(s as never);
      }),
    greedy: withBots({ type: 'greedy' }),
    views: (kind) =>
      games[kind.game]!(({ game }) => {
        const tables = middlesOf(game, kind);
        for (const table of tables) for (let seat = 0; seat < kind.seats; seat++) game.view(table as never, seat);
        return { moves: tables.length * kind.seats, hash: () => '' };
      }),
    search: withBots({ type: 'ismcts', budget: { iterations: ITERATIONS } }),
  };
}
