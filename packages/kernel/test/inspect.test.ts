import { expect, test } from 'vitest';
import { treeOf } from '../src/inspect.ts';

test('short values are on one line, long ones get lines of their own, and a list begins with its length', () => {
  expect(treeOf('ply', 3)).toEqual({ name: 'ply', text: '3', children: [] });
  expect(treeOf('move', { type: 'draw', count: 2, from: undefined })).toEqual({ name: 'move', text: 'type: draw, count: 2', children: [] });
  expect(treeOf('deck', ['a', 'b'])).toEqual({ name: 'deck', text: '(2) a, b', children: [] });
  expect(treeOf('hand', [])).toEqual({ name: 'hand', text: '(0)', children: [] });
  expect(treeOf('seats', [{ a: [1] }])).toMatchObject({ name: 'seats', text: '(1)', children: [{ name: '0', children: [{ name: 'a' }] }] });
  const wide = { first: 'x'.repeat(50), second: 'y'.repeat(50) };
  expect(treeOf('wide', wide)).toMatchObject({ text: '', children: [{ name: 'first' }, { name: 'second' }] });
});
