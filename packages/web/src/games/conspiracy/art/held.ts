import type { Key, LordKind } from '@fathom/conspiracy';
import type { Point } from '../../../art/curve.ts';
import { left, right, type Held, type Appearance, type Reach } from '../../../art/appearance.ts';
import { key, mask, pearlAt } from '../../../art/props.ts';
import type { LordAppearance } from './appearance.ts';

type Carry = (appearance: Appearance) => Held;

const keyed =
  (metal: Key, length: number, at: Point, degrees: number, ...reach: Reach[]): Carry =>
  ({ paint }) => ({ reach, thing: key(metal, length, at, degrees, paint), lies: false });

/** Every hand beneath a pearl of its own. */
const weighing =
  (...reach: Reach[]): Carry =>
  ({ paint }) => ({ reach, thing: reach.map(([, [x, y]]) => pearlAt([x, y - 9], 8.5, paint)).join(''), lies: true });

/** All hands beneath one pearl. */
const bearing =
  (at: Point, radius: number, ...reach: Reach[]): Carry =>
  ({ paint }) => ({ reach, thing: pearlAt(at, radius, paint), lies: true });

const masked: Carry = ({ tones }) => ({
  reach: [right(92, 106)],
  thing:
    mask([96, 92], 12, 1.15, 3, [tones.glint, tones.hue, tones.glint], tones.night) +
    mask([80, 132], -24, 0.9, -3, [tones.haze, tones.shade, tones.hue], tones.night),
  lies: false,
});

/** Copy by copy: a silver key is carried in the hand, a gold one like a staff; two pearls are weighed, one is offered. */
const carries: Readonly<Record<LordKind, readonly Carry[]>> = {
  schemer: [masked],
  silverKeeper: [
    keyed('silver', 58, [90, 106], 10, right(90, 106)),
    keyed('silver', 58, [90, 118], 164, right(90, 118)),
    keyed('silver', 58, [62, 124], 68, left(46, 131), right(78, 118)),
    keyed('silver', 58, [99, 88], -12, right(99, 88)),
  ],
  goldKeeper: [keyed('gold', 104, [97, 98], 2, right(97, 112)), keyed('gold', 104, [68, 112], 42, right(82, 98), left(52, 128))],
  pearlBroker: [weighing(left(26, 112), right(94, 112)), weighing(left(30, 124), right(92, 96))],
  pearlBearer: [bearing([60, 122], 15, left(47, 130), right(73, 130)), bearing([92, 90], 13.5, right(92, 104))],
  grandee: [() => ({ reach: [], thing: '', lies: false })],
};

export const heldBy = (appearance: LordAppearance): Held => carries[appearance.kind][appearance.copy]!(appearance);
