// Lets tests name the sources of packages while what was built of them runs: it is not transformed again, and rules are as fast as in a
// server. The page is not built file by file: its sources are transformed.
import path from 'node:path';

const source = /^(?<folder>packages\/(?:games\/)?[\w-]+)\/(?<part>src|text)\/(?<name>.+)\.ts$/;

/** What was built of a source of a package; null for any other file. */
function builtFile(root, file) {
  const found = source.exec(path.relative(root, file).replaceAll(path.sep, '/'));
  if (found === null || found.groups.folder === 'packages/web') return null;
  const { folder, part, name } = found.groups;
  const isGame = folder.startsWith('packages/games/') && folder !== 'packages/games/list';
  return path.join(root, folder, 'dist', isGame ? part : '', `${name}.js`);
}

/** A plugin for Vitest. */
export function builtSources(root) {
  return {
    name: 'fathom-built-sources',
    enforce: 'pre',
    resolveId(wanted, importer) {
      const isFile = path.isAbsolute(wanted) || (importer !== undefined && /^\.\.?\//.test(wanted));
      const built = isFile ? builtFile(root, path.resolve(path.dirname(importer ?? root), wanted)) : null;
      return built === null ? null : { id: built, external: true };
    },
  };
}
