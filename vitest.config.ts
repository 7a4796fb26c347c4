import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { builtSources } from './scripts/built.mjs';
import { slowness } from './scripts/patience.mjs';
import { sourceAliases } from './scripts/sources.mjs';

const tests = ['packages/**/test/**/*.test.ts', 'scripts/test/*.test.ts'];
/** Files that replace a module, or the console, for a whole process. */
const apart = ['packages/server/test/faults/broken.test.ts', 'scripts/test/*.test.ts'];
const built = ['**/node_modules/**', '**/dist/**'];

/** Measured once, for this process and those that run the tests. */
const patience = (process.env['FATHOM_PATIENCE'] ??= slowness().toFixed(1));
const atMost = (minutes: number): number => minutes * 60_000 * Number(patience);

/** What takes long must not begin last. */
const long = /\/(?:web|server)\/test\/|\/(?:laws|invariants|golden|whole-games|arena)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): string => `${project.name} ${long.test(moduleId) ? 0 : 1}`;
    return (await super.sort(files)).sort((a, b) => rank(a).localeCompare(rank(b)));
  }
}

const root = import.meta.dirname;

/** Most tests run on what was built; those that replace a module, and mutants, on the sources. */
export default defineConfig({
  resolve: { alias: sourceAliases(root) },
  test: {
    // Browsers and servers wait for each other now and then: one more than there are cores keeps both busy.
    maxWorkers: 3,
    // Only what hangs is stopped. Tests wait for events, never for a time, and have no limits of their own.
    testTimeout: atMost(10),
    hookTimeout: atMost(10),
    expect: { poll: { timeout: atMost(1), interval: 20 } },
    sequence: { sequencer: LongFirst },
    projects: [
      // Test files that leave nothing behind share a process: what they import, and the browser.
      {
        extends: true,
        plugins: [builtSources(root)],
        test: {
          name: 'tests',
          include: tests,
          exclude: [...built, ...apart],
          isolate: false,
          server: { deps: { external: [/\/packages\/.+\/dist\//] } },
        },
      },
      { extends: true, test: { name: 'apart', include: apart, exclude: built } },
    ],
  },
});
