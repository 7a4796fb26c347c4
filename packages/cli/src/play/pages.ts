import type { Playable, Seat } from '@fathom/kernel';
import { gameLog, type LocalGame } from '@fathom/table';
import { marked, searchRules } from '@fathom/kernel/rulebook';
import { browse, read, type Leaf } from '../terminal/browse.ts';
import { tones } from '../terminal/paint.ts';
import { logLines, stateOf, textOf } from './printed.ts';
import { sealLine, type ShownGame } from './show.ts';

/** The pieces on the table, what each does, and its rule. */
export async function piecesPage<G extends Playable<G>>(game: ShownGame<G>, view: G['view']): Promise<void> {
  const { t, entry } = game;
  const text = textOf(game);
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
export async function rulesPage<G extends Playable<G>>({ t, entry }: ShownGame<G>): Promise<void> {
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

export async function logPage<G extends Playable<G>>(game: ShownGame<G>, local: LocalGame, seat: Seat): Promise<void> {
  const lines = logLines(game, gameLog<G>(local.events), seat, stateOf<G>(local));
  await read(game.t, game.t.text.logTitle, [sealLine(game, local), ...lines]);
}
