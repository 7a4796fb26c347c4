import { look, type Move, type Piece, type Playable, type Seat, type Sitting } from '@fathom/kernel';
import { command, type Key } from '../terminal/keys.ts';
import { gridOf, menu, menuLines, press, type Menu } from '../terminal/menu.ts';
import type { Size } from '../terminal/screen.ts';
import { linesFor, touchedBy, type Line } from './narrow.ts';
import { explained, moveLabel, question, show, type Table } from './table.ts';

/** What a person wants: a move, or something of the shell. */
export type Wish<G extends Playable<G>> =
  | { readonly type: 'move'; readonly move: Move<G> }
  | { readonly type: 'undo' | 'redo' | 'pieces' | 'rules' | 'log' | 'save' | 'quit' };

const wishes = { u: 'undo', y: 'redo', '?': 'pieces', r: 'rules', l: 'log', s: 'save', q: 'quit' } as const satisfies Record<Key, string>;

const isWish = (key: Key): key is keyof typeof wishes => Object.hasOwn(wishes, key);

/** Lets one person choose. The table lights what can be touched and what the hand lies on. */
export async function ask<G extends Playable<G>>(table: Table<G>, sitting: Sitting<G>, seat: Seat, notice: string): Promise<Wish<G>> {
  const { view, moves } = look(table.entry.game, sitting.history.now, seat);
  const lit = new Set(moves.flatMap(({ touches }) => touches));
  let picked: Piece | null = null;
  let at: Menu = menu;
  let said = notice;
  for (;;) {
    const lines: readonly Line<G>[] = linesFor<G>(moves, picked);
    const labels = lines.map((line) => lineLabel(table, view, line));
    const touches = touchedBy(lines[at.at]!);
    let perColumn = 1;
    show(table, sitting, seat, {
      prompt: lines.some(({ type }) => type === 'piece')
        ? `${question(table, sitting)}. ${table.t.text.play.firstOf}`
        : question(table, sitting),
      menu: ({ columns, rows }: Size) => {
        const grid = gridOf(labels, columns, menuRoom(rows));
        perColumn = grid.lines;
        return menuLines(labels, at, grid, columns, table.t.paint);
      },
      hint: hint(table, lines[at.at]!),
      notice: said,
      keys: hints(table, picked !== null),
      lit,
      chosen: new Set(touches),
    });
    const key = await table.t.keyboard.next();
    said = '';
    const pressed = press(at, key, lines.length, perColumn);
    if (pressed !== null && !('picked' in pressed)) at = pressed;
    else if (pressed !== null) {
      const line = lines[pressed.picked]!;
      if (line.type === 'move') return { type: 'move', move: line.option.move };
      picked = line.piece;
      at = menu;
    } else if (picked !== null && (key === 'escape' || key === 'backspace')) {
      picked = null;
      at = menu;
    } else if (isWish(command(key))) return { type: wishes[command(key) as keyof typeof wishes] };
  }
}

/** A tall window shows six lines of choices, a low one what is left beside a small table. */
const menuRoom = (rows: number): number => Math.max(2, Math.min(6, rows - 18));

function lineLabel<G extends Playable<G>>(table: Table<G>, view: G['view'], line: Line<G>): string {
  if (line.type === 'move') return moveLabel(table, view, line.option.move, line.option.touches);
  const { entry, t } = table;
  return `${entry.chip(line.piece, view, t.paint)} ${entry.texts[t.text.language].piece(line.piece)?.name ?? line.piece}`;
}

/** What the pieces under the hand do, and whether there is a way back. */
function hint<G extends Playable<G>>(table: Table<G>, line: Line<G>): string {
  const final = line.type === 'move' && line.option.final ? [table.t.text.play.final] : [];
  return [explained(table, touchedBy(line)), ...final].filter((part) => part !== '').join(' ');
}

function hints<G extends Playable<G>>({ t }: Table<G>, narrowed: boolean): string[] {
  const { choose, enter, back, undo, redo, pieces, rules, log, save, quit } = t.text.keys;
  return [choose, enter, ...(narrowed ? [back] : []), undo, redo, pieces, rules, log, save, quit];
}
