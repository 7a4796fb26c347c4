import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** The page without pictures and service worker: quickly built, for a test. `games` is a file that takes the place of the list of games. */
export async function buildQuickPage(web: string, outDir: string, games?: string): Promise<void> {
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
