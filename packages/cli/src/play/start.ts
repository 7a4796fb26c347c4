import type { Game, Playable } from '@fathom/kernel';
import { command } from '../terminal/keys.ts';
import { gridOf, menu, menuLines, press } from '../terminal/menu.ts';
import { tones, type Tone } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import type { Text } from '../text/index.ts';

/** How one may sit down: who, or a game that was left. */
export type Start = { readonly type: 'seats'; readonly seats: string } | { readonly type: 'resume'; readonly path: string };

interface Door {
  readonly label: string;
  readonly start: Start;
}

/** The first screen: a running game first, then bots, then friends, then alone. Null if one leaves again. */
export async function startMenu(t: Terminal, title: string, blurb: string, doors: readonly Door[]): Promise<Start | null> {
  let at = menu;
  for (;;) {
    const labels = doors.map(({ label }) => label);
    const { paint, text } = t;
    t.screen.show(({ columns, rows }) => {
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
        ...menuLines(labels, at, gridOf(labels, columns, Math.max(4, rows - 12)), columns, paint),
        '',
        `  ${paint.fg(tones.faint, `${text.keys.choose}  ${text.keys.enter}  ${text.keys.quit}`)}`,
        '',
        sea(tones.line, '  '),
        sea(tones.water, ''),
      ];
    });
    const key = await t.keyboard.next();
    const pressed = press(at, key, doors.length, doors.length);
    if (pressed === null && (command(key) === 'q' || key === 'escape')) return null;
    if (pressed !== null && 'picked' in pressed) return doors[pressed.picked]!.start;
    at = pressed ?? at;
  }
}

/** Every way this game can be sat down to. */
export function doorsOf<G extends Playable<G>>(
  game: Game<G>,
  text: Text,
  newest: { readonly path: string; readonly when: string } | null,
): Door[] {
  const counts = game.seatCounts.toSorted((a, b) => a - b);
  const several = counts.filter((count) => count > 1);
  const against = (count: number, level: 'greedy' | 'ismcts'): Door => ({
    label: text.start.against(count - 1, text.levels[level]),
    start: { type: 'seats', seats: ['me', ...Array.from({ length: count - 1 }, () => level)].join() },
  });
  return [
    ...(newest === null ? [] : [{ label: text.start.resume(newest.when), start: { type: 'resume', path: newest.path } as const }]),
    ...several.map((count) => against(count, 'ismcts')),
    ...several.slice(0, 1).map((count) => against(count, 'greedy')),
    ...several.map((count): Door => ({
      label: text.start.hotseat(count),
      start: { type: 'seats', seats: Array.from({ length: count }, () => 'me').join() },
    })),
    ...(counts.includes(1) ? [{ label: text.start.alone, start: { type: 'seats', seats: 'me' } as const }] : []),
  ];
}
