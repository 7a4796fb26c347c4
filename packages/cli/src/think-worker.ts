/* Runs in the thread of a bot that searches. */
export { think } from './play/think.ts';
