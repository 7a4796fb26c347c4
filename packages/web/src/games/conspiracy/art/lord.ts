import type { LordId } from '@fathom/conspiracy';
import { guises } from '../../art/guises.ts';
import { portrait } from '../../art/portrait.ts';
import { heldBy } from './held.ts';
import { lookOf } from './look.ts';

/** The same lord always looks the same. */
export function lordPicture(id: LordId): string {
  const look = lookOf(id);
  return portrait(look, guises[look.guild], heldBy(look));
}
