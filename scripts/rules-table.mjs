// Which code implements a rule, and which test verifies it?
//
//   npm run rules               write RULES.md and src/rule-ids.ts of every game
//   npm run rules -- --check    fail if they are stale, if an unknown rule is named, if a rule has no title, or if a rule has
// no test
//
// A rule is defined where its ID opens a line of docs/rules/<game>.md (list item, heading, table row or bold text).
// Code implements it where the ID is in src/**/*.ts; `CO-LOC-15..19` and `CO-KEY-04, 05` name each rule they span.
// A test verifies it if its name is rule('CO-KEY-04', …) or rules(['CO-KEY-04', 'CO-KEY-05'], …). A comment does not count.
import fs from 'node:fs';
import path from 'node:path';

process.chdir(path.dirname(import.meta.dirname));

/** A title that is taken from the beginning of a statement is cut here. */
const LONGEST_TITLE = 80;

const anId = `(?:${prefixes().join('|')})(?:-[A-Z0-9]+)+-\\d{2,3}[a-z]?`;
const definition = new RegExp(`^\\s*(?:[-*+]\\s+|#+\\s+|\\|\\s*|\\d+\\.\\s+)?[*_\`[]*(${anId})\\b(.*)$`);
const mention = new RegExp(`\\b(${anId})\\b((?:(?:\\s*(?:,|/|\\.\\.|–|\\band\\b)\\s*)\\d{2,3}[a-z]?\\b)*)`, 'g');
const proof = /(?<![\w.$])rules?\s*\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")/g;
const commentOrString = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

const check = process.argv.includes('--check');
const problems = [];

for (const game of gamesWithCatalogue()) {
  const folder = `packages/games/${game}`;
  const titles = readCatalogue(`docs/rules/${game}.md`);
  const code = namedIn(`${folder}/src`, (name) => name.endsWith('.ts') && name !== 'rule-ids.ts', titles, mentioned);
  const tests = namedIn(`${folder}/test`, (name) => name.endsWith('.test.ts'), titles, proven);

  put(`${folder}/RULES.md`, table(game, folder, titles, code, tests));
  put(`${folder}/src/rule-ids.ts`, idList(game, titles));
  const untitled = [...titles].filter(([, title]) => title === '').map(([id]) => id);
  if (untitled.length > 0) problems.push(`${game}: ${untitled.length} rules without a title: ${untitled.join(' ')}`);
  const untested = [...titles.keys()].filter((id) => !tests.has(id));
  if (check && untested.length > 0) problems.push(`${game}: ${untested.length} rules without a test: ${untested.join(' ')}`);
  if (!check) console.log(`${game}: ${titles.size} rules, ${code.size} named in code, ${tests.size} proven by a test`);
}

for (const problem of problems) console.error(problem);
process.exitCode = check && problems.length > 0 ? 1 : 0;

/** The prefixes of rule IDs: each catalogue names them in its first lines, as `AB-`. */
function prefixes() {
  return catalogues()
    .flatMap((name) =>
      [...fs.readFileSync(`docs/rules/${name}`, 'utf8').matchAll(/^[-*\s]*\**([A-Z]{2,3})-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d{2,3}/gm)].map(
        ([, prefix]) => prefix,
      ),
    )
    .filter((prefix, i, all) => all.indexOf(prefix) === i);
}

function catalogues() {
  return fs.readdirSync('docs/rules').filter((name) => name.endsWith('.md'));
}

function gamesWithCatalogue() {
  return catalogues()
    .map((name) => path.basename(name, '.md'))
    .filter((game) => fs.existsSync(`packages/games/${game}/package.json`));
}

/** Rule ID → title, in the order of the catalogue. */
function readCatalogue(file) {
  const titles = new Map();
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const [, id, rest] = definition.exec(line) ?? [];
    if (id && !titles.has(id)) titles.set(id, titleIn(rest));
  }
  return titles;
}

/**
 * The title of `— Lord deck.** Shuffle …` is “Lord deck”; of `` `grand-citadel`** — No effect `` it is `grand-citadel`. A rule
 * that has only a statement gets its beginning: `** Bribe Agent (attack, 2). Pays …` is “Bribe Agent”.
 */
function titleIn(rest) {
  const [, words, statement] = /^[\s—–:-]*(.*?)\s*(?:\*\*|$)(.*)$/.exec(rest) ?? [];
  const title = words || beginningOf(statement ?? '');
  return title.replace(/\.$/, '').replaceAll('|', '\\|');
}

/** The first sentence without brackets, or the heading that opens it; cut at a word if it is long. */
function beginningOf(statement) {
  const plain = statement
    .replace(/^[\s—–:-]*/, '')
    .replaceAll(/[*_]/g, '')
    .replaceAll(/ \([^)]*\)/g, '');
  const [sentence] = /^.*?(?=[.;](?:\s|$)|, cost \d|$)/.exec(plain);
  const [, heading] = /^(?!With |An? )((?:\S+ ){0,4}\S+):\s/.exec(sentence) ?? [];
  const beginning = heading !== undefined && heading.length > 1 ? heading : sentence;
  if (beginning.length <= LONGEST_TITLE) return beginning;
  return `${beginning.slice(0, LONGEST_TITLE).replace(/[\s,]+\S*$/, '')} …`;
}

/** Rule ID → the files in `root` that name it. An ID that no catalogue has is a problem. */
function namedIn(root, wanted, titles, idsIn) {
  const found = new Map();
  for (const file of filesBelow(root).filter((f) => wanted(path.basename(f)))) {
    for (const id of new Set(idsIn(fs.readFileSync(file, 'utf8'), titles))) {
      if (!titles.has(id)) problems.push(`${file}: there is no rule ${id}`);
      else found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

/** Every rule a source names, lists and ranges expanded. */
function mentioned(source, titles) {
  const ids = [];
  for (const [, id, more] of source.matchAll(mention)) {
    ids.push(whole(id, titles));
    let last = id;
    for (const [, sign, number] of more.matchAll(/(,|\/|\.\.|–|\band\b)\s*(\d{2,3}[a-z]?)/g)) {
      const area = last.replace(/\d+[a-z]?$/, '');
      const width = number.replace(/[a-z]$/, '').length;
      const from = sign === '..' || sign === '–' ? Number.parseInt(last.slice(area.length), 10) + 1 : Number.parseInt(number, 10);
      for (let n = from; n <= Number.parseInt(number, 10); n += 1) {
        const next = area + String(n).padStart(width, '0');
        if (titles.has(next)) ids.push(next); // “CO-KEY-04, 60 cards” names no rule 60
      }
      last = area + number;
    }
  }
  return ids;
}

/** Every rule that a call of rule(…) or rules([…]) names in full. */
function proven(source, titles) {
  const bare = source.replace(commentOrString, (text) => (text.startsWith('/') ? ' ' : text));
  return [...bare.matchAll(proof)]
    .flatMap(([, named]) => named.match(new RegExp(`\\b${anId}\\b`, 'g')) ?? [])
    .map((id) => whole(id, titles));
}

/** Part (a) of a rule belongs to the rule. */
function whole(id, titles) {
  return titles.has(id) ? id : id.replace(/[a-z]$/, '');
}

function table(game, folder, titles, code, tests) {
  const links = (files = []) =>
    files.map((file) => path.relative(folder, file)).map((file) => `[${file.replace(/^(src|test)\//, '')}](${file})`);
  const rows = [...titles].map(([id, title]) => {
    const red = tests.has(id) ? '' : '🔴 ';
    return `| ${red}${id} | ${title} | ${links(code.get(id)).join(', ')} | ${red ? '**none**' : links(tests.get(id)).join(', ')} |`;
  });
  const red = titles.size - tests.size;
  return [
    `# ${capitalised(game)}: rule → code → test`,
    '',
    `Generated by \`npm run rules\` from [the catalogue](${path.relative(folder, `docs/rules/${game}.md`)}); not for editing. A 🔴 rule has no test.`,
    '',
    `${titles.size} rules, ${code.size} named in code, ${tests.size} proven by a test, ${red === 0 ? 'none red' : `${red} red`}.`,
    '',
    '| rule | title | code | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function idList(game, titles) {
  return [
    `// Generated by \`npm run rules\` from docs/rules/${game}.md; not for editing.`,
    'export const ruleIds = [',
    ...[...titles.keys()].map((id) => `  '${id}',`),
    '] as const;',
    '',
    `export type ${capitalised(game)}Rule = (typeof ruleIds)[number];`,
    '',
  ].join('\n');
}

function put(file, text) {
  const stale = !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
  if (stale && check) problems.push(`${file} is stale: npm run rules`);
  if (!stale || check) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

function filesBelow(root) {
  if (!fs.existsSync(root)) return [];
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function capitalised(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
