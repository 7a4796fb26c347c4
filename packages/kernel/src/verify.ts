import type { Fault } from './errors.ts';
import { isCommitmentKept } from './fairDeal.ts';
import type { Game, Outcome, Playable } from './game.ts';
import { replay, type GameRecord } from './record.ts';

export interface Verdict {
  /** Did every move stand in its list, and every table have its hash? If not, what first went wrong. */
  readonly track: { readonly ok: true } | { readonly ok: false; readonly fault: Fault };
  /** Does the seed match what was promised before the game? Null if no promise was given to check. */
  readonly promise: boolean | null;
  readonly plies: number;
  /** How it ended; null while it goes on, or if it cannot be replayed. */
  readonly outcome: Outcome | null;
}

/** Plays a game again and holds it against its own hashes and the promise of its host. */
export function verify<G extends Playable<G>>(game: Game<G>, record: GameRecord, promised: string | null): Verdict {
  const moments = replay(game, record);
  return {
    track: moments.ok ? { ok: true } : { ok: false, fault: moments.fault },
    promise: promised === null ? null : isCommitmentKept(record.seed, promised),
    plies: record.moves.length,
    outcome: moments.ok ? moments.value.at(-1)!.state.outcome : null,
  };
}
