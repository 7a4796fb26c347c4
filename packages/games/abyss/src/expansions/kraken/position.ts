import { Cursor, UnplacedNumbers, shuffle, type Rng, type Seat } from '@fathom/kernel';
import { locationIds } from '../../content/locations.ts';
import { lordIds, type LordId } from '../../content/lords.ts';
import { races } from '../../content/races.ts';
import { number, seat, seats, type FrameFields } from '../../frameFields.ts';
import type { State } from '../../state.ts';
import type { KrakenSteps } from './flow.ts';
import { sanctuaries } from './locations.ts';
import { lootCards } from './loot.ts';
import { lordOf } from './possible.ts';
import { sentinelIds } from './sentinels.ts';
import { zones, type Post } from './state.ts';

export const krakenFrames: FrameFields<keyof KrakenSteps> = {
  krakens: { seat },
  figure: { seat, among: seats },
  stow: { seat, stored: number },
  give: { seat, left: seats, given: seats },
  post: { seat, sentinel: (cursor) => cursor.oneOf(...sentinelIds) },
  search: { seat, location: (cursor) => cursor.oneOf(...sanctuaries) },
  heal: { seat },
  behead: { seat },
  liberate: { seat },
};

const names = ['figure', 'sentinels', 'posts', 'resting', 'lootDeck', 'lootDiscard', 'loot'] as const;

/** KR-FIG-02 · Where the position does not say, the player with most Nebulis has the figure; of equals, the first seat. */
function mostNebulis({ players }: State): Seat | null {
  const most = Math.max(...players.map(({ nebulis }) => nebulis));
  return most === 0 ? null : players.findIndex(({ nebulis }) => nebulis === most);
}

/** KR-SENT-01 · Where nobody says otherwise, a Sentinel is with its lord. */
function ownerOf(s: State, lord: LordId): Seat | null {
  const seat = s.players.findIndex(({ lords }) => lords.includes(lord));
  return seat < 0 ? null : seat;
}

/** KR-SENT-01 · The lords of those Sentinels that have an owner: a lord who is not named was dismissed. */
export function lordsOfSentinels(cursor: Cursor): LordId[] {
  const { sentinels } = cursor.given ? cursor.fields(...names) : { sentinels: null };
  const owners = sentinels?.given ? sentinels.fields(...sentinelIds) : null;
  return owners === null ? [] : sentinelIds.filter((id) => owners[id].given).map(lordOf);
}

/** The facts that only a table with Kraken has. */
export function readKraken(cursor: Cursor, s: State, rng: Rng, short: boolean): void {
  const kraken = s.kraken!;
  const at = (cursor.given ? cursor : new Cursor({}, cursor.path)).fields(...names);
  const box = new UnplacedNumbers(lootCards);
  kraken.figure = at.figure.value === undefined ? mostNebulis(s) : at.figure.given ? at.figure.whole(0, s.seats - 1) : null;
  const owners = at.sentinels.given ? at.sentinels.fields(...sentinelIds) : null;
  for (const id of sentinelIds) {
    const owner = owners?.[id];
    const isNamed = owner !== undefined && owner.value !== undefined;
    kraken.sentinels[id] = isNamed ? (owner.given ? owner.whole(0, s.seats - 1) : null) : ownerOf(s, lordOf(id));
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
