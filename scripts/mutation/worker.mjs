// Holds one vitest with the rule tests of one game, and runs them on one mutant after another. A mutant never touches the disk.
import { basename } from 'node:path';
import { createVitest } from 'vitest/node';

const [game] = process.argv.slice(2);
process.env.NODE_ENV = 'test';

/** @type {{ file: string, code: string } | null} */
let mutant = null;

const plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (mutant !== null && id.split('?')[0] === mutant.file ? mutant.code : undefined),
};

/** Files run in the order they are given. */
class AsGiven {
  shard(files) {
    return files;
  }
  sort(files) {
    return files;
  }
}

const alone = { isolate: false, pool: 'threads', maxWorkers: 1, fileParallelism: false };
const vitest = await createVitest('test', {
  ...alone,
  project: ['tests', 'mutants'],
  watch: false,
  bail: 1,
  silent: true,
  reporters: [{ onTestCaseResult: () => process.send({ alive: true }) }],
  sequence: { sequencer: AsGiven },
});
const tests = `packages/games/${game}/test`;
const include = ['rules/*', 'examples', 'components'].map((name) => `${tests}/${name}.test.ts`);
const exclude = [`${tests}/rules/hidden.test.ts`]; // what is hidden is held by the laws
const [project] = await vitest.injectTestProject({
  extends: true,
  plugins: [plugin],
  test: { ...alone, name: 'mutants', include, exclude },
});
const { testFiles } = await project.globTestFiles();

/** File of tests → how long it takes. */
const durations = new Map();

const isKin = (test, source) => basename(test, '.test.ts') === basename(source ?? '', '.ts');

/** Tests that are called like the source come first, then the quick ones. */
const inOrder = (source) =>
  testFiles.toSorted((a, b) => Number(isKin(b, source)) - Number(isKin(a, source)) || (durations.get(a) ?? 0) - (durations.get(b) ?? 0));

/** Runs the tests until one fails. Gives its name, or null. */
async function run(source) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    inOrder(source).map((file) => project.createSpecification(file)),
  );
  for (const module of testModules) if (mutant === null) durations.set(module.moduleId, module.diagnostic().duration);
  const failed = testModules.find((module) => module.state() === 'failed');
  if (failed === undefined) return unhandledErrors.length > 0 ? 'an error outside of tests' : null;
  const [test] = failed.children.allTests('failed');
  return test?.name ?? failed.relativeModuleId;
}

/** Runs the tests on one mutant, and answers who killed it. */
async function attempt(/** @type {{ file: string, code: string }} */ wanted) {
  mutant = wanted;
  vitest.invalidateFile(wanted.file);
  const killer = await run(wanted.file);
  mutant = null;
  vitest.invalidateFile(wanted.file);
  process.send({ killer });
}

process.on('message', (wanted) => void attempt(wanted));

const failure = await run();
process.send({ ready: failure === null, failure });
