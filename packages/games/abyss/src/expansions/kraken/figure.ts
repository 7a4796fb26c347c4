import { best, clockwise, next, type Seat } from '@fathom/kernel';
import type { State } from '../../state.ts';

/* Who has how many Nebulis, and the figure that follows them. */

export const nebulisOf = (s: State): number[] => s.players.map(({ nebulis }) => nebulis);

/** One event that brings Nebulis to a player. */
export function gainNebulis(s: State, seat: Seat, amount: number): void {
  const before = nebulisOf(s);
  s.players[seat]!.nebulis += amount;
  s.log?.push({ type: 'nebulisGained', seat, amount });
  checkFigure(s, before);
}

/** KR-FIG-01..05, 08 · Once per event: who rose to the holder, or whom the holder fell to. Nothing else moves the figure. */
export function checkFigure(s: State, before: readonly number[]): void {
  const { kraken } = s;
  if (kraken === null) return;
  const now = nebulisOf(s);
  const holder = kraken.figure;
  if (now.every((nebulis) => nebulis === 0)) return moveFigure(s, null);
  if (holder === null)
    return moveFigure(
      s,
      firstInTurn(
        s,
        best(s.seats, (seat) => now[seat]!),
      ),
    );
  const fell = now[holder]! < before[holder]!;
  let among: Seat[] = [];
  let most = now[holder]!;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === holder || now[seat]! < most || !(fell || now[seat]! > before[seat]!)) continue;
    if (now[seat]! > most) among = [];
    among.push(seat);
    most = now[seat]!;
  }
  if (among.length > 0) next(s, { kind: 'figure', seat: holder, among });
}

/** KR-FIG-07, RL-57 · Nobody held it and several are equal: clockwise from the player who triggered the end. */
function firstInTurn(s: State, equals: readonly Seat[]): Seat {
  let seat = s.endedBy ?? s.turn;
  while (!equals.includes(seat)) seat = clockwise(s, seat);
  return seat;
}

export function moveFigure(s: State, to: Seat | null): void {
  const from = s.kraken!.figure;
  if (from === to) return;
  s.kraken!.figure = to;
  s.log?.push({ type: 'figureMoved', to, from });
}
