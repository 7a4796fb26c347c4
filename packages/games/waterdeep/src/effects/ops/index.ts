export * from './agents.ts';
export * from './buildings.ts';
export * from './cards.ts';
export * from './goods.ts';
export * from './instant.ts';
export * from './opponents.ts';
