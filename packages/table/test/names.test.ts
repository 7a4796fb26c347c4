import { expect, test } from 'vitest';
import { plainName, plainText } from '@fathom/table';

const named = (codes: readonly number[]): string => String.fromCodePoint(...codes);

test.each([
  ['zero-width spaces', [0x200b, 0x200b]],
  ['joiners alone', [0x200d, 0x200c]],
  ['a Hangul filler', [0x3164]],
  ['the empty braille pattern', [0x2800, 0x2800]],
  ['a soft hyphen', [0xad]],
  ['a combining mark alone', [0x301]],
  ['spaces of all kinds', [0x2003, 0x3000, 0xa0]],
  ['variation selectors alone', [0xfe0f]],
  ['tag characters', [0xe0041, 0xe0042]],
])('a name of nothing but %s is refused', (_, codes) => expect(plainName(named(codes))).toBeNull());

test('a name that only looks like another is refused, or becomes it', () => {
  expect(plainName('An\u200bn')).toBeNull();
  expect(plainName('An\u00adn')).toBeNull();
  expect(plainName('Ann\u2060')).toBeNull();
  expect(plainName(' Ann \u00a0 Lee ')).toBe('Ann Lee');
  expect(plainName('A\u2028B')).toBe('A B');
  expect(plainText('A\u2028B', 50)).toBeNull();
});

test('marks stacked on a letter are refused; real scripts are not', () => {
  expect(plainName(`Z${'\u0301'.repeat(8)}`)).toBeNull();
  for (const name of [
    'Ірина',
    'Ёлка',
    'Zoë',
    'Nguyễn',
    'José',
    'نیلوفر',
    'می\u200cخواهم',
    'क्षि',
    '李雷',
    '👩\u200d🚀',
    '❤\ufe0f',
    'O’Neil',
  ])
    expect(plainName(name)).toBe(name);
  expect(plainText('Go \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!', 50)).not.toBeNull();
});
