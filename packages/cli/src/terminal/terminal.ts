import type { Io } from '../base/io.ts';
import type { Text } from '../text/index.ts';
import { Keyboard } from './keys.ts';
import { depthOf, painter, type Paint } from './paint.ts';
import { Screen } from './screen.ts';

/** A screen, a keyboard, and the texts of a language. */
export interface Terminal {
  readonly io: Io;
  readonly text: Text;
  readonly paint: Paint;
  readonly screen: Screen;
  readonly keyboard: Keyboard;
}

/** Both ends must be a terminal: a pipe has no keys, a file no cursor. */
export const isTerminal = (io: Io): boolean => io.stdin.isTTY === true && io.stdout.isTTY === true && io.env['TERM'] !== 'dumb';

/** Takes over the terminal, and restores it in any case. */
export async function withTerminal<T>(io: Io, text: Text, use: (terminal: Terminal) => Promise<T>): Promise<T> {
  const screen = new Screen(io.stdout);
  const keyboard = new Keyboard(io.stdin, io.onSignal);
  keyboard.open();
  screen.open();
  try {
    return await use({ io, text, paint: paintOf(io), screen, keyboard });
  } finally {
    screen.close();
    keyboard.close();
  }
}

export const paintOf = (io: Io): Paint => painter(depthOf(io.stdout.isTTY === true, io.env));
