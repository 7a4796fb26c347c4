import { lookup } from '@fathom/kernel';
import { betrayal, embassy, fine, gainPearls, handLimit, special, tribute } from '../effects/effect.ts';
import { krakenLords } from '../expansions.ts';
import { ambassador, farmer, mage, merchant, politician, soldier, type Lord } from './lord.ts';

/** Rule, cost (value, races), influence, keys, and what he does. */
const baseLords = {
  recruiter: soldier('AB-LORD-01', [10, 2], 4, 1).while({ surcharge: 2 }),
  jailer: soldier('AB-LORD-02', [6, 3], 7, 0).once(tribute(1)),
  seeker: soldier('AB-LORD-03', [7, 2], 7, 0).once(fine(2)),
  assassin: soldier('AB-LORD-04', [10, 1], 6, 0).once(special('assassin')),
  commander: soldier('AB-LORD-05', [8, 1], 4, 1).while({ handLimit: 6 }).once(handLimit(6)),
  tamer: soldier('AB-LORD-06', [6, 3], 4, 1).while({ lowerReward: 1 }),
  hunter: soldier('AB-LORD-07', [8, 2], 6, 0).once(special('hunter')),
  'ship-master': merchant('AB-LORD-08', [6, 3], 5, 1).while({ pearlsPerRaceStored: 1 }),
  trader: merchant('AB-LORD-09', [10, 3], 9, 0).once(gainPearls(3)),
  peddler: merchant('AB-LORD-10', [8, 1], 9, 0).once(gainPearls(2)),
  landlord: merchant('AB-LORD-11', [10, 2], 5, 1).once(gainPearls(1)).when('turnBegins', gainPearls(1)).paysAs('landlord'),
  slaver: merchant('AB-LORD-12', [8, 1], 5, 1).uses('sell'),
  shopkeeper: merchant('AB-LORD-13', [6, 3], 9, 0).once(gainPearls(1)),
  shaman: mage('AB-LORD-14', [6, 3], 5, 1).while({ shield: 1 }),
  invoker: mage('AB-LORD-15', [8, 1], 8, 0).once(special('invoker')),
  apprentice: mage('AB-LORD-16', [6, 3], 9, 0).once(special('apprentice')),
  oracle: mage('AB-LORD-17', [8, 2], 5, 1).uses('banish'),
  alchemist: mage('AB-LORD-18', [7, 1], 5, 1).while({ secondStack: 1 }),
  illusionist: mage('AB-LORD-19', [10, 1], 9, 0).once(special('illusionist')),
  'master-of-magic': mage('AB-LORD-20', [10, 3], 6, 1).while({ anyAffiliation: 1 }),
  opportunist: politician('AB-LORD-21', [6, 3], 5, 1).uses('oust'),
  corruptor: politician('AB-LORD-22', [10, 1], 6, 0).once(special('corruptor')),
  traitor: politician('AB-LORD-23', [12, 3], 6, 0).once(betrayal('court')),
  diplomat: politician('AB-LORD-24', [8, 1], 5, 1).while({ anyRace: 1 }),
  treasurer: politician('AB-LORD-25', [10, 2], 5, 1).while({ discount: 2 }),
  schemer: politician('AB-LORD-26', [8, 3], 6, 0).once(betrayal('deck')),
  keeper: farmer('AB-LORD-27', [6, 3], 6, 1),
  reaper: farmer('AB-LORD-28', [7, 2], 6, 1),
  shepherd: farmer('AB-LORD-29', [8, 1], 6, 1),
  miller: farmer('AB-LORD-30', [8, 2], 10, 0),
  aquaculturalist: farmer('AB-LORD-31', [9, 3], 11, 0),
  landowner: farmer('AB-LORD-32', [10, 1], 12, 0),
  sage: ambassador('AB-LORD-33', [10, 5], 4, 0).once(embassy(2)),
  hermit: ambassador('AB-LORD-34', [10, 5], 5, 0).once(embassy(1)),
  elder: ambassador('AB-LORD-35', [10, 5], 3, 0).once(embassy(3)),
};

export type { Lord } from './lord.ts';
export type LordId = keyof typeof baseLords | keyof typeof krakenLords;
export const lords: Readonly<Record<LordId, Lord>> = lookup<Record<LordId, Lord>>({ ...baseLords, ...krakenLords });
export const baseLordIds = Object.keys(baseLords) as readonly LordId[];
export const krakenLordIds = Object.keys(krakenLords) as readonly LordId[];
export const lordIds: readonly LordId[] = [...baseLordIds, ...krakenLordIds];
