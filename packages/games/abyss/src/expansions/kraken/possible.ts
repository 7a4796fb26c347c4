import type { Impossible } from '@fathom/kernel';
import { isKraken } from '../../content/cards.ts';
import type { LocationId } from '../../content/locations.ts';
import { lords, type LordId } from '../../content/lords.ts';
import { isRace } from '../../content/races.ts';
import { distinct, isScheduled, isHeld, unless, type Needs } from '../../possible/scheduled.ts';
import type { State } from '../../state.ts';
import type { KrakenSteps } from './flow.ts';
import { sanctuaries } from './locations.ts';
import { sentinelIds, type SentinelId } from './sentinels.ts';
import { zones, type KrakenState, type Zone } from './state.ts';

/** The lord who brings a Sentinel. */
export const lordOf = (id: SentinelId): LordId => id.slice('sentinel-'.length) as LordId;

/** What cannot be of the things that Kraken adds. */
export function* impossibleKraken(s: State): Generator<Impossible> {
  const { kraken } = s;
  if (kraken === null) return;
  yield* impossibleFigure(s, kraken);
  yield* impossibleSentinels(s, kraken);
  yield* impossiblePosts(s, kraken);
  yield* impossibleLoot(s, kraken);
}

/** KR-FIG-01..04 · The player with most Nebulis has it; nobody while nobody has any. */
function* impossibleFigure(s: State, { figure }: KrakenState): Generator<Impossible> {
  const most = Math.max(...s.players.map(({ nebulis }) => nebulis));
  if (isScheduled(s, 'figure')) return;
  if (figure === null && most > 0) yield { at: 'kraken.figure', value: null, rule: 'KR-FIG-01' };
  if (figure !== null && most === 0) yield { at: 'kraken.figure', value: figure, rule: 'KR-FIG-04' };
  else if (figure !== null && s.players[figure]!.nebulis < most) yield { at: 'kraken.figure', value: figure, rule: 'KR-FIG-02' };
}

/** KR-SENT-01 · The player who got the lord owns it; he is still there, or was dismissed. */
function* impossibleSentinels(s: State, { sentinels }: KrakenState): Generator<Impossible> {
  for (const id of sentinelIds) {
    const lord = lordOf(id);
    const owner = sentinels[id];
    const isComing = s.stack.some((frame) => frame.kind === 'effect' && frame.effect.type === 'sentinel' && frame.lord === lord);
    const holder = s.players.findIndex(({ lords: free, holdings }) => [...free, ...holdings.flatMap(({ lords }) => lords)].includes(lord));
    const fits = holder >= 0 ? owner === holder || (owner === null && isComing) : owner === null || s.lordDiscard.includes(lord);
    if (!fits) yield { at: `kraken.sentinels.${id}`, value: owner, rule: 'KR-SENT-01' };
  }
}

/** KR-SENT-02, 04, 08 · Somebody's Sentinel, in one zone, on something that is there; one that rests is in no zone. */
function* impossiblePosts(s: State, { sentinels, posts, resting }: KrakenState): Generator<Impossible> {
  const seen: SentinelId[] = [];
  for (const zone of zones) {
    const post = posts[zone];
    if (post === null) continue;
    const at = `kraken.posts.${zone}`;
    if (sentinels[post.sentinel] === null) yield { at: `${at}.sentinel`, value: post.sentinel, rule: 'KR-SENT-02' };
    if (seen.includes(post.sentinel)) yield { at: `${at}.sentinel`, value: post.sentinel, rule: 'KR-SENT-04' };
    if (!lies(s, zone, post.item)) yield { at: `${at}.item`, value: post.item, rule: 'KR-SENT-02' };
    seen.push(post.sentinel);
  }
  for (const [i, id] of resting.entries()) {
    const fits = sentinels[id] === s.turn && !seen.includes(id) && resting.indexOf(id) === i && !isScheduled(s, 'begin', 'turn');
    if (!fits) yield { at: `kraken.resting[${i}]`, value: id, rule: 'KR-SENT-08' };
  }
}

function lies(s: State, zone: Zone, item: string): boolean {
  if (zone === 'council') return isRace(item);
  return zone === 'court' ? item in lords && s.court.includes(item as LordId) : s.available.includes(item as LocationId);
}

/** KR-LOOT-06, 11 · No two alike on a tile, and none on a tile that nobody has ever controlled. */
function* impossibleLoot(s: State, { loot }: KrakenState): Generator<Impossible> {
  for (const id of sanctuaries) {
    const again = loot[id].findIndex((value, i) => loot[id].indexOf(value) < i);
    if (again >= 0) yield { at: `kraken.loot.${id}[${again}]`, value: loot[id][again], rule: 'KR-LOOT-06' };
    const isThere = s.available.includes(id) || s.players.some(({ holdings }) => holdings.some(({ location }) => location === id));
    if (loot[id].length > 0 && !isThere) yield { at: `kraken.loot.${id}`, value: loot[id], rule: 'KR-LOOT-11' };
  }
}

export const krakenNeeds: Needs<keyof KrakenSteps> = {
  stow: (s) => unless(s.track.length > 0 && isKraken(s.track[0]!), 'KR-ALLY-03'),
  krakens: (s) => unless(s.spent.some(isKraken), 'KR-ALLY-08'),
  figure: (s, { seat, among }) => unless(s.kraken?.figure === seat && among.length > 0 && distinct([seat, ...among]), 'KR-FIG-03'),
  give: (s, { seat, left, given }) =>
    unless(
      left.length + given.length === s.seats - 1 && distinct([seat, ...left, ...given]) && given.length < s.players[seat]!.nebulis,
      'KR-LORD-04',
    ),
  post: (s, { seat, sentinel }) => unless(s.kraken?.sentinels[sentinel] === seat, 'KR-SENT-01'),
  search: (s, { seat, location }) => unless(isHeld(s.players[seat]!, location), 'KR-LOOT-01'),
};
