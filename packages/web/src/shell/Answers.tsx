import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { choices } from '../table/answering.ts';
import { useWords } from '../text/words.tsx';
import { isOnTable, offersOf, type Offer } from './offers.ts';
import type { PromptProps } from './Prompt.tsx';
import './Answers.css';

/**
 * The answers as buttons. Those that are given by touching a glowing piece are folded into a list, which a key or a button opens and which
 * screen readers always get; once a piece is picked, all that is left is listed.
 */
export function Answers<G extends Playable<G>>({ store, table, text, name }: PromptProps<G>): ReactNode {
  const words = useWords();
  const { actions, aiming } = store;
  const [isOpen, setOpen] = useState(false);
  const narrowed = choices(store.wiring, table);
  useEffect(() => setOpen(false), [table.shown.look, table.chosen.length, table.pending]);
  useListKey(() => setOpen((open) => !open));
  if (table.pending !== null) {
    return (
      <div className="answers confirm">
        {table.pending.final && <p className="answers-final">{words.table.final}</p>}
        <button type="button" className="move" onClick={actions.unpick}>
          {words.table.think}
        </button>
        <button type="button" className="move is-strong" autoFocus onClick={actions.confirm}>
          {words.table.confirm}
        </button>
      </div>
    );
  }
  const offers = offersOf(narrowed, actions, text, name);
  const isListed = table.picked.length > 0 || !offers.some(isOnTable);
  const button = ({ label, answer, act }: Offer<G>, i: number): ReactNode => (
    <li key={`${i} ${label}`}>
      <button
        type="button"
        className="move"
        onPointerEnter={() => aiming.at(answer)}
        onPointerLeave={() => aiming.at(null)}
        onFocus={() => aiming.at(answer)}
        onBlur={() => aiming.at(null)}
        onClick={act}
      >
        {label}
      </button>
    </li>
  );
  const visible = isListed ? offers : offers.filter((offer) => !isOnTable(offer));
  return (
    <div className="answers">
      {!isListed && (
        <button type="button" className="move answers-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.table.allMoves(offers.length)}
        </button>
      )}
      <ul className={isListed ? 'moves' : 'answers-few'}>{visible.map(button)}</ul>
      {!isListed && <ul className={`moves is-folded ${isOpen ? 'is-open' : ''}`}>{offers.map(button)}</ul>}
    </div>
  );
}

/** L opens and closes the list of all moves. */
function useListKey(toggle: () => void): void {
  useEffect(() => {
    const press = ({ code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (code === 'KeyL' && !typing && !ctrlKey && !metaKey && !altKey) toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
