/* Runs in the threads of the pool. */
export { think } from './think.ts';
