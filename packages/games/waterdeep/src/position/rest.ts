import type { Cursor } from '@fathom/kernel';
import { adventurers, type Hoard } from '../content/goods.ts';
import { questIds } from '../content/tables.ts';
import { TOKENS } from '../corruptionTrack.ts';
import { spaceIds } from '../moves.ts';
import { everySpace } from '../queries.ts';
import { supplyFor } from '../setup.ts';
import type { State, Use } from '../state.ts';
import { MANY, type Facts } from './facts.ts';

/** What goes on, who holds the Ambassador, and what the supply and the track have left. */
export function readRest(s: State, at: Facts): void {
  s.uses = at.uses.given ? at.uses.list(MANY).map((cursor) => readUse(cursor, s)) : [];
  if (at.ambassador.given) {
    const { holder, busy, gone } = at.ambassador.fields('holder', 'busy', 'gone');
    s.ambassador = {
      holder: holder.given ? holder.whole(0, s.seats - 1) : null,
      busy: busy.given && busy.oneOf(true, false),
      gone: gone.given && gone.oneOf(true, false),
    };
  }
  for (const adventurer of adventurers) {
    const out = sum(s, (lying) => lying[adventurer]) + s.uses.filter(({ returned }) => returned === adventurer).length;
    s.supply[adventurer] = supplyFor(s.options) - out;
    if (s.supply[adventurer] < 0) at.players.refuse('out-of-range');
  }
  if (at.supply.given) {
    const supply = at.supply.fields(...adventurers);
    for (const adventurer of adventurers) if (supply[adventurer].given) s.supply[adventurer] = supply[adventurer].whole(0, MANY);
  }
  readCorruption(s, at.corruption);
}

function readCorruption(s: State, cursor: Cursor): void {
  if (s.corruption === null) return cursor.given ? cursor.refuse('not-allowed') : undefined;
  const { track, gone } = cursor.given ? cursor.fields('track', 'gone') : { track: null, gone: null };
  const out = sum(s, (lying) => lying.corruption);
  s.corruption.gone = gone?.given ? gone.whole(0, TOKENS) : track?.given ? Math.max(0, TOKENS - out - track.whole(0, TOKENS)) : 0;
  s.corruption.track = TOKENS - out - s.corruption.gone;
  if (s.corruption.track < 0 || (track?.given && track.whole(0, TOKENS) !== s.corruption.track)) cursor.refuse('out-of-range');
}

/** Over all taverns and spaces. */
const sum = (s: State, of: (lying: Hoard) => number): number =>
  [...s.players, ...everySpace(s)].reduce((count, lying) => count + of(lying), 0);

function readUse(cursor: Cursor, s: State): Use {
  const at = cursor.fields('seat', 'space', 'provided', 'corruption', 'returned', 'taken');
  return {
    seat: at.seat.whole(0, s.seats - 1),
    space: at.space.oneOf(...spaceIds),
    provided: at.provided.whole(0, 63),
    corruption: at.corruption.whole(0, TOKENS),
    returned: at.returned.given ? at.returned.oneOf(...adventurers) : null,
    taken: at.taken.given ? at.taken.oneOf(...questIds) : null,
  };
}
