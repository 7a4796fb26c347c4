export * from './cards.ts';
export * from './goods.ts';
export * from './moveOpponentAgent.ts';
