// Programs of the machine that the tests need: found, or installed from its packages; never skipped silently.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const isRoot = process.getuid?.() === 0;

export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

/** Installs packages of the machine. Without the right to do so, stops with the line to type. */
export function installPackages(names, log) {
  if (names.length === 0) return;
  const sudo = !isRoot && onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!onPath('apt-get') || !(isRoot || sudo)) {
    console.error(`The tests need ${names.join(', ')}. As root: apt-get install -y --no-install-recommends ${names.join(' ')}`);
    process.exit(1);
  }
  const apt = (...args) => {
    const command = [...(sudo ? ['sudo', '-n'] : []), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    if (spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 2] }).status !== 0) {
      console.error(`failed: ${command.join(' ')}`);
      process.exit(1);
    }
  };
  log(`installing ${names.join(', ')}`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...names);
}
