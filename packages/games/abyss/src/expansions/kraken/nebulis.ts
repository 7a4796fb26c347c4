import { best, clockwise, next, type Chapter, type Seat } from '@fathom/kernel';
import { cards, isKraken, type AllyId } from '../../content/cards.ts';
import type { Coins } from '../../flow.ts';
import { handOver } from '../../moves.ts';
import { isActive } from '../../queries.ts';
import type { Abyss, Player, State } from '../../state.ts';

/* Nebulis, and the figure that follows them. */

/** KR-NEB-03, 04, KR-LORD-02 · How many Nebulis one payment may hold. */
const mostNebulis = (p: Pick<Player, 'lords' | 'turned' | 'nebulis'>): number =>
  p.nebulis === 0 ? 0 : Math.min(p.nebulis, isActive(p, 'outlaw') ? 2 : 1);

/** The highest price a player can pay: the last coins of all pearls may be Nebulis. */
export const purse = (p: Pick<Player, 'lords' | 'turned' | 'nebulis' | 'pearls'>): number => p.pearls + mostNebulis(p);

/** KR-NEB-03, 04, 09, KR-LORD-03 · Every way to pay a price. Nebulis are the last coins, but for a Counterfeiter. */
export function waysToPay(p: Pick<Player, 'lords' | 'turned' | 'nebulis' | 'pearls'>, price: number): Coins[] {
  const ways: Coins[] = [];
  const most = Math.min(mostNebulis(p), price);
  for (let nebulis = 0; nebulis <= most; nebulis++) {
    const pearls = price - nebulis;
    if (pearls > p.pearls || (nebulis > 0 && pearls < p.pearls && !isActive(p, 'counterfeiter'))) continue;
    ways.push({ pearls, nebulis });
  }
  return ways;
}

export const nebulisOf = (s: State): number[] => s.players.map(({ nebulis }) => nebulis);

/** One event that brings Nebulis to a player. */
export function gainNebulis(s: State, seat: Seat, amount: number): void {
  if (amount === 0) return;
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

/** KR-FIG-07, RL-57 · Nobody held it and several are equal: clockwise from whoever triggered the end. */
function firstInTurn(s: State, equals: readonly Seat[]): Seat {
  let seat = s.endedBy ?? s.turn;
  while (!equals.includes(seat)) seat = clockwise(s, seat);
  return seat;
}

function moveFigure(s: State, to: Seat | null): void {
  const from = s.kraken!.figure;
  if (from === to) return;
  s.kraken!.figure = to;
  s.log?.push({ type: 'figureMoved', to, from });
}

export const nebulis: Chapter<Abyss, 'krakens' | 'figure'> = {
  /** KR-ALLY-06, 08 · The Krakens of a payment are gone, and bring their Nebulis at once. */
  krakens: {
    run(s, { seat }) {
      const others: AllyId[] = [];
      let amount = 0;
      for (const ally of s.spent) {
        (isKraken(ally) ? s.discard : others).push(ally);
        amount += cards[ally].nebulis;
      }
      s.spent = others;
      gainNebulis(s, seat, amount);
    },
  },
  /** KR-FIG-03 · Of several equals the holder chooses. */
  figure: {
    moves: (_s, { among }) => among.map((seat) => handOver[seat]!),
    take: (s, _f, { to }) => moveFigure(s, to),
    touches: (_s, _f, { to }) => [`seat-${to}`],
    whyNot: () => 'KR-FIG-03',
  },
};
