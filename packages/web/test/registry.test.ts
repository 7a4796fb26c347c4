import { texts } from '@fathom/conspiracy/text';
import { languages } from '@fathom/kernel';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { covers, gameIds, titles } from '../src/games/registry.ts';
import { dist } from './browser.ts';

test('a door says what its game says', () => {
  for (const language of languages) expect(titles.conspiracy[language]).toBe(texts[language].title);
});

test('every face on a door is drawn', () => {
  for (const id of gameIds) for (const picture of covers[id]) expect(existsSync(`${dist}/${picture}`)).toBe(true);
});
