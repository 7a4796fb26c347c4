import { readFileSync } from 'node:fs';

/** The manifest is above both the sources and the build. */
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');

export const { version } = JSON.parse(manifest) as { readonly version: string };
