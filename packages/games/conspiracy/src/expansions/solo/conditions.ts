import { impossible } from '@fathom/kernel';
import { guilds, type Guild } from '../../content/guilds.ts';
import { lords, type LordId } from '../../content/lords.ts';
import { groupOf, guildSlots, size } from '../../pyramid.ts';
import type { State } from '../../state.ts';
import { rivals, rivalSide, type Condition } from './rivals.ts';

/** OPT-SOLO-03 · The piles that meet the first condition any pile meets; none if all fail. */
export function matchingPiles(s: State): Guild[] {
  for (const condition of rivals[s.rival!.guild].conditions) {
    const numbers = guilds.map((guild) => pileNumber(s, s.piles[guild], condition));
    const highest = Math.max(...numbers);
    if (highest > 0) return guilds.filter((_, i) => numbers[i] === highest);
  }
  return [];
}

/** OPT-SOLO-03 · The number that a condition gives a pile. */
function pileNumber(s: State, pile: readonly LordId[], condition: Condition): number {
  switch (condition) {
    case 'several-lords':
      return pile.length >= 2 ? pile.length : 0;
    case 'keys':
      return pile.filter((lord) => lords[lord].key !== null).length;
    case 'pearls':
      return pile.filter((lord) => lords[lord].pearls > 0).length;
    case 'six-lords':
      return pile.filter((lord) => lords[lord].vp === 6).length;
    case 'red-lords':
      return pile.filter((lord) => lords[lord].guild === 'military').length;
    case 'extend-coalition':
      return coalitionNumber(s, pile);
    default:
      return impossible(condition);
  }
}

function coalitionNumber(s: State, pile: readonly LordId[]): number {
  const first = pile[0];
  if (first === undefined) return 0;
  const alliance = [...s.players[rivalSide(s)]!.alliance, first];
  const group = size(groupOf(guildSlots(alliance, lords[first].guild), alliance.length));
  return group >= 3 ? group + pile.length - 1 : 0;
}
