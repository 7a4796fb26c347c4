import { expect, test } from 'vitest';
import { applied, mutantsOf, changedLines } from '../../../scripts/mutation/mutants.mjs';

/* The mutator of `npm run mutate`, on sources of one line. */

/** All mutants of a source, by kind. */
const changes = (source: string): string[] => mutantsOf(source).map((mutant) => `${mutant.kind}: ${applied(source, mutant)}`);

test.each<[source: string, changed: readonly string[]]>([
  ['const a = b < c;', ['comparison: const a = b <= c;']],
  ['const a = b === c;', ['comparison: const a = b !== c;']],
  ['const a = b && !c;', ['logic: const a = b || !c;', 'condition: const a = b && c;']],
  ['const a = b ? c : d;', ['condition: const a = b ? d : c;']],
  ['const a = 2;', ['number: const a = 1;', 'number: const a = 3;']],
  ['const a = b + c;', ['sum: const a = b - c;']],
  ['const a = true;', ['truth: const a = false;']],
  ['a += b;', ['statement: ;', 'sum: a -= b;']],
  ['a.pearls--;', ['statement: ;', 'sum: a.pearls++;']],
  ['next(s, a, b);', ['statement: ;', 'order: next(s, b, a);']],
  ['const a = clockwise(s, seat);', ['seat: const a = seat;']],
  ['const a = othersFrom(s, seat);', ['seat: const a = othersFrom(s, seat).toReversed();']],
  ['const a = b.filter(c);', ['selection: const a = b.slice();']],
  ['const a = b.some(c);', ['selection: const a = b.every(c);']],
  ['const a = Math.min(b, c);', ['selection: const a = Math.max(b, c);']],
  ['function f() { if (a) return b; }', ['early return: function f() { ; }', 'condition: function f() { if (!(a)) return b; }']],
])('%s', (source, changed) => {
  expect(changes(source)).toEqual(changed);
});

test.each([
  'import { a } from "b";',
  'type A = 1 | 2 | true;',
  "s.log?.push({ type: 'drawn', count: 2 });",
  'invariant(a === b, "so it is");',
  'const a = { touches: () => [1], whyNot: (b: number) => b > 2, joins: true };',
  "const a = 'b' + c;",
])('does not mutate what is no rule: %s', (source) => {
  expect(changes(source)).toEqual([]);
});

test('types around a value do not hide it', () => {
  expect(changes('const a: 2 = f(b! as 2, 2 satisfies 2);')).toEqual([
    'number: const a: 2 = f(b! as 2, 1 satisfies 2);',
    'number: const a: 2 = f(b! as 2, 3 satisfies 2);',
  ]);
});

test('a mutant has its line, before and after', () => {
  const source = 'const a = b;\n\nif (c) {\n  d();\n}\n';
  const [negated, dropped] = mutantsOf(source);
  expect([negated!.line, changedLines(source, negated!)]).toEqual([3, { before: 'if (c) {', after: 'if (!(c)) {' }]);
  expect([dropped!.line, changedLines(source, dropped!)]).toEqual([4, { before: 'd();', after: ';' }]);
  expect(changedLines('a(1)', mutantsOf('a(1)')[1]!)).toEqual({ before: 'a(1)', after: 'a(0)' });
});
