// The browser of the tests: the machine's own, or that of FATHOM_CHROMIUM.
import { installPackages, isRoot, onPath } from './system.mjs';

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
  if (!chromiumPath()) installPackages(['chromium-headless-shell', 'fonts-dejavu-core'], log);
}
