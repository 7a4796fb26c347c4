import { lordIds, lords, type Guild, type LordId } from '@fathom/abyss';
import { anatomies } from '../../../art/anatomies.ts';
import { paintFor } from '../../../art/light.ts';
import { fars, type Anatomy, type Appearance } from '../../../art/appearance.ts';
import { portrait } from '../../../art/portrait.ts';
import { digest, seed } from '../../../art/seed.ts';
import { ambassador } from './figures/ambassador.ts';
import { smuggler } from './figures/smuggler.ts';
import { heldBy } from './held.ts';
import { families, isOfRace, lightOf } from './palette.ts';

const grandees: readonly LordId[] = ['commander', 'landlord', 'master-of-magic', 'diplomat', 'landowner'];
const hooded: readonly LordId[] = ['assassin', 'peddler', 'illusionist', 'schemer', 'reaper', 'highwayman'];
/** Soldiers who need one claw only raise the other. */
const threatening: Partial<Readonly<Record<LordId, number>>> = { tamer: 0, hunter: 6, seeker: 3, executioner: 9 };

const anatomyOf = (guild: Guild): Anatomy => (isOfRace(guild) ? anatomies[families[guild]] : guild === 'smuggler' ? smuggler : ambassador);

/** A place of its own among those of its guild. */
function appearanceOf(id: LordId): Appearance {
  const { guild } = lords[id];
  const place = lordIds.filter((other) => lords[other].guild === guild).indexOf(id);
  const name = `a${digest(id).toString(36)}`;
  const tones = lightOf(guild);
  return {
    name,
    rank: grandees.includes(id) ? 'grandee' : hooded.includes(id) ? 'schemer' : 'lord',
    place,
    raised: threatening[id] ?? null,
    far: fars[(place * 5 + guild.length) % fars.length]!,
    tones,
    paint: paintFor(name, tones),
    luck: seed(`abyss ${id}`),
  };
}

/** The same lord always looks the same. */
export function lordPicture(id: LordId): string {
  const appearance = appearanceOf(id);
  return portrait(appearance, anatomyOf(lords[id].guild), heldBy(id, appearance));
}
