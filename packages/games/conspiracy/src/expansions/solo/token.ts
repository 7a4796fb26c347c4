import type { Seat } from '@fathom/kernel';
import { lords } from '../../content/lords.ts';
import { groupOf, guildSlots, size, SLOTS } from '../../pyramid.ts';
import { canConspire } from '../../rules/conspire.ts';
import type { State } from '../../state.ts';

const GROUP = 3;

/** OPT-SOLO-08 · A lord that makes a new group of three wins the token from the rival: no part of it was in such a group before. */
export function maybeWinToken(s: State, side: Seat): void {
  if (s.rival?.holdsToken !== true || side >= s.seats || !makesNewGroup(s.players[side]!.alliance)) return;
  s.rival = { ...s.rival, holdsToken: false };
  s.log?.push({ type: 'tokenWon', side });
}

function makesNewGroup(alliance: State['setAside']): boolean {
  const slot = alliance.length;
  const kin = guildSlots(alliance, lords[alliance[slot - 1]!].guild);
  const group = groupOf(kin, slot);
  if (size(group) < GROUP) return false;
  const before = kin & ~(1 << slot);
  for (let rest = group & before; rest !== 0; rest &= rest - 1)
    if (size(groupOf(before, 31 - Math.clz32(rest & -rest))) >= GROUP) return false;
  return true;
}

/** OPT-SOLO-09 · A player who holds the token and has a slot left may spend it at the end of a turn. */
export const offersAnotherTurn = (s: State, side: Seat): boolean =>
  s.rival?.holdsToken === false && side < s.seats && s.players[side]!.alliance.length < SLOTS && canConspire(s);

export function spendToken(s: State, side: Seat): void {
  s.rival = { ...s.rival!, holdsToken: true };
  s.log?.push({ type: 'tokenSpent', side });
}
