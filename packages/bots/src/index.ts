export * from './arena.ts';
export * from './bot.ts';
export type { Settings } from './explore.ts';
export { greedy } from './greedy.ts';
export * from './ismcts.ts';
export * from './levels.ts';
export { random } from './random.ts';
export { ratingOf, rateOf, meanOf, wilson, type Mean, type Rate, type Rating } from './statistics.ts';
export * from './tally.ts';
