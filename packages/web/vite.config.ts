import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';

/** No warnings about slow machines. */
const rolldownOptions = { checks: { bundlerTimings: false } };

/** The rules of one game, without what its bots have learned. */
const rulesOf = (module: string): string | null => {
  const game = /games[\\/](\w+)[\\/](?:dist[\\/])?src[\\/](?!evaluation)/.exec(module)?.[1];
  return game === undefined ? null : `rules-${game}`;
};

/** What the first page needs comes in one file, and so do the rules of a game: many small ones compress worse. */
const codeSplitting = { groups: [{ name: 'first', tags: ['$initial' as const], priority: 1 }, { name: rulesOf }] };

/** One page that runs from any folder, with no server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), pictures(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { ...rolldownOptions, output: { codeSplitting } } },
  worker: { format: 'es', rolldownOptions },
});
