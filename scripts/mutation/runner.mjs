// Runs mutants in a process of its own, which is ended and begun anew when a mutant never comes back.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** A mutant may take so much longer than sound rules, and so many milliseconds more. */
const PATIENCE = { times: 5, more: 10_000 };

/** Runs the rule tests of one game. */
export class Runner {
  #game;
  #worker = null;
  #took = 0;

  constructor(/** @type {string} */ game) {
    this.#game = game;
  }

  /** Begins; the sound rules must pass. Gives how long they take, in milliseconds. */
  async begin() {
    this.#worker = fork(WORKER, [this.#game], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const { ready, failure, took } = await this.#answer(null);
    if (!ready) throw new Error(`Without any mutant a test fails: ${failure}`);
    this.#took = Math.max(this.#took, took);
    return took;
  }

  /** The name of the test that fails, `timeout`, or null if all pass. @returns {Promise<string | null>} */
  async run(/** @type {string} */ file, /** @type {string} */ code) {
    this.#worker.send({ file, code });
    const answer = await this.#answer(this.#took * PATIENCE.times + PATIENCE.more);
    if (answer !== null) return answer.killer;
    this.end();
    await this.begin();
    return 'timeout';
  }

  end() {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }

  /** What the worker says next; null if it says nothing in time. */
  #answer(milliseconds) {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const timer = milliseconds === null ? undefined : setTimeout(() => settle(resolve, null), milliseconds);
      const heard = (message) => settle(resolve, message);
      const died = (code) => settle(reject, new Error(`The tests ended with code ${code}.`));
      const settle = (end, value) => {
        clearTimeout(timer);
        worker.off('message', heard).off('exit', died);
        end(value);
      };
      worker.on('message', heard).on('exit', died);
    });
  }
}
