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
  return releaseOf({ kernel, bots, games });
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

interface Built {
  readonly kernel: typeof Kernel;
  readonly bots: typeof Bots;
  readonly games: Readonly<Record<string, Visit>>;
}

const releaseOf = (built: Built): Release => ({
  byStep: randomBySteps(built),
  byPlay: randomByPlays(built),
  greedy: withBots(built, { type: 'greedy' }),
  views: viewsOfMiddles(built),
  search: withBots(built, { type: 'ismcts', budget: { iterations: ITERATIONS } }),
});

type Way = (kind: Kind, seed: string) => Ended;
type Asked = { readonly seat: number; readonly moves: readonly unknown[] };

function deal<G extends Playable<G>>(kernel: typeof Kernel, game: Kernel.Game<G>, { seats, options }: Kind, seed: string): G['state'] {
  const table = kernel.validateSetup(game, seats, options);
  if (!table.ok) throw new Error(`${game.id} with ${seats} seats and ${JSON.stringify(options)} is not valid`);
  return kernel.start(game, seats, table.value.options, kernel.rngFrom(seed)).state;
}

/** The first release remembers the question by itself, and `step` returns nothing. */
function firstAsked<G extends Playable<G>>({ asked, legal }: typeof Kernel, game: Kernel.Game<G>, s: G['state']): Asked {
  const seat = asked(game, s)[0]!;
  return { seat, moves: legal(game, s, seat) };
}

const ended = ({ stateHash }: typeof Kernel, s: Kernel.Core<never>): Ended => ({ moves: s.ply, hash: () => stateHash(s) });

const randomBySteps =
  ({ kernel, games }: Built): Way =>
  (kind, seed) =>
    games[kind.game]!(({ game }) => {
      const { below, rngFrom, step } = kernel;
      const rng = rngFrom(`moves of ${seed}`);
      const s = deal(kernel, game, kind, seed);
      let open: Asked | null = null;
      while (s.outcome === null) {
        const { seat, moves }: Asked = open ?? firstAsked(kernel, game, s);
        open = step(game, s, seat, moves[below(rng, moves.length)] as never);
      }
      return ended(kernel, s as never);
    });

const randomByPlays =
  ({ kernel, games }: Built): Way =>
  (kind, seed) =>
    games[kind.game]!(<G extends Playable<G>>({ game }: Kernel.GameRules<G>) => {
      const { below, play, rngFrom } = kernel;
      const rng = rngFrom(`moves of ${seed}`);
      let s = deal(kernel, game, kind, seed);
      let open: Asked | null = null;
      while (s.outcome === null) {
        const { seat, moves }: Asked = open ?? firstAsked(kernel, game, s);
        const played: Kernel.Played<G> | Kernel.Refusal = play(game, s, seat, moves[below(rng, moves.length)], open as never);
        if (!played.ok) throw new Error(`refused: ${played.rule}`);
        s = played.state;
        open = played.open;
      }
      return ended(kernel, s as never);
    });

const withBots =
  ({ kernel, bots, games }: Built, plan: Bots.Strategy): Way =>
  (kind, seed) =>
    games[kind.game]!((brain) => {
      const { game } = brain;
      const s = deal(kernel, game, kind, seed);
      let open: Asked | null = null;
      while (s.outcome === null) {
        const seat: number = open?.seat ?? kernel.asked(game, s)[0]!;
        const request = { game: kind.game, play: plan, state: s, seat, ...randomSeed(`${seed}/${seat}/${s.ply}`) };
        const move: unknown = bots.think(brain, request, () => 0, open as never);
        open = kernel.step(game, s, seat, move as never);
      }
      return ended(kernel, s as never);
    });

function viewsOfMiddles({ kernel, games }: Built): Way {
  /** Dealt and played on once for each kind of table. */
  const middles = new Map<Kind, readonly object[]>();
  const middlesOf = <G extends Playable<G>>(game: Kernel.Game<G>, kind: Kind): readonly object[] => {
    const found = middles.get(kind) ?? Array.from({ length: MIDDLES }, (_, nth) => middle(kernel, game, kind, `middle ${nth}`));
    middles.set(kind, found);
    return found;
  };
  return (kind) =>
    games[kind.game]!(({ game }) => {
      const tables = middlesOf(game, kind);
      for (const table of tables) for (let seat = 0; seat < kind.seats; seat++) game.view(table as never, seat);
      return { moves: tables.length * kind.seats, hash: () => '' };
    });
}

/** A table some random moves after its deal. */
function middle<G extends Playable<G>>(kernel: typeof Kernel, game: Kernel.Game<G>, kind: Kind, seed: string): G['state'] {
  const { below, rngFrom, step } = kernel;
  const rng = rngFrom(`moves of ${seed}`);
  const s = deal(kernel, game, kind, seed);
  for (let i = 0; i < MOVES_TO_MIDDLE && s.outcome === null; i++) {
    const { seat, moves } = firstAsked(kernel, game, s);
    step(game, s, seat, moves[below(rng, moves.length)] as never);
  }
  return s;
}
