// Runs mutants in a process of its own, which is ended and begun anew when a mutant never comes back.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** From one test to the next a mutant may take so much longer than sound rules do at most, and so many milliseconds more. */
const PATIENCE = { times: 4, more: 10_000 };

/** Runs the rule tests of one game. */
export class Runner {
  #game;
  #worker = null;
  /** The longest silence while the sound rules were tested. */
  #longest = 0;

  constructor(/** @type {string} */ game) {
    this.#game = game;
  }

  /** Begins; the sound rules must pass. */
  async begin() {
    this.#worker = fork(WORKER, [this.#game], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const { ready, failure } = await this.#answer(null);
    if (!ready) throw new Error(`Without any mutant a test fails: ${failure}`);
  }

  /** The name of the test that fails, `timeout` or `crash`, or null if all pass. @returns {Promise<string | null>} */
  async run(/** @type {string} */ file, /** @type {string} */ code) {
    this.#worker.send({ file, code });
    const answer = await this.#answer(this.#longest * PATIENCE.times + PATIENCE.more);
    if (answer.killer !== 'timeout' && answer.killer !== 'crash') return answer.killer;
    this.end();
    await this.begin();
    return answer.killer;
  }

  end() {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }

  /** What the worker finds, if it is not silent for too long. Without a limit, its longest silence is remembered. */
  #answer(limit) {
    const worker = this.#worker;
    return new Promise((resolve) => {
      let last = Number.POSITIVE_INFINITY; // what comes before the first test is no silence
      const wait = () => (limit === null ? undefined : setTimeout(() => settle({ killer: 'timeout' }), limit));
      let timer = wait();
      const heard = (message) => {
        if (!message.alive) return settle(message);
        clearTimeout(timer);
        timer = wait();
        if (limit === null) this.#longest = Math.max(this.#longest, performance.now() - last);
        last = performance.now();
      };
      const died = () => settle({ killer: 'crash', ready: false, failure: 'the tests could not be run' });
      const settle = (answer) => {
        clearTimeout(timer);
        worker.off('message', heard).off('exit', died);
        resolve(answer);
      };
      worker.on('message', heard).on('exit', died);
    });
  }
}
