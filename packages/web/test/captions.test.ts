import type { Conspiracy } from '@fathom/conspiracy';
import type { LoggedMove, MoveOrigin } from '@fathom/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CaptionQueue } from '../src/shell/caption-queue.ts';
import { captionAt, turnText, type Moment, type TurnCaption } from '../src/shell/captions.ts';
import { hasViewerPlayed } from '../src/table/scene.ts';

const robbed: TurnCaption = { text: 'Bob takes a pearl from you.', harmsViewer: true, by: 1, ply: 5, turn: 1, kinds: ['pearlRobbed'] };
const drawn: TurnCaption = { text: 'Cat draws.', harmsViewer: false, by: 2, ply: 6, turn: 2, kinds: ['drawn'] };
const at = (ply: number, news: TurnCaption | null = null, rest: Partial<Moment> = {}): Moment => ({
  ply,
  mine: false,
  over: false,
  news,
  ...rest,
});

test('what was done to me outlives what others do next', () => {
  expect(captionAt(null, at(5, robbed))).toBe(robbed);
  expect(captionAt(robbed, at(6, drawn))).toBe(robbed);
  expect(captionAt(drawn, at(7, { ...robbed, ply: 7 }))).toEqual({ ...robbed, ply: 7 });
});

test('a caption is withdrawn when its move is taken back, when I have gone on, and when the game is over', () => {
  expect(captionAt(robbed, at(4))).toBeNull();
  expect(captionAt(robbed, at(6, null, { mine: true }))).toBeNull();
  expect(captionAt(robbed, at(5, robbed, { over: true }))).toBeNull();
  expect(captionAt(robbed, at(5))).toBe(robbed);
});

test('I have gone on as soon as I have decided something, also if the table has played for me since', () => {
  const line = (by: number | null, origin: MoveOrigin = {}): LoggedMove<Conspiracy> => ({ by, events: [], ...origin });
  const played = (...log: LoggedMove<Conspiracy>[]): boolean => hasViewerPlayed({ log, viewer: 0 });
  expect(played(line(null), line(1))).toBe(false);
  expect(played(line(1), line(0))).toBe(true);
  expect(played(line(1), line(0), line(0, { joins: true }), line(0, { playedBy: 'table' }))).toBe(true);
  expect(played(line(0), line(1), line(0, { playedBy: 'order' }))).toBe(false);
  expect(hasViewerPlayed({ log: [line(null)], viewer: null })).toBe(false);
});

test('news of the same kind replaces it: what it said is no longer so', () => {
  const another: TurnCaption = { text: 'Cat takes a pearl from Bob.', harmsViewer: false, by: 2, ply: 6, turn: 2, kinds: ['pearlRobbed'] };
  expect(captionAt(robbed, at(6, another))).toBe(another);
});

describe('a turn in words', () => {
  interface Event {
    readonly type: string;
    readonly line: string;
  }
  const event = (type: string, line: string): Event => ({ type, line });
  const tell = (events: readonly Event[]): string[] => events.map(({ line }) => line);
  const captionOf = (events: readonly Event[], telling: readonly string[] | null = ['quest', 'agent', 'goods']): string =>
    turnText(events, { tell, telling, subjects: ['You', 'Ann', 'Player 2'] });

  test('sentences about one player become one, and say no verb twice in a row', () => {
    const lines = [event('agent', 'Ann takes 2 gold.'), event('goods', 'Ann takes a card.'), event('goods', 'Ann scores 1 VP.')];
    expect(captionOf(lines)).toBe('Ann takes 2 gold, a card, scores 1 VP.');
    const from = [event('agent', 'Ann assigns an agent to the Plinth.'), event('goods', 'Ann takes 1 cleric (The Plinth).')];
    expect(captionOf(from)).toBe('Ann assigns an agent to the Plinth, takes 1 cleric.');
    expect(captionOf([event('agent', 'Player 2 pays.'), event('goods', 'You take 1 gold.')])).toBe('Player 2 pays. You take 1 gold.');
  });

  test('the most telling events that fit are described, in their order', () => {
    const long = 'Ann assigns an agent to the second space of the harbour.';
    const lines = [event('agent', long), event('goods', 'Ann takes 1 fighter and 2 wizards.'), event('quest', 'Ann completes Heist.')];
    expect(captionOf(lines)).toBe('Ann assigns an agent to the second space of the harbour, completes Heist.');
    expect(captionOf([event('other', 'Ann pays.'), event('goods', 'Ann takes 1 gold.')])).toBe('Ann takes 1 gold.');
  });

  test('where nothing telling has happened yet, nothing is said; where all is telling, the newest that fits', () => {
    const lines = [event('other', 'Ann reveals a card.'), event('other', 'Player 2 passes.')];
    expect(captionOf(lines)).toBe('');
    expect(captionOf(lines, null)).toBe('Ann reveals a card. Player 2 passes.');
    expect(captionOf([event('a', `Ann ${'x'.repeat(70)}.`), event('b', 'Ann passes.')], null)).toBe('Ann passes.');
  });

  test('a list that is too long is left to the log', () => {
    const lords = Array.from({ length: 12 }, (_, i) => `Treasurer (${i})`).join(', ');
    const pile = event('quest', `Ann takes the pile: ${lords}.`);
    expect(captionOf([pile])).toBe('Ann takes the pile.');
    expect(captionOf([pile, event('agent', 'Ann scores 1 VP.')])).toBe('Ann takes the pile, scores 1 VP.');
  });
});

describe('captions one after another', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const said = (text: string, turn: number, rest: Partial<TurnCaption> = {}): TurnCaption => ({ ...drawn, text, turn, ply: turn, ...rest });
  const watched = (): { seen: string[]; queue: CaptionQueue } => {
    const seen: string[] = [];
    return { seen, queue: new CaptionQueue((each) => seen.push(each?.text ?? '')) };
  };

  test('each stays until it can have been read', () => {
    const { seen, queue } = watched();
    queue.at(at(1, said('x'.repeat(40), 1)));
    queue.at(at(2, said('next', 2)));
    vi.advanceTimersByTime(2300);
    expect(seen).toEqual(['x'.repeat(40)]);
    vi.advanceTimersByTime(200);
    expect(seen.at(-1)).toBe('next');
    vi.advanceTimersByTime(5000);
    queue.at(at(3, said('at once', 3)));
    expect(seen.at(-1)).toBe('at once');
  });

  test('of a turn that goes on only the newest words wait', () => {
    const { seen, queue } = watched();
    for (const text of ['one', 'one, two', 'one, two, three']) queue.at(at(1, said(text, 1)));
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['one', 'one, two, three']);
  });

  test('what is done to me is said at once, and what I do ends all captions', () => {
    const { seen, queue } = watched();
    queue.at(at(1, said('one', 1)));
    queue.at(at(2, said('robbed', 2, { harmsViewer: true, kinds: ['robbed'] })));
    expect(seen.at(-1)).toBe('robbed');
    queue.at(at(3, said('later', 3, { kinds: ['robbed'] })));
    queue.at(at(4, null, { mine: true }));
    expect(seen.at(-1)).toBe('');
    vi.advanceTimersByTime(5000);
    expect(seen.at(-1)).toBe('');
  });
});
