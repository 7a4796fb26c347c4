// npm run release -- 0.2.0 [--skip-tests] [--commit]
// Sets the version, dates the changelog, tests, packs into dist/, and installs and runs the packages.
// Nothing is published. With --commit, the release is committed and tagged; without it, only files are changed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install, keepInstalled, root, log } from './bootstrap.mjs';
import { releasedChangelog } from './release/changelog.mjs';
import { packInto, prove } from './release/packages.mjs';
import { currentVersion, isLater, setVersion } from './release/versions.mjs';

const changelogFile = path.join(root, 'CHANGELOG.md');
const { version, skipTests, commit } = readArguments();
const changelog = releasedChangelog(fs.readFileSync(changelogFile, 'utf8'), version, new Date().toISOString().slice(0, 10));
if (changelog.problem !== undefined) refuse(changelog.problem);
if (commit && git('status', '--porcelain') !== '') refuse('There are changes that are not committed.');

await install();
setVersion(version);
keepInstalled();
fs.writeFileSync(changelogFile, changelog.text);
if (!skipTests && spawnSync(process.execPath, ['scripts/test.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0)
  fail('The tests failed. The version is set, nothing was packed.');
log('building and packing');
const files = await packInto(path.join(root, 'dist'));
log('installing the packages in an empty folder and running them');
await prove(files, version);
if (commit) {
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Fathom ${version}`);
}
for (const file of files) console.log(path.relative(root, file));
console.log(`Fathom ${version} is packed and tested${commit ? ', committed and tagged' : ''}. To publish: npm publish dist/<package>`);

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  if (status !== 0) fail(`git ${args[0]} failed.`);
  return stdout;
}

function readArguments() {
  try {
    const options = { 'skip-tests': { type: 'boolean', default: false }, commit: { type: 'boolean', default: false } };
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [given] = positionals;
    if (positionals.length !== 1) refuse('Which version?');
    if (!isLater(given, currentVersion())) refuse(`“${given}” is no version after ${currentVersion()}.`);
    return { version: given, skipTests: values['skip-tests'], commit: values.commit };
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(problem) {
  console.error(`${problem}\nUsage: npm run release -- 0.2.0 [--skip-tests] [--commit]`);
  process.exit(2);
}

function fail(problem) {
  console.error(problem);
  process.exit(1);
}
