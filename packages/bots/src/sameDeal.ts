import { asked, rngFrom, rngOf, seatAccess, start, step, type GameRules, type LevelId, type Playable, type Seat } from '@fathom/kernel';
import { levelBot } from './levels.ts';

/* What bots make of one deal, played several times: only their own luck in thinking differs. */

export interface SharedDeal<O> {
  readonly seats: number;
  readonly options: O;
  /** Everything is dealt from it. */
  readonly secret: string;
}

export interface DealResult {
  readonly points: number;
  /** What there was of the victory: 1 alone, less if it was shared. */
  readonly won: number;
}

/** The results of one seat in the games from one number on; each game depends only on its number. */
export function playDeal<G extends Playable<G>>(
  rules: GameRules<G>,
  { seats, options, secret }: SharedDeal<G['options']>,
  level: LevelId,
  seat: Seat,
  from: number,
  games: number,
): DealResult[] {
  const { game } = rules;
  const bots = Array.from({ length: seats }, () => levelBot(level, null, rules, () => 0));
  return Array.from({ length: games }, (_, i) => {
    const rngs = bots.map((_, each) => rngFrom(`${secret}/${from + i}/${each}`));
    let { state, open } = start(game, seats, options, rngOf({ secret, words: [] }));
    while (state.outcome === null) {
      const acting: Seat = open?.seat ?? asked(game, state)[0]!;
      open = step(game, state, acting, bots[acting]!.choose(seatAccess(game, state, acting, open), rngs[acting]!));
    }
    const { scores, winners } = state.outcome;
    return { points: scores[seat]!, won: winners.includes(seat) ? 1 / winners.length : 0 };
  });
}
