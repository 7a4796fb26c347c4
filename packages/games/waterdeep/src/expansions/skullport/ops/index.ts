export * from './corruption.ts';
export * from './instant.ts';
export * from './offers.ts';
export * from './opponents.ts';
