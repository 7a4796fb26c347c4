/* Runs in the threads of `simulate`, `arena`, `train` and `mine`. */
export { mine } from './mine/job.ts';
export { duel } from './simulate/duel.ts';
export { simulate } from './simulate/job.ts';
export { trainPart } from './train/part.ts';
