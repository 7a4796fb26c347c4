import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soakRound } from '@fathom/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releasedChangelog } from '../release/changelog.mjs';
import { isLater, withVersion } from '../release/versions.mjs';
import { copyTree, linkPackages } from '../tree.mjs';
import { Program } from './process.ts';

describe('a version', () => {
  test.each([
    ['0.2.0', '0.1.9', true],
    ['0.10.0', '0.9.0', true],
    ['1.0.0', '1.0.0-rc.1', true],
    ['1.0.0-rc.2', '1.0.0-rc.1', true],
    ['1.0.0-rc.1', '1.0.0', false],
    ['0.1.0', '0.1.0', false],
    ['v2.0.0', '1.0.0', false],
    ['two', '1.0.0', false],
  ])('%s after %s: %s', (version, current, later) => {
    expect(isLater(version, current)).toBe(later);
  });

  test('is set for a package and the others of this repository', () => {
    const manifest = '{ "version": "0.1.0", "dependencies": { "@fathom/kernel": "0.1.0", "other": "0.1.0" } }';
    expect(withVersion(manifest, '0.1.0', '0.2.0')).toBe(
      '{ "version": "0.2.0", "dependencies": { "@fathom/kernel": "0.2.0", "other": "0.1.0" } }',
    );
  });
});

describe('the changelog', () => {
  test('unreleased changes move under the version', () => {
    const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- This.\n\n## [0.1.0] - 2026-01-01\n\n- That.\n';
    expect(releasedChangelog(text, '0.2.0', '2026-02-02')).toEqual({
      text: '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n### Added\n\n- This.\n\n## [0.1.0] - 2026-01-01\n\n- That.\n',
    });
  });

  test.each([
    ['# Changelog\n', 'has no heading'],
    ['## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- That.\n', 'lists nothing under Unreleased'],
    ['## [Unreleased]\n\n- This.\n\n## [0.2.0] - 2026-01-01\n', 'has a section for 0.2.0 already'],
  ])('%j is not released', (text, problem) => {
    expect(releasedChangelog(text, '0.2.0', '2026-02-02').problem).toContain(problem);
  });
});

/* It installs from the registry, whatever that has today: part of the long run, not of the usual one. */
describe.runIf(soakRound(process.env) !== null)('npm run release, in a copy of the tree', () => {
  let folder: string;
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const manifest = (name: string): { version: string } =>
    JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as { version: string };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fathom-released-'));
    copyTree(folder, { fresh: true });
    linkPackages(folder);
    git('init', '--quiet');
    git('config', 'user.name', 'Test');
    git('config', 'user.email', 'test@example.org');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Start');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('refuses a version that is not later, and changes nothing', async () => {
    const release = new Program(folder, 'scripts/release.mjs', '0.0.1');
    expect(await release.end()).toBe(2);
    expect(release.output).toContain('“0.0.1” is no version after');
    expect(git('status', '--porcelain')).toBe('');
  });

  test('sets the version, packs packages that install and run, commits and tags', async () => {
    const release = new Program(folder, 'scripts/release.mjs', '99.0.0', '--skip-tests', '--commit');
    await release.prints('Fathom 99.0.0 is packed and tested, committed and tagged.');
    expect(await release.end()).toBe(0);
    expect(['.', 'packages/kernel', 'packages/games/abyss', 'packages/web', 'bench'].map((name) => manifest(name).version)).toEqual(
      Array<string>(5).fill('99.0.0'),
    );
    expect(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/## \[Unreleased\]\n\n## \[99\.0\.0\] - \d{4}-\d\d-\d\d\n/);
    const packed = ['abyss', 'bots', 'cli', 'conspiracy', 'games', 'kernel', 'server', 'table', 'waterdeep', 'wire'];
    expect(readdirSync(path.join(folder, 'dist'))).toEqual(packed.map((name) => `fathom-${name}-99.0.0.tgz`));
    expect(existsSync(path.join(folder, 'packages/server/page'))).toBe(false);
    expect(git('log', '-1', '--format=%s')).toBe('Release 99.0.0\n');
    expect(git('tag')).toBe('v99.0.0\n');
    expect(git('status', '--porcelain')).toBe('');
  });
});
