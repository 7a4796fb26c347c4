import { lookup } from '@fathom/kernel';
import { betrayal, embassy, fine, gainPearls, handLimit, special, tribute } from '../effects/effect.ts';
import { krakenLords } from '../expansions.ts';
import { ambassador, farmer, mage, merchant, politician, soldier, type Lord } from './lord.ts';

/** Rule, cost (value, races), influence, keys, what he does, and what that is worth to a bot. */
const baseLords = {
  recruiter: soldier('AB-LORD-01', [10, 2], 4, 1).while({ surcharge: 2 }).worth(2),
  jailer: soldier('AB-LORD-02', [6, 3], 7, 0).once(tribute(1)).worth(1),
  seeker: soldier('AB-LORD-03', [7, 2], 7, 0).once(fine(2)).worth(1.5),
  assassin: soldier('AB-LORD-04', [10, 1], 6, 0).once(special('assassin')).worth(2.5),
  commander: soldier('AB-LORD-05', [8, 1], 4, 1).while({ handLimit: 6 }).once(handLimit(6)).worth(1),
  tamer: soldier('AB-LORD-06', [6, 3], 4, 1).while({ lowerReward: 1 }).worth(1),
  hunter: soldier('AB-LORD-07', [8, 2], 6, 0).once(special('hunter')).worth(2.5),
  'ship-master': merchant('AB-LORD-08', [6, 3], 5, 1).while({ pearlsPerRaceStored: 1 }).worth(1.5),
  trader: merchant('AB-LORD-09', [10, 3], 9, 0).once(gainPearls(3)).worth(2.7),
  peddler: merchant('AB-LORD-10', [8, 1], 9, 0).once(gainPearls(2)).worth(1.8),
  landlord: merchant('AB-LORD-11', [10, 2], 5, 1).once(gainPearls(1)).when('turnBegins', gainPearls(1)).paysAs('landlord').worth(2.5),
  slaver: merchant('AB-LORD-12', [8, 1], 5, 1).uses('sell').worth(1.5),
  shopkeeper: merchant('AB-LORD-13', [6, 3], 9, 0).once(gainPearls(1)).worth(0.9),
  shaman: mage('AB-LORD-14', [6, 3], 5, 1).while({ shield: 1 }).worth(0.5),
  invoker: mage('AB-LORD-15', [8, 1], 8, 0).once(special('invoker')).worth(4),
  apprentice: mage('AB-LORD-16', [6, 3], 9, 0).once(special('apprentice')).worth(2.5),
  oracle: mage('AB-LORD-17', [8, 2], 5, 1).uses('banish').worth(0.5),
  alchemist: mage('AB-LORD-18', [7, 1], 5, 1).while({ secondStack: 1 }).worth(1.5),
  illusionist: mage('AB-LORD-19', [10, 1], 9, 0).once(special('illusionist')).worth(1),
  'master-of-magic': mage('AB-LORD-20', [10, 3], 6, 1).while({ anyAffiliation: 1 }).worth(1.5),
  opportunist: politician('AB-LORD-21', [6, 3], 5, 1).uses('oust').worth(0.5),
  corruptor: politician('AB-LORD-22', [10, 1], 6, 0).once(special('corruptor')).worth(1.5),
  traitor: politician('AB-LORD-23', [12, 3], 6, 0).once(betrayal('court')).worth(1),
  diplomat: politician('AB-LORD-24', [8, 1], 5, 1).while({ anyRace: 1 }).worth(1.5),
  treasurer: politician('AB-LORD-25', [10, 2], 5, 1).while({ discount: 2 }).worth(3),
  schemer: politician('AB-LORD-26', [8, 3], 6, 0).once(betrayal('deck')).worth(1),
  keeper: farmer('AB-LORD-27', [6, 3], 6, 1),
  reaper: farmer('AB-LORD-28', [7, 2], 6, 1),
  shepherd: farmer('AB-LORD-29', [8, 1], 6, 1),
  miller: farmer('AB-LORD-30', [8, 2], 10, 0),
  aquaculturalist: farmer('AB-LORD-31', [9, 3], 11, 0),
  landowner: farmer('AB-LORD-32', [10, 1], 12, 0),
  sage: ambassador('AB-LORD-33', [10, 5], 4, 0).once(embassy(2)).worth(9),
  hermit: ambassador('AB-LORD-34', [10, 5], 5, 0).once(embassy(1)).worth(8),
  elder: ambassador('AB-LORD-35', [10, 5], 3, 0).once(embassy(3)).worth(10),
};

export type { Lord } from './lord.ts';
export type LordId = keyof typeof baseLords | keyof typeof krakenLords;
export const lords: Readonly<Record<LordId, Lord>> = lookup<Record<LordId, Lord>>({ ...baseLords, ...krakenLords });
export const baseLordIds = Object.keys(baseLords) as readonly LordId[];
export const krakenLordIds = Object.keys(krakenLords) as readonly LordId[];
export const lordIds: readonly LordId[] = [...baseLordIds, ...krakenLordIds];
