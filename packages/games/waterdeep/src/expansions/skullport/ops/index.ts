export * from './corruption.ts';
export * from './instant.ts';
export * from './mayGain.ts';
export * from './mayPlayIntrigue.ts';
export * from './opponents.ts';
export * from './passMandatoryQuest.ts';
export * from './takeControlOfBuilding.ts';
