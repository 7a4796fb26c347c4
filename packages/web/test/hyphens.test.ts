import { expect, test } from 'vitest';
import { hyphenated } from '../src/ui/hyphens.ts';

const parts = (words: string): string => words.split(' ').map(hyphenated).join(' ').replaceAll('\u00ad', '-');

test('long words may be broken between syllables, short ones never', () => {
  expect(parts('Волна преступности Разоблачение Подкупленный')).toBe('Волна пре-ступ-но-сти Разо-бла-че-ние Под-ку-плен-ный');
  expect(parts('злочинності Усміхнений Глибоководдя Пред’явлення')).toBe('зло-чин-но-сті Усміх-не-ний Гли-бо-ко-воддя Пред’я-влення');
  expect(parts('Mercenaries Agreement Corruption Innovation Lord')).toBe('Mer-cenaries Agree-ment Cor-rup-tion Innova-tion Lord');
});
