// Runs mutants in a separate process, which is restarted when a mutant hangs.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** Runs the rule tests of one game. */
export class Runner {
  #game;
  #worker = null;
  /** What the first worker measured with the original rules. */
  #known = [];

  constructor(/** @type {string} */ game) {
    this.#game = game;
  }

  /** Starts; the original rules must pass. */
  async begin() {
    this.#worker = fork(WORKER, [this.#game, ...this.#known], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const { ready, failure, known } = await this.#answer();
    if (!ready) throw new Error(`Without any mutant a test fails: ${failure}`);
    this.#known = [known];
  }

  /** The name of the test that fails, `timeout` or `crash`, or null if all pass. @returns {Promise<string | null>} */
  async run(/** @type {string} */ file, /** @type {string} */ code) {
    this.#worker.send({ file, code });
    const { killer } = await this.#answer();
    if (killer !== 'timeout' && killer !== 'crash') return killer;
    this.end();
    await this.begin();
    return killer;
  }

  end() {
    this.#worker?.kill('SIGKILL');
    this.#worker = null;
  }

  /** The answer of the worker. */
  #answer() {
    const worker = this.#worker;
    return new Promise((resolve) => {
      const onMessage = (message) => settle(message);
      const died = () => settle({ killer: 'crash', ready: false, failure: 'the tests could not be run' });
      const settle = (answer) => {
        worker.off('message', onMessage).off('exit', died);
        resolve(answer);
      };
      worker.on('message', onMessage).on('exit', died);
    });
  }
}
