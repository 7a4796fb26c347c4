import { nums } from './curve.ts';
import { defsFor } from './light.ts';
import type { Guise, Held, Look } from './look.ts';
import { far, near } from './planes.ts';
import { group, picture } from './svg.ts';

/** A lord: water, figure, what it holds, what drifts by. */
export function portrait(look: Look, guise: Guise, { reach, thing, lies }: Held): string {
  const hands = reach.map(([, to]) => guise.hand(to, look)).join('');
  const arms = reach.map(([arm, to]) => guise.arm(guise.shoulders[arm], to, look)).join('');
  const figure = guise.body(look) + arms + guise.head(look) + (lies ? hands + thing : thing + hands);
  const scene = far(look) + group(figure, `transform="${stance(look)}"`) + near(look);
  const turned = look.rank !== 'grandee' && (look.place + (look.place < 6 ? 0 : 1)) % 2 === 1;
  return picture(120, 168, defsFor(look.name, look.tones, scene) + (turned ? group(scene, 'transform="matrix(-1 0 0 1 120 0)"') : scene));
}

/** Nearer or farther, leaning this way or that; the grandee stands straight and close. */
function stance({ rank, place }: Look): string {
  const scale = rank === 'grandee' ? 0.92 : [0.97, 0.95, 0.92, 0.96, 0.94][place % 5]!;
  const lean = rank === 'grandee' ? 0 : [0, -3, 2, 3, -2, 1, -1][place % 7]!;
  return `translate(${nums(60 - 60 * scale, 160 - 160 * scale)})scale(${scale})rotate(${lean} 60 150)`;
}
