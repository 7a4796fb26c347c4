// One version for all packages: in every manifest, where they refer to each other, and in the lock file.
import fs from 'node:fs';
import path from 'node:path';
import { manifests, root } from '../bootstrap.mjs';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[\da-z.-]+)?$/;

/** The version of the last release. */
export const currentVersion = () => JSON.parse(read('package.json')).version;

/** Is this a valid version, and a later one? A pre-release comes before its release. */
export function isLater(version, current) {
  const [one, other] = [VERSION.exec(version), VERSION.exec(current)];
  if (one === null || other === null) return false;
  for (const part of [1, 2, 3]) if (one[part] !== other[part]) return Number(one[part]) > Number(other[part]);
  return one[4] === undefined ? other[4] !== undefined : other[4] !== undefined && one[4] > other[4];
}

/** Sets the version everywhere; the formatting stays. */
export function setVersion(version) {
  const current = currentVersion();
  for (const file of manifests()) write(file, withVersion(read(file), current, version));
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  for (const [folder, entry] of Object.entries(lock.packages))
    if (!folder.includes('node_modules')) lock.packages[folder] = JSON.parse(withVersion(JSON.stringify(entry), current, version));
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

/** Sets the manifest's own version and those of the other packages of this repository. */
export function withVersion(manifest, current, version) {
  const exact = current.replaceAll('.', '\\.');
  return manifest.replaceAll(new RegExp(`("(?:version|@fathom/[\\w-]+)": ?)"${exact}"`, 'g'), `$1"${version}"`);
}

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const write = (file, text) => fs.writeFileSync(path.join(root, file), text);
