import { farmer, mage, merchant, politician, smuggler, soldier } from '../../content/lord.ts';
import { gainPearls, special } from '../../effects/effect.ts';
import { gainNebulis, sentinel } from './effects.ts';

/** KR-SETUP-02 · Eight Smugglers, and two more of each guild that has a race. */
export const krakenLords = {
  ferryman: smuggler('KR-LORD-01', [7, 1], 5, 1).uses('launder').worth(1),
  outlaw: smuggler('KR-LORD-02', [7, 1], 6, 1).while({ extraNebulis: 1 }).worth(0.5),
  counterfeiter: smuggler('KR-LORD-03', [7, 1], 5, 1).while({ nebulisAnytime: 1 }).worth(0.5),
  fence: smuggler('KR-LORD-04', [7, 1], 8, 0).once(special('fence')).worth(1),
  cleaner: smuggler('KR-LORD-05', [7, 1], 7, 1).while({ noLastNebulis: 1 }).worth(0.5),
  watcher: smuggler('KR-LORD-06', [5, 2], 4, 0).once(sentinel('sentinel-watcher'), gainNebulis(1)).worth(0.5),
  vigil: smuggler('KR-LORD-07', [5, 2], 4, 0).once(sentinel('sentinel-vigil'), gainNebulis(1)).worth(0.5),
  lookout: smuggler('KR-LORD-08', [5, 2], 4, 0).once(sentinel('sentinel-lookout'), gainNebulis(1)).worth(0.5),
  shareholder: merchant('KR-LORD-09', [9, 2], 5, 1).when('opponentRecruits', gainPearls(1)).paysAs('shareholder').worth(2),
  inheritor: merchant('KR-LORD-10', [10, 2], 7, 0).once(gainPearls(5)).worth(4.5),
  hypnotist: mage('KR-LORD-11', [9, 2], 5, 1).while({ extraPurchases: 1 }).worth(0.5),
  healer: mage('KR-LORD-12', [7, 1], 7, 0).once(special('healer')).worth(2.5),
  highwayman: soldier('KR-LORD-13', [9, 2], 4, 1).while({ robsGainsOf: 2 }).worth(2),
  executioner: soldier('KR-LORD-14', [9, 3], 5, 0).once(special('executioner')).worth(1.5),
  recipient: politician('KR-LORD-15', [7, 2], 5, 1).uses('invite').worth(1),
  liberator: politician('KR-LORD-16', [9, 2], 8, 0).once(special('liberator')).worth(1.5),
  grower: farmer('KR-LORD-17', [9, 2], 7, 1),
  'oyster-farmer': farmer('KR-LORD-18', [12, 1], 13, 0),
};
