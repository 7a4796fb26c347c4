import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';

/** A slow machine is no reason for a warning to whoever starts the table. */
const rolldownOptions = { checks: { bundlerTimings: false } };

/** One page that runs from any folder, with no server behind it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), pictures(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions },
  worker: { format: 'es', rolldownOptions },
});
