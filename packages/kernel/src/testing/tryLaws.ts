import type { Playable } from '../game.ts';
import { rngFrom } from '../rng.ts';
import { turnsOf, type Subject } from './walk.ts';
import { lawNames, laws, type Law, type LawName } from './laws.ts';

/** A game that cannot be continued violates this one. */
const ENDS: LawName = 'games end, and then nobody is asked';

/** A violated law, and where. */
export interface Broken {
  readonly law: LawName;
  readonly seed: string;
  readonly ply: number;
  readonly what: string;
}

/** Plays one random game and checks every named law at each ply. A violated law is not checked any further. */
export function tryLaws<G extends Playable<G>>(subject: Subject<G>, seed: string, names: readonly LawName[] = lawNames): Broken[] {
  return tryGame(subject, seed, names).broken;
}

/** The result of one game, and its length. */
interface Tried {
  readonly broken: Broken[];
  readonly plies: number;
}

function tryGame<G extends Playable<G>>(subject: Subject<G>, seed: string, names: readonly LawName[]): Tried {
  const broken: Broken[] = [];
  let ply = 0;
  let watching = names.map((law) => ({ law, watch: (laws[law] as Law)(subject, seed, rngFrom(`${law}: ${seed}`)) }));
  const held = (law: LawName, check: () => void): boolean => {
    try {
      check();
      return true;
    } catch (error) {
      broken.push({ law, seed, ply, what: (error as Error).message });
      return false;
    }
  };
  held(ENDS, () => {
    const turns = turnsOf(subject, seed);
    let next = turns.next();
    for (; next.done !== true; next = turns.next()) {
      const turn = next.value;
      ply = turn.s.ply;
      watching = watching.filter(({ law, watch }) => held(law, () => watch.turn?.(turn)));
    }
    const last = next.value;
    ply = last.ply;
    watching = watching.filter(({ law, watch }) => held(law, () => watch.end?.(last)));
  });
  return { broken, plies: ply };
}

/** `law broken: … (seed “law 3”, ply 17): what` */
export const sentence = ({ law, seed, ply, what }: Broken): string => `law broken: ${law} (seed “${seed}”, ply ${ply}): ${what}`;

/** The laws checked over some games: the first failure of each violated law, and how much was played. */
export interface Trial {
  readonly broken: ReadonlyMap<LawName, string>;
  readonly games: number;
  readonly plies: number;
}

/** In a round of a soak run every law is checked over so many games of each kind of table. */
const GAMES_IN_A_ROUND = 2;

/**
 * Checks the laws over random games of one kind of table, in one pass: each game is played once, under every law that asks for
 * so many. In a round of a soak run all laws get the same number of games, with seeds of the round.
 */
export function tryGames<G extends Playable<G>>(
  subject: Subject<G>,
  wanted: Readonly<Record<LawName, number>>,
  round: number | null = null,
): Trial {
  const found = new Map<LawName, string>();
  const games = round === null ? Math.max(...Object.values(wanted)) : GAMES_IN_A_ROUND;
  let plies = 0;
  for (let i = 0; i < games; i++) {
    const names = lawNames.filter((law) => (round !== null || wanted[law] > i) && !found.has(law));
    const tried = tryGame(subject, round === null ? `law ${i}` : `soak ${round}.${i}`, names);
    for (const broken of tried.broken) found.set(broken.law, sentence(broken));
    plies += tried.plies;
  }
  return { broken: found, games, plies };
}
