// npm run picture: plays the first turns of one fixed game in a simulated terminal and draws its screen.
//   node scripts/terminal-picture.mjs [file.svg] [language] [columns] [rows] [turns] [seats]
import fs from 'node:fs';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters as plain } from 'node:util';
import { bootstrap, root } from './bootstrap.mjs';

const [
  file = path.join(root, 'docs/images/terminal.svg'),
  language = 'en',
  columns = 100,
  rows = 39,
  turns = 20,
  seats = 'me:Ann,greedy,greedy',
] = process.argv.slice(2);
const cell = { width: 9, height: 19 };
const margin = { side: 18, top: 40, bottom: 18 };
const ground = '#050b14';
const ink = '#e8f1f2';
const font = "'DejaVu Sans Mono','JetBrains Mono',Menlo,Consolas,'Liberation Mono',monospace";

/** Plays by taking the third choice, or else the first, so many times; returns the screen. */
async function capture(run) {
  let frame = '';
  let asked = 0;
  let due;
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const act = () => {
    if (!frame.includes('❯')) return;
    asked += 1;
    if (asked <= Number(turns)) stdin.write(/ {3}3 (?![^]* {2}10 )/.test(plain(frame).split('❯')[1]) ? '3' : '\r');
    else stdin.end();
  };
  const stdout = new Writable({
    write(bytes, _encoding, done) {
      const text = bytes.toString();
      if (text.startsWith('\x1b[H') && asked <= Number(turns)) {
        frame = text;
        clearImmediate(due);
        due = setImmediate(act);
      }
      done();
    },
  });
  Object.assign(stdout, { isTTY: true, columns: Number(columns), rows: Number(rows) });
  const io = {
    stdin,
    stdout,
    stderr: stdout,
    env: { COLORTERM: 'truecolor', TERM: 'xterm-256color' },
    files: { read: () => null, write: () => true, list: () => [], home: '/' },
    clock: () => performance.now(),
    today: () => new Date(0),
    secret: () => 'fathom',
    onSignal: () => () => {},
    processors: 1,
  };
  await run(['play', '--seats', seats, '--seed', 'terminal picture', '--lang', language], io);
  return frame;
}

/** The screen as rows of cells, each a character and its colours. */
function grid(text) {
  const lines = [[]];
  let style = { fg: ink, bg: null, bold: false, inverse: false };
  // oxlint-disable-next-line no-control-regex -- an escape sequence begins with a control character
  for (const [token] of text.matchAll(/\x1b\[[0-9;?]*[A-Za-z]|\r\n|[^]/gu)) {
    if (token === '\r\n') lines.push([]);
    else if (!token.startsWith('\x1b')) lines.at(-1).push({ character: token, ...seen(style) });
    else if (token.endsWith('m')) style = restyled(style, token.slice(2, -1).split(';').map(Number));
  }
  return lines;
}

const seen = ({ fg, bg, bold, inverse }) => (inverse ? { fg: bg ?? ground, bg: fg, bold } : { fg, bg, bold });

function restyled(style, [code, kind, ...rgb]) {
  const colour = kind === 2 ? `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}` : null;
  const changes = {
    0: { fg: ink, bg: null, bold: false, inverse: false },
    1: { bold: true },
    22: { bold: false },
    7: { inverse: true },
    27: { inverse: false },
    38: { fg: colour },
    48: { bg: colour },
    39: { fg: ink },
    49: { bg: null },
  };
  return { ...style, ...changes[code] };
}

function picture(lines) {
  const width = Number(columns) * cell.width + 2 * margin.side;
  const height = Number(rows) * cell.height + margin.top + margin.bottom;
  const lights = ['#ff6f61', '#ffb454', '#5fe3d3'].map((colour, i) => `<circle cx="${24 + i * 20}" cy="20" r="6" fill="${colour}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${font}" font-size="15">`,
    '<title>A game of Conspiracy in the terminal</title>',
    `<rect width="${width}" height="${height}" rx="10" fill="${ground}"/>`,
    ...lights,
    ...lines.flatMap((line, row) => [...grounds(line, row), ...strokes(line, row), ...words(line, row)]),
    '</svg>',
    '',
  ].join('\n');
}

const left = (column) => margin.side + column * cell.width;
const top = (row) => margin.top + row * cell.height;

/** Adjacent equal cells as one run: [first column, cells]. */
function runs(line, alike, wanted) {
  const pieces = [];
  line.forEach((each, column) => {
    const last = pieces.at(-1);
    if (!wanted(each)) return;
    if (last !== undefined && last.start + last.cells.length === column && alike(last.cells[0], each)) last.cells.push(each);
    else pieces.push({ start: column, cells: [each] });
  });
  return pieces;
}

function grounds(line, row) {
  return runs(
    line,
    (a, b) => a.bg === b.bg,
    ({ bg }) => bg !== null,
  ).map(
    ({ start, cells }) =>
      `<rect x="${left(start)}" y="${top(row)}" width="${cells.length * cell.width}" height="${cell.height}" fill="${cells[0].bg}"/>`,
  );
}

/** Up, right, down, left from the middle of a cell; round corners are drawn as such. */
const pipes = {
  '│': 'ud',
  '─': 'lr',
  '├': 'udr',
  '┤': 'udl',
  '┬': 'lrd',
  '┴': 'lru',
  '┼': 'lrud',
  '╭': 'dr',
  '╮': 'dl',
  '╰': 'ur',
  '╯': 'ul',
};

function strokes(line, row) {
  const byColour = new Map();
  line.forEach(({ character, fg }, column) => {
    const arms = pipes[character];
    if (arms !== undefined) byColour.set(fg, (byColour.get(fg) ?? '') + pipe(arms, left(column), top(row)));
  });
  return [...byColour].map(([colour, d]) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.3"/>`);
}

function pipe(arms, x, y) {
  const [cx, cy] = [x + cell.width / 2, y + cell.height / 2];
  const middle = `${cx},${cy}`;
  const ends = { u: `${cx},${y}`, d: `${cx},${y + cell.height}`, l: `${x},${cy}`, r: `${x + cell.width},${cy}` };
  const round = ['dr', 'dl', 'ur', 'ul'].includes(arms);
  if (round) return `M${ends[arms[0]]}Q${middle} ${ends[arms[1]]}`;
  return [...arms].map((arm) => `M${middle}L${ends[arm]}`).join('');
}

function words(line, row) {
  const isWord = ({ character }) => character !== ' ' && pipes[character] === undefined;
  return runs(line, (a, b) => a.fg === b.fg && a.bold === b.bold, isWord).map(({ start, cells }) => {
    const text = cells.map(({ character }) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? character).join('');
    const weight = cells[0].bold ? ' font-weight="bold"' : '';
    return `<text x="${left(start)}" y="${top(row) + 14}" fill="${cells[0].fg}"${weight} textLength="${cells.length * cell.width}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
  });
}

await bootstrap('packages/cli');
const { run } = await import(path.join(root, 'packages/cli/dist/run.js'));
fs.mkdirSync(path.dirname(file), { recursive: true });
fs.writeFileSync(file, picture(grid(await capture(run))));
