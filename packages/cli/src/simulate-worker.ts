/* Runs in the threads of `simulate`, `arena` and `train`. */
export { duel } from './simulate/duel.ts';
export { simulate } from './simulate/job.ts';
export { trainPart } from './train/part.ts';
