// The browser of the tests: the machine's own, or installed from its packages; never skipped silently.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
const isRoot = process.getuid?.() === 0;

export const chromiumPath = () =>
  process.env.FATHOM_CHROMIUM ?? ['chromium-headless-shell', 'chromium', 'google-chrome'].map(onPath).find(Boolean);

/** As root a browser needs to be started without a sandbox. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

export function ensureChromium(log) {
  if (chromiumPath()) return;
  const needed = ['chromium-headless-shell', 'fonts-dejavu-core'];
  const sudo = !isRoot && onPath('sudo') && spawnSync('sudo', ['-n', 'true']).status === 0;
  if (!onPath('apt-get') || !(isRoot || sudo)) {
    console.error(
      `The tests need a browser. As root: apt-get install -y --no-install-recommends ${needed.join(' ')}\nOr set FATHOM_CHROMIUM to one.`,
    );
    process.exit(1);
  }
  const apt = (...args) => {
    const command = [...(sudo ? ['sudo', '-n'] : []), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    if (spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 2] }).status !== 0) {
      console.error(`failed: ${command.join(' ')}`);
      process.exit(1);
    }
  };
  log(`installing ${needed[0]}`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...needed);
}
