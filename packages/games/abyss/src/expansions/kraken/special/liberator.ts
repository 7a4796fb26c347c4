import { next, type Chapter, type Seat } from '@fathom/kernel';
import { forEach } from '../../../moves.ts';
import { refuse } from '../../../rules/refusals.ts';
import type { Abyss, State } from '../../../state.ts';
import { free } from '../moves.ts';

export const liberator: Chapter<Abyss, 'liberate'> = {
  /** KR-LORD-16 · One covered lord is free again; nothing he did is repeated, and the location stays. */
  liberate: {
    moves: (s, { seat }) =>
      forEach(
        s.players[seat]!.holdings.flatMap(({ lords }) => lords),
        free,
      ),
    take(s, { seat }, { lord }) {
      const player = s.players[seat]!;
      const at = player.holdings.findIndex(({ lords }) => lords.includes(lord));
      const { location, lords } = player.holdings[at]!;
      player.holdings[at] = { location, lords: lords.filter((other) => other !== lord) };
      player.lords.push(lord);
      s.log?.push({ type: 'lordFreed', seat, lord, location });
    },
    touches: (_s, _f, { lord }) => [lord],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'KR-LORD-16'),
  },
};

/** KR-LORD-16 · Mandatory, if there is one. */
export function liberate(s: State, seat: Seat): void {
  if (s.players[seat]!.holdings.some(({ lords }) => lords.length > 0)) next(s, { kind: 'liberate', seat });
}
