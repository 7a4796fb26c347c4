export * from './corruption.ts';
export * from './opponents.ts';
