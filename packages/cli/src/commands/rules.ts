import { marked } from '@fathom/kernel/rulebook';
import { exit } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { gamesToSearch, searchGames } from '../games/search.ts';
import { tones } from '../terminal/paint.ts';
import { sizeOf } from '../terminal/screen.ts';
import { paintOf } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';

export interface RulesFlags {
  /** Only this game; all of them otherwise. */
  readonly game?: string;
}

/** Prints every rule and card that contains all the words, with its game; exit code 1 if there is none. */
export function rulesCommand(io: Io, text: Text, words: readonly string[], flags: RulesFlags): number {
  const query = words.join(' ');
  const found = searchGames(gamesToSearch(flags.game), text.language, query);
  if (found.length === 0) {
    io.stdout.write(`${text.noRule(query)}\n`);
    return exit.no;
  }
  const paint = paintOf(io);
  const columns = Math.min(100, io.stdout.isTTY === true ? sizeOf(io.stdout).columns : 100);
  const mark = (part: string): string => paint.bold(paint.fg(tones.ember, part));
  const pages = found.map(({ id, title, english, text: body, game, chapter }) => {
    const name = paint.bold(marked(title, query, mark)) + (english === null ? '' : ` (${marked(english, query, mark)})`);
    return [
      `${paint.fg(tones.brass, marked(id, query, paint.bold))} ${name} ${paint.fg(tones.faint, `· ${game} · ${chapter}`)}`,
      ...wrap(marked(body, query, mark), columns - 2).map((line) => `  ${line}`),
    ].join('\n');
  });
  io.stdout.write(`${pages.join('\n\n')}\n`);
  return exit.done;
}
