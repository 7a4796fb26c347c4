import { NumberBox, shuffle, type Cursor, type Rng } from '@fathom/kernel';
import { locationIds } from '../../content/locations.ts';
import { lordIds } from '../../content/lords.ts';
import { races } from '../../content/races.ts';
import type { State } from '../../state.ts';
import { sanctuaries } from './locations.ts';
import { lootCards } from './loot.ts';
import { sentinelIds } from './sentinels.ts';
import { zones, type Post } from './state.ts';

/** The facts that only a table with Kraken has. */
export function readKraken(cursor: Cursor, s: State, rng: Rng, short: boolean): void {
  const { kraken } = s;
  if (kraken === null) return cursor.refuse('not-allowed');
  const at = cursor.fields('figure', 'sentinels', 'posts', 'resting', 'lootDeck', 'lootDiscard', 'loot');
  const box = new NumberBox(lootCards);
  if (at.figure.given) kraken.figure = at.figure.whole(0, s.seats - 1);
  if (at.sentinels.given) {
    const owners = at.sentinels.fields(...sentinelIds);
    for (const id of sentinelIds) if (owners[id].given) kraken.sentinels[id] = owners[id].whole(0, s.seats - 1);
  }
  if (at.posts.given) {
    const posts = at.posts.fields(...zones);
    for (const zone of zones) if (posts[zone].given) kraken.posts[zone] = readPost(posts[zone]);
  }
  if (at.resting.given) kraken.resting = at.resting.list(sentinelIds.length).map((id) => id.oneOf(...sentinelIds));
  if (at.loot.given) {
    const loot = at.loot.fields(...sanctuaries);
    for (const id of sanctuaries) kraken.loot[id] = box.list(loot[id]);
  }
  kraken.lootDiscard = box.list(at.lootDiscard);
  const top = box.list(at.lootDeck).reverse();
  kraken.lootDeck = [...(short ? [] : shuffle(rng, box.left())), ...top];
}

function readPost(cursor: Cursor): Post {
  const { sentinel, item } = cursor.fields('sentinel', 'item');
  return { sentinel: sentinel.oneOf(...sentinelIds), item: item.oneOf(...lordIds, ...races, ...locationIds) };
}
