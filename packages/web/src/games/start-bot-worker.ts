/** Starts the thread that the bots of every game think in. */
export const startBotWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
