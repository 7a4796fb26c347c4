import { expect, test } from 'vitest';
import { peekPlace } from '../src/shell/peek-place.ts';

const within = { width: 1280, height: 720 };
const size = { width: 400, height: 250 };
const card = (left: number, top: number) => ({ left, top, width: 100, height: 140 });

test('a tooltip stands beside its piece, in the window', () => {
  expect(peekPlace(card(100, 300), size, within, [])).toEqual({ left: 210, top: 300 });
  expect(peekPlace(card(1150, 300), size, within, [])).toEqual({ left: 740, top: 300 });
});

test('it covers none of the pieces that can be picked instead, if there is another place', () => {
  const cards = [card(950, 405), card(1055, 405), card(1160, 405)];
  const prompt = { left: 780, top: 555, width: 480, height: 155 };
  for (const piece of cards) {
    const others = [...cards.filter((each) => each !== piece), prompt];
    expect(peekPlace(piece, size, within, others)).toMatchObject({ bottom: 720 - 405 + 10 });
  }
});

test('one that may become higher than expected grows away from its piece', () => {
  expect(peekPlace(card(600, 560), size, within, [])).toEqual({ left: 710, bottom: 10 });
});
