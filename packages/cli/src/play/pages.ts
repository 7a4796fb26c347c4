import { commitment, type Playable, type Seat } from '@fathom/kernel';
import { marked, searchRules } from '@fathom/kernel/rulebook';
import { browse, read, type Leaf } from '../terminal/browse.ts';
import { tones } from '../terminal/paint.ts';
import { namesOf, logLines } from './log.ts';
import type { Progress } from './progress.ts';
import type { Table } from './table.ts';

/** The pieces on the table, what each does, and its rule. */
export async function piecesPage<G extends Playable<G>>({ t, entry }: Table<G>, view: G['view']): Promise<void> {
  const text = entry.texts[t.text.language];
  const rules = new Map(entry.rulebooks[t.text.language].flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));
  const seen = new Set<string>();
  const leaves = entry.pieces(view).flatMap((piece): Leaf[] => {
    const about = text.piece(piece);
    if (about === null || seen.has(about.name)) return [];
    seen.add(about.name);
    const rule = rules.get(about.rule);
    const cited = rule === undefined ? [] : [`${t.paint.fg(tones.brass, rule.id)} ${t.paint.bold(rule.title)}. ${rule.text}`];
    return [
      {
        label: `${entry.chip(piece, view, t.paint)} ${about.name}`.trim(),
        detail: [`${t.paint.bold(about.name)}. ${about.text}`, ...cited],
      },
    ];
  });
  await browse(t, {
    title: t.text.piecesTitle,
    legend: entry.legend(t.text.language, t.paint),
    ask: null,
    leaves: () => leaves,
    empty: t.text.noRule,
  });
}

/** The rulebook with incremental search. */
export async function rulesPage<G extends Playable<G>>({ t, entry }: Table<G>): Promise<void> {
  const rulebook = entry.rulebooks[t.text.language];
  await browse(t, {
    title: t.text.rulesTitle,
    legend: [],
    ask: t.text.rulesAsk,
    leaves: (query) =>
      searchRules(rulebook, query).map(({ id, title, text }) => ({
        label: `${id} ${title}`,
        detail: [`${t.paint.fg(tones.brass, id)} ${t.paint.bold(title)}`, marked(text, query, (part) => t.paint.fg(tones.ember, part))],
      })),
    empty: t.text.noRule,
  });
}

export async function logPage<G extends Playable<G>>(
  { t, entry, holders }: Table<G>,
  progress: Progress<G>,
  seat: Seat | null,
): Promise<void> {
  const { language } = t.text;
  const names = holders.map(({ name }) => name);
  const name = namesOf(entry, names, entry.game.view(progress.state, seat), language);
  const seal = t.text.play.sealed(commitment(progress.record.seed.secret));
  await read(t, t.text.logTitle, [seal, ...logLines(entry, progress.log, seat, name, language)]);
}
