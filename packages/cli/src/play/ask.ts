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
import type { LocalGame } from '@fathom/table';
import { command, type Key } from '../terminal/keys.ts';
import { gridOf, menu, menuLines, press, type Menu } from '../terminal/menu.ts';
import type { Size } from '../terminal/screen.ts';
import { linesFor, movesOf, touchedBy, type MenuLine } from './narrow.ts';
import { nameIn, stateOf, textOf } from './printed.ts';
import { answerLabel, explained, show, type ShownGame } from './show.ts';

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

/** The draft, and the line of the menu that is selected. */
interface Selection<G extends Playable<G>> {
  readonly draft: Draft<G>;
  readonly at: Menu;
}

/** Lets one person choose. The board highlights what can be touched and what is selected. */
export async function ask<G extends Playable<G>>(game: ShownGame<G>, local: LocalGame, seat: Seat, notice: string): Promise<UserAction<G>> {
  const seen = seatView(game.entry.game, stateOf<G>(local), seat);
  let now: Selection<G> = { draft: nothing, at: menu };
  for (let shownNotice = notice; ; shownNotice = '') {
    const { draft, at } = now;
    const { lines, prompt } = put(game, seen, draft);
    const labels = lines.map((line) => lineLabel(game, seen.view, line));
    let perColumn = 1;
    show(game, local, seat, {
      prompt,
      menu: ({ columns, rows }: Size) => {
        const grid = gridOf(labels, columns, mostLines(rows));
        perColumn = grid.lines;
        return menuLines(labels, at, grid, columns, game.t.paint);
      },
      hint: hint(game, lines[at.at]!),
      notice: shownNotice,
      keys: hints(game, draft !== nothing),
      lit: new Set(lines.flatMap(touchedBy)),
      chosen: new Set([...draft.picked, ...touchedBy(lines[at.at]!)]),
    });
    const next = after(now, await game.t.keyboard.next(), lines, perColumn);
    if ('type' in next) return next;
    now = next;
  }
}

/** The effect of a key: an action, or another selection. */
function after<G extends Playable<G>>(
  now: Selection<G>,
  key: Key,
  lines: readonly MenuLine<G>[],
  perColumn: number,
): UserAction<G> | Selection<G> {
  const pressed = press(now.at, key, lines.length, perColumn);
  if (pressed !== null) return 'picked' in pressed ? withLine(now.draft, lines[pressed.picked]!) : { ...now, at: pressed };
  if (now.draft !== nothing && (key === 'escape' || key === 'backspace')) return { draft: back(now.draft), at: menu };
  const action = command(key);
  return isAction(action) ? { type: actions[action] } : now;
}

/** The draft with one more line of the menu, or the whole answer. */
function withLine<G extends Playable<G>>({ chosen, picked }: Draft<G>, line: MenuLine<G>): UserAction<G> | Selection<G> {
  if (line.type === 'piece') return { draft: { chosen, picked: [...picked, line.piece] }, at: menu };
  const parts = [...chosen, line.option];
  if (line.option.next === undefined) return { type: 'move', moves: parts.flatMap(movesOf) };
  return { draft: { chosen: parts, picked: [] }, at: menu };
}

/** One step back: the last piece, or else the last part. */
function back<G extends Playable<G>>({ chosen, picked }: Draft<G>): Draft<G> {
  if (picked.length > 0) return { chosen, picked: picked.slice(0, -1) };
  return chosen.length > 1 ? { chosen: chosen.slice(0, -1), picked: [] } : nothing;
}

/** The answers to choose from, and their question. */
function put<G extends Playable<G>>(
  game: ShownGame<G>,
  seen: SeatView<G>,
  { chosen, picked }: Draft<G>,
): { readonly lines: readonly MenuLine<G>[]; readonly prompt: string } {
  const { entry, t } = game;
  const text = textOf(game);
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
const mostLines = (rows: number): number => Math.max(2, Math.min(6, rows - 18));

function lineLabel<G extends Playable<G>>(game: ShownGame<G>, view: G['view'], line: MenuLine<G>): string {
  const { entry, t } = game;
  const text = textOf(game);
  if (line.type === 'move') return answerLabel(game, view, answerText(text, movesOf(line.option), nameIn(game, view)), line.option.touches);
  return `${entry.chip(line.piece, view, t.paint)} ${text.piece(line.piece)?.name ?? line.piece}`;
}

/** What the selected pieces do, and whether the answer can be undone. */
function hint<G extends Playable<G>>(game: ShownGame<G>, line: MenuLine<G>): string {
  const final = line.type === 'move' && line.option.final ? [game.t.text.play.final] : [];
  return [explained(game, [...new Set(touchedBy(line))]), ...final].filter((part) => part !== '').join(' ');
}

function hints<G extends Playable<G>>({ t }: ShownGame<G>, narrowed: boolean): string[] {
  const { choose, enter, back: goBack, undo, redo, pieces, rules, log, save, quit } = t.text.keys;
  return [choose, enter, ...(narrowed ? [goBack] : []), undo, redo, pieces, rules, log, save, quit];
}
