import type { Playable, SeatView } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { WebGame } from './game.ts';
import { loaded } from './loaded.tsx';
import type { Orders as OrdersPanel } from './Orders.tsx';
import type { PlayedTable } from './played-table.ts';

/** Not every game needs it. It is a generic component, which the type of `loaded` cannot express. */
const Orders = loaded(async () => (await import('./Orders.tsx')).Orders as never) as unknown as typeof OrdersPanel;

/** The viewer's standing orders, in games that have some. */
export function TableOrders<G extends Playable<G>>({ game, text, table, store }: PlayedTable<G>): ReactNode {
  const { seatView, viewer, order } = table.shown;
  if (game.rules.orders === undefined || viewer === null || seatView.outcome !== null) return null;
  return (
    <div className={isOrdersTurn(game, seatView) ? '' : 'only-wide'}>
      <Orders game={game} text={text} view={seatView.view} order={order} onOrder={store.actions.order} />
    </div>
  );
}

/** On small screens, orders are offered while others play, and when the question can be answered by an order. */
const isOrdersTurn = <G extends Playable<G>>({ rules }: WebGame<G>, { moves, prompt }: SeatView<G>): boolean =>
  moves.length === 0 || (prompt !== null && rules.orders?.questions.includes(prompt) === true);
