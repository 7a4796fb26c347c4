import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/* The code of docs/write-a-game.md: a block names its file behind the language. */

interface Block {
  readonly language: string;
  readonly file: string;
  readonly code: string;
}

export function blocks(page: string): Block[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, language, file, code]) => ({
    language: language!,
    file: file!,
    code: code!,
  }));
}

/** Writes the files of a page into a copy of the project, and makes the changes that it shows as diffs. */
export function follow(page: string, folder: string): void {
  for (const { language, file, code } of blocks(page)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, language === 'diff' ? changed(readFileSync(target, 'utf8'), code) : code);
  }
}

/** Every added line goes behind the line before it. */
function changed(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = -1;
  for (const line of diff.split('\n').filter((each) => each !== '' && each !== '@@')) {
    if (line.startsWith('+')) lines.splice(++at, 0, line.slice(1));
    else at = lines.findIndex((each) => each.replace(/ *\/\/$/, '') === line.slice(1));
    if (at < 0) throw new Error(`there is no line “${line.slice(1)}” to change`);
  }
  return lines.join('\n');
}
