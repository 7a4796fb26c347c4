import type { GameText, Order, OrderValue, Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { Sheet } from './Sheet.tsx';
import './Orders.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly view: G['view'];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Answers given in advance, for games that often ask small questions. */
export function Orders<G extends Playable<G>>({ game, text, view, order, onOrder }: Props<G>): ReactNode {
  const { table } = useWords();
  /** What is selected while the panel is open: a server may confirm it later. */
  const [draft, setDraft] = useState<Order | null>(null);
  const chosen = draft ?? order;
  const choose = (name: string, value: OrderValue): void => {
    setDraft({ ...chosen, [name]: value });
    onOrder({ ...chosen, [name]: value });
  };
  const fields = game.rules.orders?.fields(view) ?? {};
  const isSet = Object.entries(fields).some(([name, values]) => order[name] !== undefined && order[name] !== values[0]);
  return (
    <>
      <button type="button" className={`quiet orders ${isSet ? 'is-on' : ''}`} onClick={() => setDraft(order)}>
        {table.orders}
        {isSet && ' ●'}
      </button>
      <Sheet title={table.orders} open={draft !== null} onClose={() => setDraft(null)}>
        <p className="orders-hint">{table.ordersHint}</p>
        <div className="orders-fields">
          {Object.entries(fields).map(([name, values]) => (
            <label key={name} className="form-row">
              <span>{text.order?.(name)}</span>
              <select
                value={Math.max(0, values.indexOf(chosen[name] as OrderValue))}
                onChange={({ target }) => choose(name, values[Number(target.value)]!)}
              >
                {values.map((value, i) => (
                  <option key={i} value={i}>
                    {text.orderValue?.(name, value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </Sheet>
    </>
  );
}
