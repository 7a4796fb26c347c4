import type { Seat } from '@fathom/kernel';
import type { SeatInfo } from '@fathom/wire';
import { useWords } from '../app/words.tsx';
import type { ShellText } from '../text/shell-text.ts';

/** Who sits where: people as they call themselves, bots as this table calls them. */
export const nameIn = (words: ShellText, seat: Pick<SeatInfo, 'name'> | undefined, at: Seat): string =>
  seat?.name ?? words.setUp.botNames[at % words.setUp.botNames.length]!;

export function useNames(seats: readonly SeatInfo[]): (seat: Seat) => string {
  const words = useWords();
  return (at) => nameIn(words, seats[at], at);
}
