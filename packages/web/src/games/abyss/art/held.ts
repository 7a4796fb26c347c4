import type { LordId } from '@fathom/abyss';
import type { Point } from '../../../art/curve.ts';
import { left, right, type Held, type Appearance, type Reach } from '../../../art/appearance.ts';
import { key, lantern as lanternAt, mask, pearlAt } from '../../../art/props.ts';
import { placed } from '../../../art/svg.ts';
import * as things from './things.ts';

type Carry = (appearance: Appearance) => Held;
type Thing = (appearance: Appearance) => string;

/** In the right hand, a little askew. */
const inHand =
  (thing: Thing, at: Point = [92, 104], degrees = 6): Carry =>
  (appearance) => ({ reach: [right(...at)], thing: placed(thing(appearance), at, degrees), lies: false });
/** Before the breast, in both hands. */
const inBoth =
  (thing: Thing, at: Point = [60, 122], degrees = 0): Carry =>
  (appearance) => ({
    reach: [left(at[0] - 13, at[1] + 8), right(at[0] + 13, at[1] + 8)],
    thing: placed(thing(appearance), at, degrees),
    lies: false,
  });
/** A staff, planted beside. */
const planted = (thing: Thing, degrees = 3): Carry => inHand(thing, [97, 106], degrees);
/** Two things, one in each hand. */
const each =
  (first: Thing, second: Thing): Carry =>
  (appearance) => ({
    reach: [left(26, 112), right(94, 108)],
    thing: placed(first(appearance), [26, 112], -8) + placed(second(appearance), [94, 108], 8),
    lies: false,
  });

const pearlOf =
  (radius: number): Thing =>
  ({ paint }) =>
    pearlAt([0, -9], radius, paint);
const keyOf: Thing = ({ paint }) => key('gold', 96, [0, -8], 0, paint);
const lantern: Thing = ({ tones, paint }) => lanternAt([0, 10], 11, tones, paint);
const maskOf =
  (smile: number): Thing =>
  ({ tones }) =>
    mask([0, -12], 8, 1.2, smile, [tones.glint, tones.hue, tones.glint], tones.night);
const lying =
  (radius: number, ...reach: Reach[]): Carry =>
  ({ paint }) => ({ reach, thing: reach.map(([, [x, y]]) => pearlAt([x, y - 9], radius, paint)).join(''), lies: true });
const nothing: Carry = () => ({ reach: [], thing: '', lies: false });

/** What each lord is known by. */
const carries: Readonly<Record<LordId, Carry>> = {
  recruiter: inBoth(things.scroll),
  jailer: each(things.chain, keyOf),
  seeker: inHand(lantern, [94, 98], 0),
  assassin: inHand(things.dagger, [90, 108], 14),
  commander: nothing,
  tamer: planted(things.trident),
  hunter: planted(things.harpoon, -6),
  'ship-master': inBoth(things.wheel, [60, 126]),
  trader: inHand(things.scales, [90, 112], 0),
  peddler: each(things.purse, things.purse),
  landlord: nothing,
  slaver: inHand(things.net, [92, 96], 0),
  shopkeeper: inHand(things.coin, [92, 104], 0),
  shaman: planted(things.sceptre),
  invoker: lying(9, left(26, 108), right(94, 108)),
  apprentice: inBoth(things.book),
  oracle: inBoth(things.orb),
  alchemist: inHand(things.flask, [92, 108], 0),
  illusionist: inHand(maskOf(3), [92, 106], 0),
  'master-of-magic': nothing,
  opportunist: inHand(things.coin, [92, 110], 0),
  corruptor: inHand(things.purse, [92, 108], 0),
  traitor: each(maskOf(-3), things.dagger),
  diplomat: nothing,
  treasurer: inHand(keyOf, [95, 112], 2),
  schemer: inHand(maskOf(-3), [92, 104], 10),
  keeper: inHand(keyOf, [96, 112], 4),
  reaper: planted(things.scythe),
  shepherd: planted(things.crook),
  miller: inBoth(things.sheaf, [62, 124]),
  aquaculturalist: inHand(things.net, [96, 92], 0),
  landowner: nothing,
  sage: inBoth(things.book, [60, 128]),
  hermit: inHand(lantern, [94, 100], 0),
  elder: planted(things.sceptre, 0),
  ferryman: planted(things.oar),
  outlaw: inHand(things.dagger, [92, 108], -10),
  counterfeiter: each(things.coin, things.coin),
  fence: inBoth(things.purse, [60, 124]),
  cleaner: inHand(things.flask, [92, 110], 0),
  watcher: inHand(things.spyglass, [92, 106], 10),
  vigil: inHand(lantern, [94, 96], 0),
  lookout: inHand(things.spyglass, [88, 96], 38),
  shareholder: inBoth(things.scroll, [60, 124]),
  inheritor: lying(10, left(28, 116), right(94, 112)),
  hypnotist: inHand(things.orb, [92, 106], 0),
  healer: inBoth(things.flask, [60, 124]),
  highwayman: inHand(things.trident, [96, 104], -10),
  executioner: planted(things.axe, 0),
  recipient: inHand(things.scroll, [92, 108], 8),
  liberator: each(keyOf, things.chain),
  grower: inHand(things.sheaf, [94, 108], 8),
  'oyster-farmer': inHand(pearlOf(14), [94, 108], 0),
};

export const heldBy = (id: LordId, appearance: Appearance): Held => carries[id](appearance);
