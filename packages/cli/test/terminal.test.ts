import { conspiracy } from '@fathom/conspiracy';
import type { SideScore } from '@fathom/kernel';
import { arrangeTable } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isNeeded } from '../src/play/curtain.ts';
import { bars } from '../src/terminal/bars.ts';
import { command } from '../src/terminal/keys.ts';
import { gridOf, menu, menuLines, press } from '../src/terminal/menu.ts';
import { depthOf, painter, tones } from '../src/terminal/paint.ts';
import { cut, ends, fit, harmless, width, wrap } from '../src/terminal/width.ts';

const grey = painter(0);

describe('colours', () => {
  test('as many as the terminal has', () => {
    expect(depthOf(false, { COLORTERM: 'truecolor' })).toBe(0);
    expect(depthOf(true, { TERM: 'xterm' })).toBe(4);
    expect(depthOf(true, { TERM: 'xterm-256color' })).toBe(8);
    expect(depthOf(true, { TERM: 'xterm-256color', COLORTERM: 'truecolor' })).toBe(24);
    expect(depthOf(true, { TERM: 'dumb' })).toBe(0);
    expect(depthOf(true, { COLORTERM: 'truecolor', NO_COLOR: '1' })).toBe(0);
    expect(depthOf(false, { FORCE_COLOR: '3', NO_COLOR: '1' })).toBe(24);
  });

  test('as escape codes of the terminal', () => {
    expect(painter(24).fg(tones.glow, 'x')).toBe('\x1b[38;2;95;227;211mx\x1b[39m');
    expect(painter(8).fg(tones.glow, 'x')).toBe('\x1b[38;5;80mx\x1b[39m');
    expect(painter(4).fg(tones.glow, 'x')).toBe('\x1b[36mx\x1b[39m');
    expect(painter(4).bg(tones.glow, 'x')).toBe('x');
    expect(grey.fg(tones.glow, grey.bold(grey.burn('x')))).toBe('x');
  });
});

describe('text in cells', () => {
  const red = painter(4).fg(tones.coral, 'claw');

  test('colours and accents take no room', () => {
    expect(width(red)).toBe(4);
    expect(width('и\u0306')).toBe(1);
    expect(fit(red, 6)).toBe(`${red}  `);
  });

  test('a cut keeps the colours whole', () => {
    expect(cut(red, 3)).toBe('\x1b[31mcl…\x1b[39m');
    expect(cut('claw', 4)).toBe('claw');
    expect(cut('claw', 1)).toBe('…');
    expect(cut('claw', 0)).toBe('');
  });

  test('lines break between words', () => {
    expect(wrap('one two three\nfour', 8)).toEqual(['one two', 'three', 'four']);
    expect(ends('left', 'right', 12)).toBe('left   right');
  });

  test('untrusted text has no control characters', () => {
    expect(harmless('\x1b[2Ja\nb')).toBe('a b');
  });
});

describe('a menu', () => {
  const at = (n: number, typed = ''): { at: number; typed: string } => ({ at: n, typed });

  test('wraps around with the arrows', () => {
    expect(press(menu, 'up', 3, 3)).toEqual(at(2));
    expect(press(at(2), 'down', 3, 3)).toEqual(at(0));
    expect(press(at(1), 'right', 8, 4)).toEqual(at(5));
    expect(press(at(1), 'left', 8, 4)).toEqual(at(0));
    expect(press(at(1), 'end', 8, 4)).toEqual(at(7));
    expect(press(at(1), 'return', 8, 4)).toEqual({ picked: 1 });
    expect(press(at(1), 'x', 8, 4)).toBeNull();
  });

  test('with up to nine items a digit picks', () => {
    expect(press(menu, '3', 9, 9)).toEqual({ picked: 2 });
    expect(press(menu, '9', 3, 3)).toEqual(menu);
    expect(press(menu, '0', 3, 3)).toEqual(menu);
  });

  test('with more, digits are collected until Enter', () => {
    expect(press(menu, '1', 15, 5)).toEqual(at(0, '1'));
    expect(press(at(0, '1'), '2', 15, 5)).toEqual(at(11, '12'));
    expect(press(at(11, '12'), '3', 15, 5)).toEqual(at(2, '3'));
    expect(press(at(11, '12'), 'backspace', 15, 5)).toEqual(at(0, '1'));
    expect(press(at(11, '12'), 'return', 15, 5)).toEqual({ picked: 11 });
  });

  test('has columns while they fit, and scrolls when they do not', () => {
    const items = Array.from({ length: 30 }, (_, i) => `item ${i + 1}`);
    const grid = gridOf(items, 80, 6);
    expect(grid).toEqual({ lines: 6, columns: 3 });
    const lines = menuLines(items, { at: 29, typed: '' }, grid, 80, grey);
    expect(lines).toHaveLength(6);
    expect(lines.join('\n')).toContain('❯ 30 item 30');
    expect(lines.at(-1)).toContain('13–30 / 30');
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(80);
  });

  test('a letter is a key under any layout', () => {
    expect(['q', 'Q', 'й', 'Й', 'і', 'ы', '?'].map(command)).toEqual(['q', 'q', 'q', 'q', 's', 's', '?']);
  });
});

test('bars are as long as the points, and empty categories are left out', () => {
  const side = (...points: number[]): SideScore => ({
    total: points.reduce((a, b) => a + b),
    parts: points.map((each, i) => ({ part: 'abc'[i]!, points: each })),
  });
  const lines = bars(
    { scores: [side(4, 0, 2), side(2, 0, 1)], names: ['Ann', 'Bob'], part: (part) => part, total: 'sum', winners: [0] },
    40,
    grey,
  );
  const length = (line = '', from = 0, to = 40): number => line.slice(from, to).split('█').length - 1;
  expect(lines.filter((line) => line.startsWith('b'))).toEqual([]);
  const row = lines.find((line) => line.startsWith('a'));
  expect([length(row, 0, 22), length(row, 22)]).toEqual([11, 5]);
  expect(lines.at(-1)).toMatch(/^sum +6 +3$/);
});

test('a negative number is a shaded bar of the same scale', () => {
  const side = (gain: number, loss: number): SideScore => ({
    total: gain + loss,
    parts: [
      { part: 'gain', points: gain },
      { part: 'loss', points: loss },
    ],
  });
  const draw = (...scores: SideScore[]): string[] =>
    bars({ scores, names: ['Ann', 'Bob'], part: (part) => part, total: 'sum', winners: [0] }, 40, grey);
  const lines = draw(side(4, -2), side(2, 0));
  expect(lines.find((line) => line.startsWith('loss'))).toMatch(/^loss +−2 ░{6} +0$/);
  expect(lines.at(-1)).toMatch(/^sum +2 +2$/);
  expect(draw(side(0, -2), side(0, -12)).at(-1)).toMatch(/^sum +−2 +−12$/);
});

describe('the curtain', () => {
  const archive = { alliance: ['mage-1', 'mage-1', 'mage-1', 'mage-1'], locations: { 2: 'cartographers-archive' } };
  const searching = arrangeTable(conspiracy, { seats: 2, asks: 'location', turn: 0, players: [archive] }).state;
  const open = arrangeTable(conspiracy, { seats: 2, turn: 0, players: [archive] }).state;

  test('by default is drawn only if a player sees something private', () => {
    expect(isNeeded(conspiracy, searching, 'auto', 1, 0)).toBe(true);
    expect(isNeeded(conspiracy, searching, 'auto', 0, 1)).toBe(true);
    expect(isNeeded(conspiracy, searching, 'auto', 0, 0)).toBe(false);
    expect(isNeeded(conspiracy, open, 'auto', 1, 0)).toBe(false);
  });

  test('never means never, always means always, and a single player needs none', () => {
    expect(isNeeded(conspiracy, searching, 'never', 1, 0)).toBe(false);
    expect(isNeeded(conspiracy, open, 'always', 1, 0)).toBe(true);
    expect(isNeeded(conspiracy, open, 'always', null, 0)).toBe(false);
  });
});
