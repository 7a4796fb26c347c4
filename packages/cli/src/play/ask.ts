import {
  answerText,
  seatView,
  evaluateSelection,
  type SeatView,
  type OfferedMove,
  type Move,
  type Piece,
  type Playable,
  type Seat,
} from '@fathom/kernel';
import { command, type Key } from '../terminal/keys.ts';
import { gridOf, menu, menuLines, press, type Menu } from '../terminal/menu.ts';
import type { Size } from '../terminal/screen.ts';
import { linesFor, movesOf, touchedBy, type MenuLine } from './narrow.ts';
import type { Progress } from './progress.ts';
import { answerLabel, explained, namesAt, show, type Table } from './table.ts';

/** What a person chose: an answer, or a command of the terminal. */
export type UserAction<G extends Playable<G>> =
  | { readonly type: 'move'; readonly moves: readonly Move<G>[] }
  | { readonly type: 'undo' | 'redo' | 'pieces' | 'rules' | 'log' | 'save' | 'quit' };

const actions = { u: 'undo', y: 'redo', '?': 'pieces', r: 'rules', l: 'log', s: 'save', q: 'quit' } as const satisfies Record<Key, string>;

const isAction = (key: Key): key is keyof typeof actions => Object.hasOwn(actions, key);

/** An answer in progress; nothing of it is played yet. */
interface Draft<G extends Playable<G>> {
  /** The parts that are chosen. */
  readonly chosen: readonly OfferedMove<G>[];
  /** The pieces that are picked for the next part. */
  readonly picked: readonly Piece[];
}

const nothing = { chosen: [], picked: [] } as const;

/** Lets one person choose. The board highlights what can be touched and what is selected. */
export async function ask<G extends Playable<G>>(
  table: Table<G>,
  progress: Progress<G>,
  seat: Seat,
  notice: string,
): Promise<UserAction<G>> {
  const seen = seatView(table.entry.game, progress.state, seat);
  let draft: Draft<G> = nothing;
  let at: Menu = menu;
  let shownNotice = notice;
  for (;;) {
    const { lines, prompt } = put(table, seen, draft);
    const labels = lines.map((line) => lineLabel(table, seen.view, line));
    let perColumn = 1;
    show(table, progress, seat, {
      prompt,
      menu: ({ columns, rows }: Size) => {
        const grid = gridOf(labels, columns, menuRoom(rows));
        perColumn = grid.lines;
        return menuLines(labels, at, grid, columns, table.t.paint);
      },
      hint: hint(table, lines[at.at]!),
      notice: shownNotice,
      keys: hints(table, draft !== nothing),
      lit: new Set(lines.flatMap(touchedBy)),
      chosen: new Set([...draft.picked, ...touchedBy(lines[at.at]!)]),
    });
    const key = await table.t.keyboard.next();
    shownNotice = '';
    const pressed = press(at, key, lines.length, perColumn);
    if (pressed !== null && !('picked' in pressed)) at = pressed;
    else if (pressed !== null) {
      const line = lines[pressed.picked]!;
      if (line.type === 'piece') draft = { chosen: draft.chosen, picked: draft.picked.concat(line.piece) };
      else {
        const chosen = draft.chosen.concat(line.option);
        if (line.option.next === undefined) return { type: 'move', moves: chosen.flatMap(movesOf) };
        draft = { chosen, picked: [] };
      }
      at = menu;
    } else if (draft !== nothing && (key === 'escape' || key === 'backspace')) {
      draft = back(draft);
      at = menu;
    } else if (isAction(command(key))) return { type: actions[command(key) as keyof typeof actions] };
  }
}

/** One step back: the last piece, or else the last part. */
function back<G extends Playable<G>>({ chosen, picked }: Draft<G>): Draft<G> {
  if (picked.length > 0) return { chosen, picked: picked.slice(0, -1) };
  return chosen.length > 1 ? { chosen: chosen.slice(0, -1), picked: [] } : nothing;
}

/** The answers to choose from, and their question. */
function put<G extends Playable<G>>(
  { entry, t }: Table<G>,
  seen: SeatView<G>,
  { chosen, picked }: Draft<G>,
): { readonly lines: readonly MenuLine<G>[]; readonly prompt: string } {
  const text = entry.texts[t.text.language];
  const level = chosen.at(-1)?.next ?? seen;
  const question = level.prompt === null ? t.text.end.title : text.prompt(level.prompt);
  if (level.assembly === undefined || level.prompt === null) {
    const lines = linesFor<G>(level.moves, picked);
    return { lines, prompt: lines.some(({ type }) => type === 'piece') ? `${question}. ${t.text.play.firstOf}` : question };
  }
  const { open, ready, sums } = evaluateSelection(entry.game, level.prompt, level.assembly, picked);
  const finishes = ready.map(([move, ...more]): MenuLine<G> => ({
    type: 'move',
    option: { move: move!, more, touches: picked, final: false },
  }));
  const shortcuts = picked.length > 0 ? [] : level.moves.filter(({ shortcut }) => shortcut === true);
  const pieces = open.map((piece): MenuLine<G> => ({ type: 'piece', piece }));
  return {
    lines: [...finishes, ...shortcuts.map((option): MenuLine<G> => ({ type: 'move', option })), ...pieces],
    prompt: text.sums === undefined ? question : `${question}. ${text.sums(sums)}`,
  };
}

/** A tall window shows six lines of choices, a low one what is left below a small board. */
const menuRoom = (rows: number): number => Math.max(2, Math.min(6, rows - 18));

function lineLabel<G extends Playable<G>>(table: Table<G>, view: G['view'], line: MenuLine<G>): string {
  const { entry, t } = table;
  const text = entry.texts[t.text.language];
  if (line.type === 'move')
    return answerLabel(table, view, answerText(text, movesOf(line.option), namesAt(table, view)), line.option.touches);
  return `${entry.chip(line.piece, view, t.paint)} ${text.piece(line.piece)?.name ?? line.piece}`;
}

/** What the selected pieces do, and whether the answer can be undone. */
function hint<G extends Playable<G>>(table: Table<G>, line: MenuLine<G>): string {
  const final = line.type === 'move' && line.option.final ? [table.t.text.play.final] : [];
  return [explained(table, [...new Set(touchedBy(line))]), ...final].filter((part) => part !== '').join(' ');
}

function hints<G extends Playable<G>>({ t }: Table<G>, narrowed: boolean): string[] {
  const { choose, enter, back: goBack, undo, redo, pieces, rules, log, save, quit } = t.text.keys;
  return [choose, enter, ...(narrowed ? [goBack] : []), undo, redo, pieces, rules, log, save, quit];
}
