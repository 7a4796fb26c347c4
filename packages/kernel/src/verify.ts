import type { Fault } from './errors.ts';
import { isCommitmentKept } from './fairDeal.ts';
import type { Game, Outcome, Playable } from './game.ts';
import { replay, type GameRecord } from './record.ts';

export interface Verdict {
  /** Was every move listed, and did every state have its hash? If not, the first fault. */
  readonly track: { readonly ok: true } | { readonly ok: false; readonly fault: Fault };
  /** Does the seed match the commitment that was published before the game? Null if there is no commitment to check. */
  readonly promise: boolean | null;
  readonly plies: number;
  /** The outcome; null while the game goes on, or if it cannot be replayed. */
  readonly outcome: Outcome | null;
}

/** Replays a game and checks it against its own hashes and the commitment of its host. */
export function verify<G extends Playable<G>>(game: Game<G>, record: GameRecord, published: string | null): Verdict {
  const moments = replay(game, record);
  return {
    track: moments.ok ? { ok: true } : { ok: false, fault: moments.fault },
    promise: published === null ? null : isCommitmentKept(record.seed, published),
    plies: record.moves.length,
    outcome: moments.ok ? moments.value.at(-1)!.state.outcome : null,
  };
}
