import type { Seat } from '@fathom/kernel';

/** A turn of a game, by the ply after which it began. */
export interface LoggedTurn {
  readonly ply: number;
  readonly side: Seat;
  readonly round: number;
  /** It is the first turn of its round. */
  readonly opens: boolean;
}

interface Announcement {
  readonly type?: unknown;
  readonly seat?: unknown;
  readonly side?: unknown;
  readonly round?: unknown;
}

/**
 * The turns of a game, from its log: games announce them with the event `turnBegan` (`seat` or `side`), and rounds with `roundBegan`.
 * Where rounds are not announced, one ends when the turn returns to the side that began. A game that announces nothing has no turns.
 */
export function turnsOf(log: readonly { readonly events: readonly object[] }[]): readonly LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  let announced: number | null = null;
  log.forEach(({ events }, ply) => {
    for (const event of events as readonly Announcement[]) {
      if (event.type === 'roundBegan' && typeof event.round === 'number') announced = event.round;
      const side = event.seat ?? event.side;
      if (event.type !== 'turnBegan' || typeof side !== 'number') continue;
      const before = turns.at(-1);
      const round: number = announced ?? lapAt(turns[0], before, side);
      const turn = { ply, side, round, opens: round !== before?.round };
      // Of several turns within one move only the last can be shown.
      if (before?.ply === ply) turns[turns.length - 1] = { ...turn, opens: turn.opens || before.opens };
      else turns.push(turn);
    }
  });
  return turns;
}

function lapAt(first: LoggedTurn | undefined, before: LoggedTurn | undefined, side: Seat): number {
  if (first === undefined || before === undefined) return 1;
  return before.round + (side === first.side && side !== before.side ? 1 : 0);
}
