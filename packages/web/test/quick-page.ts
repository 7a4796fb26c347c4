import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('..', import.meta.url));

interface What {
  /** The folder of this package, or of a copy of it. */
  readonly web?: string;
  /** A file that takes the place of the list of games. */
  readonly games?: string;
}

/** Builds the page without pictures and service worker, which takes seconds. */
export async function buildQuickPage(outDir: string, { web = here, games }: What): Promise<void> {
  await build({
    configFile: false,
    root: web,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: games === undefined ? {} : { '@fathom/games': games } },
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false, reportCompressedSize: false, assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
}
