import { drawRandom, next, shuffle, markRevealed, type Chapter, type Seat } from '@fathom/kernel';
import { isMonster } from '../../content/cards.ts';
import { gainPearls } from '../../rules/coins.ts';
import type { TileTable } from '../../rules/tiles.ts';
import { refuse } from '../../rules/refusals.ts';
import type { Abyss, State } from '../../state.ts';
import { addToHand, drawCard } from '../../verbs/cards.ts';
import { drop } from '../../verbs/drop.ts';
import { addKeys, drawTokens, raiseThreat } from '../../verbs/tokens.ts';
import type { KrakenTileSpecial, Sanctuary } from './locations.ts';
import { drawLoot, stop } from './moves.ts';

export const searching: Chapter<Abyss, 'search'> = {
  /** KR-LOOT-05, 07 · Draw again, or stop and keep everything. */
  search: {
    moves: () => [drawLoot, stop],
    take(s, { seat, location }, { type }) {
      if (type === 'drawLoot') draw(s, seat, location);
    },
    touches: (_s, { location }, { type }) => [type === 'drawLoot' ? 'lootDeck' : location],
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, 'KR-LOOT-05'),
  },
};

export const krakenTiles: TileTable<KrakenTileSpecial> = {
  searchLoot: (s, seat, location) => beginSearch(s, seat, location as Sanctuary),
};

/** KR-LOOT-01, 02, 11 · The first draw is a must, but on a tile with loot one may stop at once. */
function beginSearch(s: State, seat: Seat, location: Sanctuary): void {
  if (s.kraken!.loot[location].length === 0) draw(s, seat, location);
  else goOn(s, seat, location);
}

/** KR-LOOT-12 · While there is loot to draw. */
function goOn(s: State, seat: Seat, location: Sanctuary): void {
  const { lootDeck, lootDiscard } = s.kraken!;
  if (lootDeck.length + lootDiscard.length > 0) next(s, { kind: 'search', seat, location });
}

/** KR-LOOT-02, 03, 06, 12 · One card: its reward first, then a twin on the tile ends the search and takes both away. */
function draw(s: State, seat: Seat, location: Sanctuary): void {
  const kraken = s.kraken!;
  if (kraken.lootDeck.length === 0) kraken.lootDeck = shuffle(drawRandom(s), kraken.lootDiscard.splice(0));
  const value = kraken.lootDeck.pop();
  if (value === undefined) return;
  markRevealed(s);
  s.log?.push({ type: 'lootDrawn', seat, location, value });
  reward(s, seat, value);
  const loot = kraken.loot[location];
  if (!loot.includes(value)) {
    loot.push(value);
    return goOn(s, seat, location);
  }
  drop(loot, value);
  kraken.lootDiscard.push(value, value);
  s.log?.push({ type: 'lootLost', seat, location, value });
}

/** KR-LOOT-03 · 3: a key, 4: two pearls, 5: a monster token, 6: an ally, 7: nothing. */
function reward(s: State, seat: Seat, value: number): void {
  if (value === 3) addKeys(s, seat, 1);
  if (value === 4) gainPearls(s, seat, 2, 'loot');
  if (value === 5) drawTokens(s, seat, 1);
  if (value === 6) takeNextAlly(s, seat);
}

/** KR-LOOT-04, KR-HIDDEN-02 · Shown to all: monsters raise the threat and are discarded, until an ally comes. */
function takeNextAlly(s: State, seat: Seat): void {
  while (!s.deck.every(isMonster) || !s.discard.every(isMonster)) {
    const card = drawCard(s);
    s.log?.push({ type: 'lootCardRevealed', seat, card });
    if (!isMonster(card)) return addToHand(s, seat, card);
    raiseThreat(s);
    s.discard.push(card);
  }
}
