import { texts as abyss } from '@fathom/abyss/text';
import { texts as conspiracy } from '@fathom/conspiracy/text';
import { texts as waterdeep } from '@fathom/waterdeep/text';
import { languages, type Language } from '@fathom/kernel';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverOf, gameIds, pictureOf, titleOf } from '../src/games/registry.ts';
import { dist } from './browser.ts';

test('the first page calls a game what the game calls itself', () => {
  const texts: Readonly<Record<string, { readonly [L in Language]: { readonly title: string } }>> = { abyss, conspiracy, waterdeep };
  for (const id of gameIds) for (const language of languages) expect(titleOf(id, language)).toBe(texts[id]![language].title);
});

test('every face on the first page is drawn', () => {
  for (const id of gameIds) expect(coverOf(id).faces).not.toEqual([]);
  for (const id of gameIds) for (const name of coverOf(id).faces) expect(existsSync(`${dist}/${pictureOf(id, name)}`)).toBe(true);
});
