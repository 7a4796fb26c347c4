import { validateSetup, type LevelId, type Playable } from '@fathom/kernel';
import { withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { usualSeats } from '../shell/usualSeats.ts';
import type { Player } from '../table/players.ts';
import type { ShellText } from '../text/shell-text.ts';
import { newTable } from './tables.ts';

/** How somebody set a game up last: that is what "Play now" gives again. */
export interface UsualSetup {
  readonly players: readonly Player[];
  readonly options: object;
}

/** As it is stored: players are called there as in the first release. */
interface StoredUsual {
  readonly sitters: readonly Player[];
  readonly options: object;
}

const keyOf = (game: string): string => `fathom.usual.${game}`;

export function rememberUsual(game: string, { players, options }: UsualSetup): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ sitters: players, options } satisfies StoredUsual));
  } catch {
    // storage is full or forbidden: the next game begins with the defaults
  }
}

function usualOf(game: string): UsualSetup | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as StoredUsual | null;
    return stored === null ? null : { players: stored.sitters, options: stored.options };
  } catch {
    return null;
  }
}

/** Has this game been played on this device before? */
export const hasPlayed = (game: string): boolean => usualOf(game) !== null;

/** The level of the rivals in somebody's first game. */
const GENTLE: LevelId = 'casual';

/** A new table as the last one was set up; the first time, one person and gentle bots. Returns its ID. */
export const quickTable = (id: string, words: ShellText['setUp']): Promise<string> =>
  withGame(id, (game) => {
    const usual = usualTable(game, usualOf(id)) ?? firstTable(game, words);
    rememberUsual(id, usual);
    return newTable(game, usual.players, usual.options, '');
  });

/** The first real game after a lesson: always against gentle bots. Returns the ID of its table. */
export const firstGame = (id: string, words: ShellText['setUp'], options: object): Promise<string> =>
  withGame(id, (game) => {
    const first = firstTable(game, words, options);
    if (!hasPlayed(id)) rememberUsual(id, first);
    return newTable(game, first.players, first.options, '');
  });

interface Ready<G extends Playable<G>> {
  readonly players: readonly Player[];
  readonly options: G['options'];
}

/** Null if it no longer fits the game. */
function usualTable<G extends Playable<G>>(game: WebGame<G>, usual: UsualSetup | null): Ready<G> | null {
  if (usual === null || !Array.isArray(usual.players)) return null;
  const table = validateSetup(game.rules, usual.players.length, usual.options);
  return table.ok ? { players: usual.players, options: table.value.options } : null;
}

function firstTable<G extends Playable<G>>(game: WebGame<G>, words: ShellText['setUp'], options: object = {}): Ready<G> {
  const seats = usualSeats(game.rules.seatCounts);
  const table = validateSetup(game.rules, seats, options);
  if (!table.ok) throw new Error('a game has its defaults');
  const bots = words.botNames.slice(1, seats).map((bot) => ({ kind: 'bot', level: GENTLE, name: bot }) as const);
  return { players: [{ kind: 'person', name: words.defaultName(1) }, ...bots], options: table.value.options };
}
