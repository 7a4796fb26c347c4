import type { GameText, Order, OrderValue, Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly view: G['view'];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** Answers given beforehand, for games that ask in passing. */
export function Orders<G extends Playable<G>>({ entry, text, view, order, onOrder }: Props<G>): ReactNode {
  const { table } = useWords();
  /** What is chosen here, while this is open: a server may answer later. */
  const [draft, setDraft] = useState<Order | null>(null);
  const chosen = draft ?? order;
  const choose = (name: string, value: OrderValue): void => {
    setDraft({ ...chosen, [name]: value });
    onOrder({ ...chosen, [name]: value });
  };
  const fields = entry.game.orders?.fields(view) ?? {};
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
