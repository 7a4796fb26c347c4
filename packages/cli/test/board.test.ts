import { conspiracy, type View } from '@fathom/conspiracy';
import { languages, type Language, type Piece } from '@fathom/kernel';
import { texts } from '@fathom/conspiracy/text';
import { arrangeTable } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { board } from '../src/games/conspiracy/index.ts';
import { painter, type Depth } from '../src/terminal/paint.ts';
import { plain, width } from '../src/terminal/width.ts';

const facts = {
  seats: 3,
  turn: 0,
  asks: 'keep',
  revealed: ['politician-1', 'mage-4'],
  players: [
    {
      alliance: ['mage-1', 'mage-1', 'military-6', 'farmer-3', 'merchant-0', 'politician-4'],
      locations: { 2: 'grand-citadel' },
      pearls: 3,
    },
    { alliance: ['farmer-1', 'farmer-2', 'farmer-2'], locations: { 2: 'twin-straits', 3: 'farmer-guildhall' } },
    {},
  ],
  piles: { military: ['military-1', 'military-1', 'military-3'] },
  openLocations: ['oyster-market', 'narrow-strait'],
  restriction: { draw: 2, by: 1 },
};
const view: View = conspiracy.view(arrangeTable(conspiracy, facts).state, 0);

const draw = (columns: number, rows: number, language: Language = 'en', depth: Depth = 0, chosen: readonly Piece[] = []): string[] =>
  board.drawBoard({
    view,
    seat: 0,
    name: (side) => ['Ann', 'Bob', 'Cleo'][side]!,
    text: texts[language],
    language,
    paint: painter(depth),
    columns,
    rows,
    lit: new Set(chosen),
    chosen: new Set(chosen),
  });

describe('the table of Conspiracy', () => {
  test('with room', () => {
    expect(`\n${draw(100, 30).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      ╭ ▤ Lord deck 46 ──╮╭ ◎ Farmers ───╮╭ ✖ Military ──╮╭ ■ Merchants ─╮╭ ▲ Politicians╮╭ ◆ Mages ─────╮
      │ ░░░░░░░░░░░░░░░░ ││              ││ 3●● 1⚲×2     ││              ││              ││              │
      │ ░░░░░░░░░░░░░░░░ ││              ││              ││              ││              ││              │
      ╰──────────────────╯╰──────────────╯╰──────────────╯╰──────────────╯╰──────────────╯╰──────────────╯
      ▤ Location deck 19 │ Open: ⌂1×●● Oyster Market  ⌂3 ▤1 Narrow Strait
      ● Master of Pearls: Ann (3)                           Until Bob’s turn everyone else draws exactly 2
      Revealed: ▲1⚲  ◆4●
      ▶ Ann ●3                         Total 32   Bob                                             Total 18
      ╭───────┬───────┬───────┬───────┬───────╮   ◎1⚲   ◎2⚷★⌂ ◎2⚷ ⌂   ·     ·    ⌂3 Twin Straits
      │ ◆ 1 ⚲ │ ◆ 1 ⚲ │ ✖ 6 ✦ │ ◎ 3 ●●│ ■ 0 ⇄ │        ·     ·     ·     ·       ⌂4 Farmers’ Guildhall
      │ ★    1│  ⌂7  2│ ★    3│ ★    4│ ★    5│           ·     ·     ·
      ╰───┬───┴───┬───┴───┬───┴───┬───┴───┬───╯              ·     ·
          │ ▲ 4 ● │       │       │       │                     ·
          │ ★    6│      7│      8│      9│       Cleo                                             Total 0
          ╰───┬───┴───┬───┴───┬───┴───┬───╯         ·     ·     ·     ·     ·
              │       │       │       │                ·     ·     ·     ·
              │     10│     11│     12│                   ·     ·     ·
              ╰───┬───┴───┬───┴───┬───╯                      ·     ·
                  │       │       │                             ·
                  │     13│     14│
                  ╰───┬───┴───┬───╯
                      │       │
                      │     15│
                      ╰───────╯
      ⌂7 Grand Citadel
      "
    `);
  });

  test('without', () => {
    expect(`\n${draw(80, 14).join('\n')}\n`).toMatchInlineSnapshot(`
      "
      ▤ Lord deck 46 │ ◎ – │ ✖ 3●● 1⚲×2 │ ■ – │ ▲ – │ ◆ –

      ▤ Location deck 19 │ Open: ⌂1×●● Oyster Market  ⌂3 ▤1 Narrow Strait
      ● Master of Pearls: Ann (3)       Until Bob’s turn everyone else draws exactly 2
      Revealed: ▲1⚲  ◆4●
      ▶ Ann ●3                   32  Bob              18  Cleo              0
      ◆1⚲★  ◆1⚲ ⌂ ✖6✦★  ◎3●★  ■0⇄★   ◎1  ◎2✪ ◎2⌂  ·   ·    ·   ·   ·   ·   ·
         ▲4●★    ·     ·     ·          ·   ·   ·   ·        ·   ·   ·   ·
              ·     ·     ·               ·   ·   ·            ·   ·   ·
                 ·     ·                    ·   ·                ·   ·
                    ·                         ·                    ·
      ⌂7 Grand Citadel
      "
    `);
  });

  test.each(
    languages.flatMap((language) =>
      [60, 80, 100, 140].flatMap((columns) => [10, 14, 30].map((rows) => [language, columns, rows] as const)),
    ),
  )('%s fits %i columns and %i lines', (language, columns, rows) => {
    const lines = draw(columns, rows, language, 24);
    expect(lines.length).toBeLessThanOrEqual(rows);
    if (columns >= 80) for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
  });

  test('colour adds nothing that is not there without it', () => {
    expect(plain(draw(100, 30, 'en', 24).join('\n'))).toBe(draw(100, 30).join('\n'));
  });

  test('the selection is highlighted', () => {
    const ember = '\x1b[48;2;255;180;84m';
    expect(draw(100, 30, 'en', 24).join('\n')).not.toContain(ember);
    expect(draw(100, 30, 'en', 24, ['oyster-market']).join('\n')).toContain(ember);
    expect(draw(100, 30, 'en', 24, [view.players[0]!.alliance[2]!]).join('\n')).toContain(ember);
  });

  test('every piece that can be looked up has a text in every language', () => {
    for (const language of languages) for (const piece of board.pieces(view)) expect(texts[language].piece(piece)).not.toBeNull();
  });
});
