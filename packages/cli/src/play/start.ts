import type { Game, LevelId, Playable } from '@fathom/kernel';
import { choose } from '../terminal/menu.ts';
import { tones, type Tone } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import { botName } from '../text/bots.ts';
import type { Text } from '../text/index.ts';

/** How to start: with these seats, or with a saved game. */
export type Start = { readonly type: 'seats'; readonly seats: string } | { readonly type: 'resume'; readonly path: string };

interface StartOption {
  readonly label: string;
  readonly start: Start;
}

/** The first screen: a saved game first, then bots, then friends, then solo. Null if the user quits. */
export async function startMenu(t: Terminal, title: string, blurb: string, options: readonly StartOption[]): Promise<Start | null> {
  const { paint, text } = t;
  const labels = options.map(({ label }) => label);
  const chosen = await choose(
    t,
    labels,
    (rows) => Math.max(4, rows - 12),
    (list, { columns }) => {
      const sea = (tone: Tone, shift: string): string => paint.fg(tone, (shift + '≋   '.repeat(columns)).slice(0, columns));
      return [
        sea(tones.water, ''),
        sea(tones.line, '  '),
        '',
        `  ${paint.bold(paint.fg(tones.pearl, 'F A T H O M'))}  ${paint.fg(tones.brass, title)}`,
        ...wrap(blurb, columns - 4).map((line) => `  ${paint.fg(tones.muted, line)}`),
        '',
        `  ${paint.bold(paint.fg(tones.glow, text.start.title))}`,
        '',
        ...list,
        '',
        `  ${paint.fg(tones.faint, `${text.keys.choose}  ${text.keys.enter}  ${text.keys.quit}`)}`,
        '',
        sea(tones.line, '  '),
        sea(tones.water, ''),
      ];
    },
  );
  return chosen === null ? null : options[chosen]!.start;
}

/** All options of the first screen for this game. */
export function startOptions<G extends Playable<G>>(
  game: Game<G>,
  text: Text,
  newest: { readonly path: string; readonly when: string } | null,
): StartOption[] {
  const counts = game.seatCounts.toSorted((a, b) => a - b);
  const several = counts.filter((count) => count > 1);
  const against = (count: number, level: LevelId): StartOption => ({
    label: text.start.against(count - 1, botName(text, level)),
    start: { type: 'seats', seats: ['me', ...Array.from({ length: count - 1 }, () => level)].join() },
  });
  return [
    ...(newest === null ? [] : [{ label: text.start.resume(newest.when), start: { type: 'resume', path: newest.path } as const }]),
    ...several.map((count) => against(count, 'expert')),
    ...several.slice(0, 1).map((count) => against(count, 'casual')),
    ...several.map((count): StartOption => ({
      label: text.start.hotseat(count),
      start: { type: 'seats', seats: Array.from({ length: count }, () => 'me').join() },
    })),
    ...(counts.includes(1) ? [{ label: text.start.alone, start: { type: 'seats', seats: 'me' } as const }] : []),
  ];
}
