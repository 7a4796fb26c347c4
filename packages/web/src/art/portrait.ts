import { nums } from './curve.ts';
import { defsFor } from './light.ts';
import type { Anatomy, Held, Appearance } from './appearance.ts';
import { far, near } from './planes.ts';
import { group, picture } from './svg.ts';

/** A lord: water, figure, what it holds, what drifts by. */
export function portrait(appearance: Appearance, anatomy: Anatomy, { reach, thing, lies }: Held): string {
  const hands = reach.map(([, to]) => anatomy.hand(to, appearance)).join('');
  const arms = reach.map(([arm, to]) => anatomy.arm(anatomy.shoulders[arm], to, appearance)).join('');
  const figure = anatomy.body(appearance) + arms + anatomy.head(appearance) + (lies ? hands + thing : thing + hands);
  const scene = far(appearance) + group(figure, `transform="${stance(appearance)}"`) + near(appearance);
  const turned = appearance.rank !== 'grandee' && (appearance.place + (appearance.place < 6 ? 0 : 1)) % 2 === 1;
  return picture(
    120,
    168,
    defsFor(appearance.name, appearance.tones, scene) + (turned ? group(scene, 'transform="matrix(-1 0 0 1 120 0)"') : scene),
  );
}

/** Nearer or farther, leaning this way or that; the grandee stands straight and close. */
function stance({ rank, place }: Appearance): string {
  const scale = rank === 'grandee' ? 0.92 : [0.97, 0.95, 0.92, 0.96, 0.94][place % 5]!;
  const lean = rank === 'grandee' ? 0 : [0, -3, 2, 3, -2, 1, -1][place % 7]!;
  return `translate(${nums(60 - 60 * scale, 160 - 160 * scale)})scale(${scale})rotate(${lean} 60 150)`;
}
