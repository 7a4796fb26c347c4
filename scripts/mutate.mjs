// npm run mutate -- <game> [--count 220] [--seed 1] [--file rules/turn] [--again results.json] [--json results.json] [--list]
//
// Changes one small thing in the rules (a condition, a number, an order, a seat), runs that game's rule tests, and lists the
// mutants that
// none of them noticed. Recorded games and laws do not count: a test must show which rule is broken. The sources are not changed.
// Equivalent mutants are listed, with the reason, in docs/mutants.md; any other survivor makes the command fail.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds } from './bootstrap.mjs';
import { applied, mutantsOf, changedLines } from './mutation/mutants.mjs';
import { Runner } from './mutation/runner.mjs';

/** Sources without rules: types and tables, heuristics, what networks read, positions, touches and refusals. Laws check what is hidden. */
const NO_RULES = [
  /^(index|listing|flow|events|moves|pieces|state|secrets|rule-ids|greedy|possible|position|orders|components|spaces|frames|frameFields|operations|expansions)\.ts$/,
  /^(content|possible|position|heuristic|evaluation)\//,
  /^rules\/(blockedBy|touch|refusals|assemble|why-unpaid|shortfall)\.ts$/,
  /^effects\/(effect|lists|words|operation)\.ts$/,
  /^expansions\/[a-z]+\/(index|flow|events|state|position|possible|content|words|estimates|heuristic|quests|intrigue|lords|locations|sentinels|loot|specials)\.ts$/,
  /^expansions\/kraken\/(cards|effects|moves|heuristic)\.ts$/,
];

process.chdir(path.dirname(import.meta.dirname));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '220' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    again: { type: 'string' },
    json: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const [game] = positionals;
if (!gameIds.includes(game)) {
  console.error(`npm run mutate -- ${gameIds.join(' | ')}`);
  process.exit(2);
}
const folder = `packages/games/${game}/src`;

/** Every mutant of the rules, with the lines it touches. */
function allMutants() {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return files
    .filter((name) => !NO_RULES.some((pattern) => pattern.test(name)))
    .toSorted()
    .flatMap((name) => {
      const source = fs.readFileSync(`${folder}/${name}`, 'utf8');
      return mutantsOf(source).map((mutant) => ({ file: name, ...mutant, ...changedLines(source, mutant) }));
    });
}

/** Identifies a mutant across runs, wherever its line has moved. */
const key = ({ file, before, after }) => [file, before, after].join('\n');

/** A sample, each kind in turn; always the same for a seed, as long as their lines stay the same. */
function sample(mutants, seed, count) {
  const drawn = mutants.map((mutant) => ({ mutant, lot: digest(seed + key(mutant)) })).toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  const turns = new Map();
  const byTurns = drawn.map(({ mutant }) => {
    const turn = turns.get(mutant.kind) ?? 0;
    turns.set(mutant.kind, turn + 1);
    return { mutant, turn };
  });
  const fair = byTurns.toSorted((a, b) => a.turn - b.turn);
  return fair.slice(0, count).map(({ mutant }) => mutant);
}

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Rows of docs/mutants.md: | `file` | `line before` | `line after` | reason |; a bar within a line is written `\|`. */
function named() {
  const rows = fs.readFileSync('docs/mutants.md', 'utf8').matchAll(/^\| `(.+?)` \| `+ ?(.+?) ?`+ \| `+ ?(.+?) ?`+ \| /gm);
  return new Set([...rows].map(([, file, before, after]) => key({ file, before, after }).replaceAll('\\|', '|')));
}

/** The mutants of this run: those that survived an earlier one, or a sample. */
function readArguments() {
  const mutants = allMutants().filter(({ file }) => file.includes(values.file));
  if (values.again === undefined) return sample(mutants, values.seed, Number(values.count));
  const survivors = new Set(JSON.parse(fs.readFileSync(values.again, 'utf8')).survivors.map(key));
  return mutants.filter((mutant) => survivors.has(key(mutant)));
}

const describe = ({ file, line, kind, before, after }) => `${file}:${line} (${kind})\n  - ${before}\n  + ${after}`;

/** Runs them all; prints each survivor at once. */
async function tryAll(mutants) {
  const runner = new Runner(game);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      runner.end();
      process.exit(130);
    });
  }
  await runner.begin();
  console.log(`${game}: ${mutants.length} mutants`);
  const results = [];
  for (const mutant of mutants) {
    const source = fs.readFileSync(`${folder}/${mutant.file}`, 'utf8');
    const killer = await runner.run(path.resolve(folder, mutant.file), applied(source, mutant));
    results.push({ ...mutant, killer });
    if (killer === null) console.log(`survived: ${describe(mutant)}`);
    if (results.length % 20 === 0) console.log(`${results.length} of ${mutants.length}`);
  }
  runner.end();
  return results;
}

function report(results, minutes) {
  const equivalent = named();
  const survivors = results.filter(({ killer }) => killer === null);
  const open = survivors.filter((mutant) => !equivalent.has(key(mutant)));
  const timeouts = results.filter(({ killer }) => killer === 'timeout' || killer === 'crash');
  console.log(
    `\n${game}, seed ${values.seed}: ${results.length} mutants, ${results.length - survivors.length} killed (${timeouts.length} never came back), ` +
      `${survivors.length} survived, ${survivors.length - open.length} of them named as equivalent; ${minutes.toFixed(1)} minutes.`,
  );
  for (const mutant of open) console.log(`not named: ${describe(mutant)}`);
  if (values.json !== undefined) {
    const { seed } = values;
    fs.writeFileSync(values.json, `${JSON.stringify({ game, seed, count: results.length, survivors, results }, null, 2)}\n`);
  }
  process.exitCode = open.length > 0 ? 1 : 0;
}

const mutants = readArguments();
if (values.list) for (const mutant of mutants) console.log(describe(mutant));
else {
  const began = performance.now();
  report(await tryAll(mutants), (performance.now() - began) / 60_000);
}
