import type { LordId } from '@fathom/conspiracy';
import { anatomies } from '../../../art/anatomies.ts';
import { portrait } from '../../../art/portrait.ts';
import { heldBy } from './held.ts';
import { appearanceOf } from './appearance.ts';

/** The same lord always looks the same. */
export function lordPicture(id: LordId): string {
  const appearance = appearanceOf(id);
  return portrait(appearance, anatomies[appearance.guild], heldBy(appearance));
}
