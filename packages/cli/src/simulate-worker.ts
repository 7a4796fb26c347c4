/* Runs in the threads of `simulate` and `arena`. */
export { duel } from './simulate/duel.ts';
export { simulate } from './simulate/job.ts';
