import { encode, type Playable, retrace, verify } from '@fathom/kernel';
import type { LocalGame } from '@fathom/table';
import { bars } from '../terminal/bars.ts';
import { choose } from '../terminal/menu.ts';
import { tones } from '../terminal/paint.ts';
import { verdictLines } from './verdict.ts';
import { nameIn, stateOf, textOf, type PrintedGame } from './printed.ts';
import type { ShownGame } from './show.ts';
import { watch } from './watch.ts';

const choices = ['replay', 'verify', 'again', 'leave'] as const;

/** The end: where the points came from, who won, and what can be done with the game now. */
export async function endScene<G extends Playable<G>>(game: ShownGame<G>, local: LocalGame): Promise<'again' | 'leave'> {
  const { t, entry } = game;
  const labels = choices.map((choice) => t.text.end.menu[choice]);
  let chosen = 0;
  let notice: readonly string[] = [];
  for (;;) {
    const picked = await choose(
      t,
      labels,
      () => 4,
      (list, { columns, rows }) => {
        const lines = [...resultLines(game, local, columns - 2), ''];
        const [title = '', ...linkText] = linkLines(game, local, columns - 2);
        const link = [t.paint.fg(tones.muted, title), ...linkText, ''];
        const below = [...notice.map((line) => t.paint.fg(tones.glow, line)), ...(notice.length > 0 ? [''] : []), ...list];
        // A low window can do without the link: it is printed again when the terminal is closed.
        return lines.length + link.length + below.length <= rows ? [...lines, ...link, ...below] : [...lines, ...below];
      },
      chosen,
    );
    const choice = picked === null ? 'leave' : choices[picked]!;
    if (choice === 'again' || choice === 'leave') return choice;
    if (choice === 'replay') await replayed(game, local);
    else {
      const name = nameIn(game, entry.game.view(stateOf<G>(local), null));
      notice = verdictLines(verify(entry.game, local.record, null), name, t.text).lines;
    }
    chosen = picked!;
  }
}

async function replayed<G extends Playable<G>>(game: ShownGame<G>, { record }: LocalGame): Promise<void> {
  const retraced = retrace(game.entry.game, record);
  if (retraced.ok) await watch(game, { moments: retraced.value.moments, seat: null }, 0);
}

/** What is printed of a finished game: its result and its link. */
export const endLines = <G extends Playable<G>>(game: PrintedGame<G>, local: LocalGame, columns: number): string[] => [
  ...resultLines(game, local, columns),
  '',
  ...linkLines(game, local),
];

/** The winners, and the points by category. */
function resultLines<G extends Playable<G>>(game: PrintedGame<G>, local: LocalGame, columns: number): string[] {
  const { t, entry } = game;
  const { text, paint } = t;
  const state = stateOf<G>(local);
  const view = entry.game.view(state, null);
  const name = nameIn(game, view);
  const scores = entry.game.score(view);
  const winners = state.outcome?.winners ?? [];
  const list = new Intl.ListFormat(text.language, { type: 'conjunction' }).format(winners.map(name));
  const sentence = winners.length > 1 ? text.end.shared(list) : text.end.wins(list);
  const names = scores.map((_, side) => name(side));
  return [
    paint.fg(tones.brass, `≋ Fathom · ${textOf(game).title} · ${text.end.title}`),
    '',
    paint.bold(paint.fg(tones.ember, sentence)),
    '',
    ...bars({ scores, names, part: textOf(game).part, total: text.end.total, winners }, columns, paint),
  ];
}

/** A title and the game as a link, wrapped if there is a width; or why there is none: the rules have changed meanwhile. */
function linkLines<G extends Playable<G>>({ t, entry }: PrintedGame<G>, { record }: LocalGame, columns = Infinity): string[] {
  const link = encode(entry.game, record);
  if (!link.ok) return [t.text.trouble.fault({ code: 'fault', fault: link.fault, source: 'Fathom' })];
  const lines = [t.text.end.link];
  for (let from = 0; from < link.value.length; from += columns) lines.push(link.value.slice(from, from + columns));
  return lines;
}
