import { abyss, cards, impossibilities, keysOf, lordCount, races, type State } from '@fathom/abyss';
import { prompt } from '@fathom/kernel';
import { showsAsDeclared } from '@fathom/kernel/testing';
import { fields } from '../src/state.ts';

/** The sizes of the stacks of the Council depend on an option besides (AB-COUNCIL-03). */
const { council: _council, ...asDeclared } = fields;
const between = (s: State): boolean => prompt(abyss, s) === 'action' && s.track.length === 0;
const posted = (s: State): string[] => Object.values(s.kraken?.posts ?? {}).flatMap((post) => (post === null ? [] : [post.sentinel]));

/** What holds at every ply of every game, and of every position that is not refused. */
export const invariants: Readonly<Record<string, (s: State) => boolean>> = {
  'the view made by hand shows each field as it is declared': (s) => showsAsDeclared(abyss, s, asDeclared),
  'nothing on the table is impossible': (s) => [...impossibilities(s)].length === 0,
  'the Court has at most six lords, the track five cards, the threat six steps': (s) =>
    s.court.length <= 6 && s.track.length <= 5 && s.threat >= 1 && s.threat <= 6,
  'nobody owes pearls, keys or Nebulis': (s) => s.players.every(({ pearls, keys, nebulis }) => pearls >= 0 && keys >= 0 && nebulis >= 0),
  'a stack holds allies of its race, or Krakens': (s) =>
    races.every((race) => s.council[race].every((ally) => [race, 'kraken'].includes(cards[ally].race!))),
  'no Kraken is affiliated': (s) => s.players.every(({ affiliated }) => affiliated.every((ally) => cards[ally].race !== 'kraken')),
  'hands are sorted, tokens too': (s) =>
    s.players.every(({ hand, monsters }) => sorted(hand.map((ally) => cards[ally].order)) && sorted(monsters)),
  'turned lords are free lords': (s) => s.players.every(({ lords, turned }) => turned.every((lord) => lords.includes(lord))),
  'before a turn nobody else has three keys while tiles are to be had': (s) =>
    !between(s) || s.tiles.length === 0 || s.players.every((player, seat) => seat === s.turn || keysOf(player) < 3),
  'seven lords have triggered the end': (s) => !between(s) || s.endedBy !== null || s.players.every((player) => lordCount(player) < 7),
  'the figure lies with somebody who has most Nebulis, if anybody has any': (s) => {
    if (s.kraken === null || ['figure', 'give'].includes(prompt(abyss, s) ?? '')) return true;
    const most = Math.max(...s.players.map(({ nebulis }) => nebulis));
    return s.kraken.figure === null ? most === 0 : most > 0 && s.players[s.kraken.figure]!.nebulis === most;
  },
  'a Sentinel reserves one thing, and what it reserves is there': (s) => {
    const { posts } = s.kraken ?? { posts: null };
    if (posts === null) return true;
    const there =
      (posts.court === null || s.court.includes(posts.court.item as never)) &&
      (posts.locations === null || s.available.includes(posts.locations.item as never));
    return there && new Set(posted(s)).size === posted(s).length;
  },
  'loot on a tile has no twins': (s) => Object.values(s.kraken?.loot ?? {}).every((loot) => new Set(loot).size === loot.length),
  'nothing is left of a turn when the next begins': (s) =>
    !between(s) || (s.spent.length === 0 && s.revealed.length === 0 && s.track.length === 0),
};

const sorted = (numbers: readonly number[]): boolean => numbers.every((n, i) => i === 0 || numbers[i - 1]! <= n);
