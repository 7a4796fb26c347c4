import type { Impossible, Seat } from '@fathom/kernel';
import { guilds } from './content/guilds.ts';
import { locations } from './content/locations.ts';
import { lords, type Key } from './content/lords.ts';
import { rivals, rivalSide } from './expansions/solo/rivals.ts';
import type { Steps } from './flow.ts';
import { activeKeys } from './rules/keys.ts';
import type { Player, State } from './state.ts';

/*
 * What no game can have led to. A position that shows it is refused, and random games prove that play never gets there.
 * That every card lies in one place at most, and crests on the best, is checked while a position is read.
 */

/** CO-CONSPIRE-02, CO-KEY-08 · So many are turned up at most. */
const MOST = 3;
/** CO-PEARL-10. */
const MOST_PEARLS = 26;
/** CO-KEY-04 · Fifteen lords, two keys for each location. */
const MOST_LOCATIONS = 7;

/** CO-PEARL-01, 02, CO-LOC-02..04, OPT-SOLO-06 · Pearls are never lost: those of the lords, and of a person's locations. */
export const pearlsOf = ({ alliance, holdings }: Pick<Player, 'alliance' | 'holdings'>, isRival: boolean): number => {
  const gained = holdings
    .map(({ location }) => locations[location].effect)
    .map((effect) => (effect?.type === 'gainPearls' ? effect.amount : 0));
  return [...alliance.map((lord) => lords[lord].pearls), ...(isRival ? [] : gained)].reduce((sum, amount) => sum + amount, 0);
};

export function* impossibilities(s: State): Generator<Impossible> {
  for (const [side, player] of s.players.entries()) yield* impossiblePlayer(s, side, player);
  yield* impossibleMaster(s);
  yield* impossibleRestriction(s);
  yield* impossibleCards(s);
  yield* impossibleMoment(s);
}

const isDue = (s: State, ...kinds: readonly (keyof Steps)[]): boolean => s.stack.some(({ kind }) => kinds.includes(kind));

/**
 * CO-PEARL-02, 10, CO-KEY-04 · Never fewer pearls than lords and locations gave, nor more than one player can reach; two keys a location.
 */
function* impossiblePlayer(s: State, side: Seat, player: Player): Generator<Impossible> {
  const at = `players[${side}]`;
  if (player.pearls < pearlsOf(player, side === rivalSide(s))) yield { at: `${at}.pearls`, value: player.pearls, rule: 'CO-PEARL-02' };
  if (player.pearls > MOST_PEARLS) yield { at: `${at}.pearls`, value: player.pearls, rule: 'CO-PEARL-10' };
  if (player.holdings.length > MOST_LOCATIONS) yield { at: `${at}.locations`, value: player.holdings, rule: 'CO-KEY-04' };
}

/** CO-KEY-04..06 · Two alike, or any two for the player who holds the vault by then. */
function suffice(s: State, side: Seat, player: Pick<Player, 'alliance' | 'holdings'>): boolean {
  const { silver, gold }: Record<Key, number> = activeKeys(player);
  const isRival = side === rivalSide(s);
  const anyTwo = isRival ? rivals[s.rival!.guild].anyTwoKeys : player.holdings.some(({ location }) => location === 'locksmiths-vault');
  return silver >= 2 || gold >= 2 || (anyTwo && silver + gold >= 2);
}

/** CO-PEARL-03..05 · Nobody while nobody has a pearl, and then somebody who has most. */
function* impossibleMaster({ master, players }: State): Generator<Impossible> {
  const most = Math.max(...players.map(({ pearls }) => pearls));
  if (master === null ? most > 0 : most === 0) yield { at: 'master', value: master, rule: 'CO-PEARL-03' };
  else if (master !== null && players[master]!.pearls < most) yield { at: 'master', value: master, rule: 'CO-PEARL-05' };
}

/**
 * CO-LOC-09, 10, OPT-SOLO-04, 07 · The player who holds the strait, until the next turn; in a solo game only the rival that dreads a pile.
 */
function* impossibleRestriction(s: State): Generator<Impossible> {
  const { restriction, rival } = s;
  if (restriction === null) return;
  const { by, draw } = restriction;
  const strait = draw === 1 ? 'narrow-strait' : 'twin-straits';
  const isHeld = rival === null && s.players[by]!.holdings.some(({ location }) => location === strait);
  const isDread = rival !== null && by === rivalSide(s) && draw === 1 && rivals[rival.guild].dreadPile !== null;
  if (!isHeld && !isDread) yield { at: 'restriction', value: restriction, rule: draw === 1 ? 'CO-LOC-09' : 'CO-LOC-10' };
  else if (by === s.turn && isDue(s, 'turn', 'source', 'keep', 'rivalTurn', 'rivalPile'))
    yield { at: 'restriction.by', value: by, rule: 'CO-TURN-04' };
}

function* impossibleCards(s: State): Generator<Impossible> {
  for (const guild of guilds) {
    const stranger = s.piles[guild].findIndex((lord) => lords[lord].guild !== guild);
    if (stranger >= 0) yield { at: `piles.${guild}[${stranger}]`, value: s.piles[guild][stranger], rule: 'CO-SETUP-02' };
  }
  if (s.revealed.length > MOST) yield { at: 'revealed', value: s.revealed, rule: 'CO-CONSPIRE-02' };
  if (s.revealedLocations.length > MOST) yield { at: 'revealedLocations', value: s.revealedLocations, rule: 'CO-KEY-08' };
  const stranger = s.setAside.findIndex((lord) => lords[lord].guild !== lords[s.setAside[0]!].guild);
  if (stranger > 0) yield { at: `setAside[${stranger}]`, value: s.setAside[stranger], rule: 'CO-CONSPIRE-05' };
}

/** What the question of the moment needs of the lord that was placed last. */
function* impossibleMoment(s: State): Generator<Impossible> {
  const player = s.players[s.turn]!;
  const last = player.alliance.at(-1);
  const top = s.stack.at(-1);
  if (top === undefined) return;
  const fault = (rule: Impossible['rule']): Impossible => ({ at: 'asks', value: top.kind, rule });
  if (top.kind === 'swap' && (last === undefined || lords[last].ability !== 'swap')) yield fault('CO-SWAP-01');
  if (top.kind !== 'locationSource' && top.kind !== 'location') return;
  if (last === undefined || lords[last].key === null || !suffice(s, s.turn, player)) yield fault('CO-KEY-07');
  const isSearch = top.kind === 'location' && top.from === 'search';
  if (isSearch !== player.holdings.some(({ location }) => location === 'cartographers-archive')) yield fault('CO-LOC-14');
}
