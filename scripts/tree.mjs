// A copy of the sources in another folder, for tests that change files: `npm run dev`, a release, an image.
import fs from 'node:fs';
import path from 'node:path';
import { installKey, root } from './bootstrap.mjs';

const made = new Set(['node_modules', '.git', '.build', '.setup.lock', 'data', 'coverage']);

/** Copies the sources to a folder, with the build unless `fresh`. */
export function copyTree(folder, { fresh }) {
  const isCopied = (file) => file === root || !(made.has(path.basename(file)) || (fresh && path.basename(file) === 'dist'));
  fs.cpSync(root, folder, { recursive: true, filter: isCopied, preserveTimestamps: true });
}

/** Links the installed packages into a copy, except for its own workspaces. */
export function linkPackages(folder) {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  fs.mkdirSync(path.join(to, '@fathom'), { recursive: true });
  for (const name of visible(from)) if (name !== '@fathom') fs.symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of visible(path.join(from, '@fathom'))) {
    const workspace = fs.realpathSync(path.join(from, '@fathom', name));
    const copied = path.join(folder, path.relative(root, workspace));
    const own = path.join(workspace, 'node_modules');
    fs.symlinkSync(copied, path.join(to, '@fathom', name));
    // Copied, not linked: an npm that runs in the copy would otherwise change the folder here.
    if (fs.existsSync(own)) fs.cpSync(own, path.join(copied, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  fs.writeFileSync(path.join(to, '.setup-stamp'), installKey());
}

const visible = (folder) => fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
