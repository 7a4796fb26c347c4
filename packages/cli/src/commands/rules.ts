import { marked, searchRules } from '@fathom/kernel';
import { exit } from '../errors.ts';
import { withGame } from '../games.ts';
import type { Io } from '../io.ts';
import { tones } from '../terminal/paint.ts';
import { sizeOf } from '../terminal/screen.ts';
import { paintOf } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';

/** Prints every rule that holds all the words; 1 if there is none. */
export function rulesCommand(io: Io, text: Text, words: readonly string[], flags: { readonly game: string }): number {
  const query = words.join(' ');
  const rulebook = withGame(flags.game, (entry) => entry.rulebooks[text.language]);
  const found = searchRules(rulebook, query);
  if (found.length === 0) {
    io.stdout.write(`${text.noRule(query)}\n`);
    return exit.no;
  }
  const paint = paintOf(io);
  const columns = Math.min(100, io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100);
  const mark = (part: string): string => paint.bold(paint.fg(tones.ember, part));
  const pages = found.map(({ id, title, text: body, chapter }) =>
    [
      `${paint.fg(tones.brass, marked(id, query, paint.bold))} ${paint.bold(marked(title, query, mark))} ${paint.fg(tones.faint, `· ${chapter}`)}`,
      ...wrap(marked(body, query, mark), columns - 2).map((line) => `  ${line}`),
    ].join('\n'),
  );
  io.stdout.write(`${pages.join('\n\n')}\n`);
  return exit.done;
}
