import { readFileSync } from 'node:fs';

/** The manifest lies above both the sources and what is built from them. */
const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');

export const { version } = JSON.parse(manifest) as { readonly version: string };
