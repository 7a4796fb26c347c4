import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Names everything the page consists of in its service worker, so that it works without a network once it was loaded. */
export function offline(): Plugin {
  return {
    name: 'fathom-offline',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = [
          './',
          ...Object.keys(bundle).filter((file) => !file.endsWith('.map') && !file.endsWith('.woff')),
          'icon.svg',
          'manifest.webmanifest',
        ];
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const source = readFileSync(new URL('sw.js', import.meta.url), 'utf8');
        const worker = source.replace("'FILES'", JSON.stringify(files)).replace('VERSION', hash.digest('hex').slice(0, 12));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}
