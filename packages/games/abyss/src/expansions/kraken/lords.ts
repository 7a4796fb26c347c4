import { farmer, mage, merchant, politician, smuggler, soldier } from '../../content/lord.ts';
import { gainPearls, special } from '../../effects/effect.ts';
import { gainNebulis, sentinel } from './effects.ts';

/** KR-SETUP-02 · Eight Smugglers, and two more of each guild that has a race. */
export const krakenLords = {
  ferryman: smuggler('KR-LORD-01', [7, 1], 5, 1).uses('launder'),
  outlaw: smuggler('KR-LORD-02', [7, 1], 6, 1).while({ extraNebulis: 1 }),
  counterfeiter: smuggler('KR-LORD-03', [7, 1], 5, 1).while({ nebulisAnytime: 1 }),
  fence: smuggler('KR-LORD-04', [7, 1], 8, 0).once(special('fence')),
  cleaner: smuggler('KR-LORD-05', [7, 1], 7, 1).while({ noLastNebulis: 1 }),
  watcher: smuggler('KR-LORD-06', [5, 2], 4, 0).once(sentinel('sentinel-watcher'), gainNebulis(1)),
  vigil: smuggler('KR-LORD-07', [5, 2], 4, 0).once(sentinel('sentinel-vigil'), gainNebulis(1)),
  lookout: smuggler('KR-LORD-08', [5, 2], 4, 0).once(sentinel('sentinel-lookout'), gainNebulis(1)),
  shareholder: merchant('KR-LORD-09', [9, 2], 5, 1).when('opponentRecruits', gainPearls(1)).paysAs('shareholder'),
  inheritor: merchant('KR-LORD-10', [10, 2], 7, 0).once(gainPearls(5)),
  hypnotist: mage('KR-LORD-11', [9, 2], 5, 1).while({ extraPurchases: 1 }),
  healer: mage('KR-LORD-12', [7, 1], 7, 0).once(special('healer')),
  highwayman: soldier('KR-LORD-13', [9, 2], 4, 1).while({ robsGainsOf: 2 }),
  executioner: soldier('KR-LORD-14', [9, 3], 5, 0).once(special('executioner')),
  recipient: politician('KR-LORD-15', [7, 2], 5, 1).uses('invite'),
  liberator: politician('KR-LORD-16', [9, 2], 8, 0).once(special('liberator')),
  grower: farmer('KR-LORD-17', [9, 2], 7, 1),
  'oyster-farmer': farmer('KR-LORD-18', [12, 1], 13, 0),
};
