import { encode, type Playable, retrace, verify } from '@fathom/kernel';
import type { TerminalGame } from '../games/entry.ts';
import { bars } from '../terminal/bars.ts';
import { command } from '../terminal/keys.ts';
import { gridOf, menu, menuLines, press } from '../terminal/menu.ts';
import { tones } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { verdictLines } from '../verdict.ts';
import type { SeatHolder } from './seats.ts';
import { namesOf } from './log.ts';
import type { Table } from './table.ts';
import type { Progress } from './progress.ts';
import { watch } from './watch.ts';

const choices = ['replay', 'verify', 'again', 'leave'] as const;

/** The end: where the points came from, who won, and what can be done with the game now. */
export async function endScene<G extends Playable<G>>(table: Table<G>, progress: Progress<G>): Promise<'again' | 'leave'> {
  const { t, entry } = table;
  let at = menu;
  let notice: readonly string[] = [];
  for (;;) {
    const labels = choices.map((choice) => t.text.end.menu[choice]);
    t.screen.show((size) => {
      const lines = [...result(table, progress, size.columns - 2), ''];
      const [title = '', ...linkText] = linkLines(table, progress, size.columns - 2);
      const link = [t.paint.fg(tones.muted, title), ...linkText, ''];
      const below = [
        ...notice.map((line) => t.paint.fg(tones.glow, line)),
        ...(notice.length > 0 ? [''] : []),
        ...menuLines(labels, at, gridOf(labels, size.columns, 4), size.columns, t.paint),
      ];
      // A low window can do without the link: it is printed again when the terminal is closed.
      return lines.length + link.length + below.length <= size.rows ? [...lines, ...link, ...below] : [...lines, ...below];
    });
    const key = await t.keyboard.next();
    if (command(key) === 'q' || key === 'escape') return 'leave';
    const pressed = press(at, key, choices.length, choices.length);
    if (pressed === null) continue;
    if (!('picked' in pressed)) {
      at = pressed;
      continue;
    }
    const choice = choices[pressed.picked]!;
    if (choice === 'again' || choice === 'leave') return choice;
    if (choice === 'verify')
      notice = verdictLines(
        verify(entry.game, progress.record, null),
        namesOf(
          entry,
          table.holders.map(({ name }) => name),
          entry.game.view(progress.state, null),
          t.text.language,
        ),
        t.text,
      ).lines;
    else await again(table, progress);
  }
}

async function again<G extends Playable<G>>({ t, entry, holders }: Table<G>, progress: Progress<G>): Promise<void> {
  const retraced = retrace(entry.game, progress.record);
  if (!retraced.ok) return;
  await watch(t, { entry, names: holders.map(({ name }) => name), moments: retraced.value.moments, seat: null }, 0);
}

/** What the result needs of a table: no keyboard. */
export interface Finished<G extends Playable<G>> {
  readonly entry: TerminalGame<G>;
  readonly holders: readonly SeatHolder[];
  readonly t: Pick<Terminal, 'text' | 'paint'>;
}

/** The winners, and the points by category. Also printed when the game is closed. */
export function result<G extends Playable<G>>({ t, entry, holders }: Finished<G>, progress: Progress<G>, columns: number): string[] {
  const { text, paint } = t;
  const state = progress.state;
  const view = entry.game.view(state, null);
  const names = holders.map((holder) => holder.name);
  const name = namesOf(entry, names, view, text.language);
  const scores = entry.game.score(view);
  const winners = state.outcome?.winners ?? [];
  const list = new Intl.ListFormat(text.language, { type: 'conjunction' }).format(winners.map(name));
  const sentence = winners.length > 1 ? text.end.shared(list) : text.end.wins(list);
  const sides = scores.map((_, side) => name(side));
  return [
    paint.fg(tones.brass, `≋ Fathom · ${entry.texts[text.language].title} · ${text.end.title}`),
    '',
    paint.bold(paint.fg(tones.ember, sentence)),
    '',
    ...bars({ scores, names: sides, part: entry.texts[text.language].part, total: text.end.total, winners }, columns, paint),
  ];
}

/** A title and the game as a link, wrapped if there is a width; or why there is none: the rules have changed meanwhile. */
export function linkLines<G extends Playable<G>>({ t, entry }: Finished<G>, { record }: Progress<G>, columns = Infinity): string[] {
  const link = encode(entry.game, record);
  if (!link.ok) return [t.text.trouble.fault({ code: 'fault', fault: link.fault, source: 'Fathom' })];
  const lines = [t.text.end.link];
  for (let from = 0; from < link.value.length; from += columns) lines.push(link.value.slice(from, from + columns));
  return lines;
}
