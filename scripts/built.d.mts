import type { Plugin } from 'vite';

export function builtSources(root: string): Plugin;
