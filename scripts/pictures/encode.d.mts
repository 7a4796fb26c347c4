import type { Browser } from 'playwright-core';

export function encodeFilm(
  browser: Browser,
  pictures: readonly string[],
  size: { readonly width: number; readonly height: number; readonly rest: number },
): Promise<Buffer>;
