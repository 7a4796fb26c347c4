import { below, rngFrom } from '@fathom/kernel';
import { emptyLog, readLog, replayedLog, seedOf, withLine, type GameStart, type LoggedEvent, type NumberedEvent } from '@fathom/table';
import { describe, expect, test } from 'vitest';
import { BareTable, START } from './bareTable.ts';

const games = ['conspiracy', 'abyss', 'waterdeep'] as const;

/** A table after many answers, some of them undone and redone, with all its events. */
function played(game: (typeof games)[number]): { t: BareTable; events: NumberedEvent[] } {
  const rng = rngFrom(`log of ${game}`);
  const t = new BareTable(game, ['Ann', 'Bob']).begin();
  for (let i = 0; i < 120 && t.table.play!.waiting.length > 0; i++) {
    const seat = t.table.play!.state.actor;
    if (i % 9 === 8 && seat !== null) t.do(seat, { type: 'undo', to: t.ply - 1 });
    if (i % 27 === 8 && seat !== null) t.do(seat, { type: 'redo' });
    t.playAny((count) => below(rng, count));
    t.now += below(rng, 3) * 1000;
  }
  // Numbers are missing where chat was, and a clock may be set back.
  const events = t.events.map((event, i): NumberedEvent => ({ ...event, seq: i * 2 + 1, at: START + (i % 7) * 500 - (i % 3) }));
  return { t, events };
}

const textOf = (events: readonly NumberedEvent[], isReplayable: boolean): string =>
  events.reduce((log, event) => withLine(log, event, isReplayable), emptyLog).text;

const withoutHash = (events: readonly NumberedEvent[]): unknown => events.map((event) => ({ ...event, hash: undefined }));

const dealOf =
  ({ rules, table }: BareTable) =>
  (): GameStart =>
    rules.begin(table.seats.length, table.options, seedOf(table));

describe.each(games)('the log of %s', (game) => {
  const { t, events } = played(game);
  const { state } = t.table.play!;

  test('holds no events of moves, and a replay gives back every one of them', () => {
    expect(events.some(({ kind }) => kind === 'undone')).toBe(true);
    const text = textOf(events, true);
    expect(text.length).toBeLessThan(events.length * 20 + 600);
    const { events: again, isWhole } = replayedLog(readLog(text), { state: null, deal: dealOf(t) }, state, t.rules);
    expect(isWhole).toBe(true);
    expect(withoutHash(again)).toEqual(withoutHash(events));
  });

  test('of a game that cannot be replayed holds everything', () => {
    const logged = readLog(textOf(events, false));
    expect(withoutHash(logged as NumberedEvent[])).toEqual(withoutHash(events));
    const never = (): never => {
      throw new Error('nothing is replayed');
    };
    expect(replayedLog(logged, { state: null, deal: never }, state, t.rules)).toMatchObject({ isWhole: true, events: logged });
  });

  test('that leads to another state has moves without events: nobody knows what they led to', () => {
    const logged = readLog(textOf(events, true));
    const changed = logged.map((event, i): LoggedEvent => (event.kind === 'played' && i > 20 ? { ...event, index: 0 } : event));
    for (const wrong of [changed, logged.slice(0, -3)]) {
      const { events: again, isWhole } = replayedLog(wrong, { state: null, deal: dealOf(t) }, state, t.rules);
      expect(isWhole).toBe(false);
      expect(again.map(({ seq }) => seq)).toEqual(wrong.map(({ seq }) => seq));
      for (const event of again) if (event.kind === 'played') expect(event.events).toEqual([]);
    }
  });
});

test('a move that the table played looks in the log as it was', () => {
  const event: NumberedEvent = {
    kind: 'played',
    seat: 12,
    by: 'table',
    joins: true,
    own: true,
    ply: 1,
    events: [],
    index: 345,
    seq: 1,
    at: 5,
  };
  const { ply: _ply, events: _events, ...bare } = event;
  expect(readLog(textOf([event, { ...event, by: 'clock', seq: 2 }], true))).toEqual([bare, { ...bare, by: 'clock', seq: 2 }]);
});

test.each(['x0.1', '5p0', '+p0.1', '{"kind":', '1\n\n2', ''])('a damaged line is an error: %j', (text) => {
  expect(() => readLog(text)).toThrow();
});
