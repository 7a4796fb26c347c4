// Runs one vitest with the rule tests of one game, on one mutant after another. A mutant is never written to disk.
import { basename } from 'node:path';
import { createVitest } from 'vitest/node';

const [game, known] = process.argv.slice(2);
process.env.NODE_ENV = 'test';

/** @type {{ file: string, code: string } | null} */
let mutant = null;

/** The limit for one test of a mutant: so many times the longest test of the original rules, plus so many milliseconds. */
const LIMIT = { times: 2, more: 5000 };

/** The CPU time of this process in milliseconds: unlike the clock, it does not run while others keep the machine busy. */
const worked = () => process.cpuUsage().user / 1000;
/** When the last test ended. */
let last = null;
/** Of the original rules: the longest test, and how long each test file takes. */
const sound = known === undefined ? { longest: 0, durations: {} } : JSON.parse(known);

function testEnded() {
  if (mutant === null && last !== null) sound.longest = Math.max(sound.longest, worked() - last);
  last = worked();
}

const plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (mutant !== null && id.split('?')[0] === mutant.file ? mutant.code : undefined),
};

/** Files run in the given order. */
class AsGiven {
  shard(files) {
    return files;
  }
  sort(files) {
    return files;
  }
}

/** Rule tests never wait; a late one only means that the machine is busy. */
const TEST_LIMIT = 300_000;

const alone = { isolate: false, pool: 'threads', maxWorkers: 1, fileParallelism: false };
const vitest = await createVitest('test', {
  ...alone,
  project: ['tests', 'mutants'],
  watch: false,
  bail: 1,
  silent: true,
  reporters: [{ onTestCaseResult: testEnded }],
  sequence: { sequencer: AsGiven },
});
const tests = `packages/games/${game}/test`;
const include = ['rules/*', 'examples', 'components'].map((name) => `${tests}/${name}.test.ts`);
const exclude = [`${tests}/rules/hidden.test.ts`]; // laws check what is hidden
const [project] = await vitest.injectTestProject({
  extends: true,
  plugins: [plugin],
  test: { ...alone, name: 'mutants', include, exclude, testTimeout: TEST_LIMIT },
});
const { testFiles } = await project.globTestFiles();

const isKin = (test, source) => basename(test, '.test.ts') === basename(source ?? '', '.ts');

/** Tests with the name of the source come first, then the fast ones. */
const inOrder = (source) =>
  testFiles.toSorted(
    (a, b) => Number(isKin(b, source)) - Number(isKin(a, source)) || (sound.durations[a] ?? 0) - (sound.durations[b] ?? 0),
  );

/** Runs the tests until one fails. Returns its name, or null. */
async function run(source) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    inOrder(source).map((file) => project.createSpecification(file)),
  );
  for (const module of testModules) if (mutant === null) sound.durations[module.moduleId] = module.diagnostic().duration;
  const failed = testModules.find((module) => module.state() === 'failed');
  if (failed === undefined) return unhandledErrors.length > 0 ? 'an error outside of tests' : null;
  const [test] = failed.children.allTests('failed');
  return test?.name ?? failed.relativeModuleId;
}

/** Runs the tests on one mutant, and answers which test killed it. A mutant that hangs is killed by the parent process. */
async function attempt(/** @type {{ file: string, code: string }} */ requested) {
  mutant = requested;
  last = worked();
  const watch = setInterval(() => {
    if (worked() - last > sound.longest * LIMIT.times + LIMIT.more) process.send({ killer: 'timeout' });
  }, 500);
  vitest.invalidateFile(requested.file);
  const killer = await run(requested.file);
  clearInterval(watch);
  mutant = null;
  vitest.invalidateFile(requested.file);
  process.send({ killer });
}

process.on('message', (requested) => void attempt(requested));

const failure = known === undefined ? await run() : null;
process.send({ ready: failure === null, failure, known: JSON.stringify(sound) });
