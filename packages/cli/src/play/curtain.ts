import { same, type Game, type Playable, type Seat } from '@fathom/kernel';
import { tones } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { width } from '../terminal/width.ts';

export const curtains = ['auto', 'always', 'never'] as const;
export type Curtain = (typeof curtains)[number];

/** Must the screen be hidden while it passes from one person to another? By default only if either sees something private. */
export function isNeeded<G extends Playable<G>>(game: Game<G>, s: G['state'], curtain: Curtain, from: Seat | null, to: Seat): boolean {
  if (curtain === 'never' || from === null || from === to) return false;
  return curtain === 'always' || hidesFrom(game, s, from) || hidesFrom(game, s, to);
}

/** Does this seat see something that a spectator does not? */
const hidesFrom = <G extends Playable<G>>(game: Game<G>, s: G['state'], seat: Seat): boolean =>
  !same(game.view(s, seat), game.view(s, null));

export async function draw({ screen, paint, text, keyboard }: Terminal, name: string): Promise<void> {
  screen.show(({ columns, rows }) => {
    const centred = (line: string): string => ' '.repeat(Math.max(0, Math.floor((columns - width(line)) / 2))) + line;
    const wave = paint.fg(tones.line, '≋ '.repeat(Math.floor(columns / 2)).trimEnd());
    const middle = [
      wave,
      '',
      centred(paint.bold(paint.fg(tones.ember, text.play.curtain(name)))),
      '',
      centred(paint.fg(tones.muted, text.play.curtainHint)),
      '',
      wave,
    ];
    return [...Array.from({ length: Math.max(0, Math.floor((rows - middle.length) / 2)) }, () => ''), ...middle];
  });
  await keyboard.next();
}
