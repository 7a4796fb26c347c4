import { texts as abyss } from '@fathom/abyss/text';
import { texts as conspiracy } from '@fathom/conspiracy/text';
import { texts as waterdeep } from '@fathom/waterdeep/text';
import { languages } from '@fathom/kernel';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { covers, gameIds, titles } from '../src/games/registry.ts';
import { dist } from './browser.ts';

test('a door says what its game says', () => {
  const texts = { abyss, conspiracy, waterdeep };
  for (const id of gameIds) for (const language of languages) expect(titles[id][language]).toBe(texts[id][language].title);
});

test('every face on a door is drawn', () => {
  for (const id of gameIds) for (const picture of covers[id]) expect(existsSync(`${dist}/${picture}`)).toBe(true);
});
