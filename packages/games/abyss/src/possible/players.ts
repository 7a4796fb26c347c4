import type { Impossible, Seat } from '@fathom/kernel';
import { isKraken } from '../content/cards.ts';
import { lords, type LordId } from '../content/lords.ts';
import { keysOf } from '../queries.ts';
import type { Player, State } from '../state.ts';

/** AB-LOC-03. */
const KEYS = 3;

/** What cannot lie before a player. */
export function* impossiblePlayers(s: State): Generator<Impossible> {
  for (const [seat, player] of s.players.entries()) yield* impossiblePlayer(player, `players[${seat}]`, s.kraken !== null);
  const holder = s.players.findIndex((player, seat) => keysOf(player) >= KEYS && !mayHoldKeys(s, seat));
  if (holder >= 0) yield { at: `players[${holder}].keys`, value: s.players[holder]!.keys, rule: 'AB-LOC-02' };
}

/**
 * AB-LOC-02, 12 · Three keys are used in the turn that brought them, unless there was no tile left. The player whose turn it is may have
 * them at any moment: so a position can begin where keys are about to be used.
 */
const mayHoldKeys = (s: State, seat: Seat): boolean => seat === s.turn || s.tiles.length === 0 || s.outcome !== null;

function* impossiblePlayer(player: Player, at: string, kraken: boolean): Generator<Impossible> {
  const wild = player.affiliated.findIndex(isKraken);
  if (wild >= 0) yield { at: `${at}.affiliated[${wild}]`, value: player.affiliated[wild], rule: 'KR-ALLY-06' };
  const again = player.turned.findIndex((lord, i) => player.turned.indexOf(lord) < i || !player.lords.includes(lord));
  if (again >= 0) yield { at: `${at}.turned[${again}]`, value: player.turned[again], rule: 'AB-LORD-04' };
  for (const [i, { lords: under }] of player.holdings.entries()) {
    if (!canCover(under)) yield { at: `${at}.locations[${i}].lords`, value: under, rule: 'AB-LOC-05' };
  }
  if (!kraken && player.nebulis > 0) yield { at: `${at}.nebulis`, value: player.nebulis, rule: 'KR-SETUP-04' };
}

/** AB-LOC-03, 05, 13 · Up to three lords whose keys were used, or one Ambassador alone. */
function canCover(under: readonly LordId[]): boolean {
  if (under.length === 1 && lords[under[0]!].guild === 'ambassador') return true;
  return under.length <= KEYS && under.every((lord) => lords[lord].keys > 0);
}
