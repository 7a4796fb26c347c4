import type { Seat } from '@fathom/kernel';
import type { SeatInfo } from '@fathom/wire';
import { useWords } from '../text/words.tsx';
import type { ShellText } from '../text/shell-text.ts';

/** The name of a player: people's own, or one of ours for a bot. */
export const nameIn = (words: ShellText, seat: Pick<SeatInfo, 'name'> | undefined, at: Seat): string =>
  seat?.name ?? words.setUp.botNames[at % words.setUp.botNames.length]!;

export function useSeatNames(seats: readonly SeatInfo[]): (seat: Seat) => string {
  const words = useWords();
  return (at) => nameIn(words, seats[at], at);
}
