import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import type { TableState } from '../table/answering.ts';
import { useWords } from '../text/words.tsx';
import { useBackCloses } from '../ui/useBackCloses.ts';
import { useListKey } from './keys.ts';
import { isOnTable, offersOf, type Offer } from './offers.ts';
import type { PlayedTable } from './played-table.ts';
import { useFits } from './useFits.ts';
import { useHold } from './useHold.ts';
import './Answers.css';

/**
 * The answers as buttons. Those that are given by touching a glowing piece are folded into a list, which a key or a button opens and which
 * screen readers always get. Few of them are listed openly where they fit, and so is all that is left once a piece is picked.
 */
export function Answers<G extends Playable<G>>(props: PlayedTable<G>): ReactNode {
  const { store, table, narrowed, text, name } = props;
  const words = useWords();
  const [isOpen, toggle] = useFold(table);
  const offers = offersOf(narrowed, store.actions, text, name);
  const few = useFits<HTMLUListElement>('.prompt-body', `${table.shown.seatView.ply} ${offers.map(({ label }) => label).join(' ')}`);
  if (table.pending !== null) return <Confirmation {...props} />;
  const isListed = table.picked.length > 0 || !offers.some(isOnTable);
  if (isListed || (offers.length <= FEW && few.fits)) {
    return (
      <div className={`answers ${isListed ? '' : 'is-tried'}`}>
        <OfferList className="moves" offers={offers} store={store} {...(isListed ? {} : { ref: few.ref })} />
      </div>
    );
  }
  return (
    <div className="answers">
      <button type="button" className="move answers-all" aria-expanded={isOpen} onClick={toggle}>
        {words.table.allMoves(offers.length)}
      </button>
      <OfferList className="answers-few" offers={offers.filter((offer) => !isOnTable(offer))} store={store} />
      <OfferList className={`moves is-folded ${isOpen ? 'is-open' : ''}`} offers={offers} store={store} />
    </div>
  );
}

/** So many moves are few. */
const FEW = 3;

/** Asks once more, before a move that cannot be undone. */
function Confirmation<G extends Playable<G>>({ store, table }: Pick<PlayedTable<G>, 'store' | 'table'>): ReactNode {
  const words = useWords();
  return (
    <div className="answers confirm">
      {table.pending?.final === true && <p className="answers-final">{words.table.final}</p>}
      <button type="button" className="move" onClick={store.actions.unpick}>
        {words.table.think}
      </button>
      <button type="button" className="move is-strong" autoFocus onClick={store.actions.confirm}>
        {words.table.confirm}
      </button>
    </div>
  );
}

interface ListProps<G extends Playable<G>> extends Pick<PlayedTable<G>, 'store'> {
  readonly className: string;
  readonly offers: readonly Offer<G>[];
  readonly ref?: Ref<HTMLUListElement>;
}

/**
 * A button for each offer. What it would bring is shown while it is pointed at or held; one that appears under a resting mouse shows
 * nothing, and a tap gives the answer without it.
 */
function OfferList<G extends Playable<G>>({ className, offers, store, ref }: ListProps<G>): ReactNode {
  const { at } = store.aiming;
  const hold = useHold();
  return (
    <ul ref={ref} className={className}>
      {offers.map(({ label, answer, act }, i) => (
        <li key={`${i} ${label}`}>
          <button
            type="button"
            className="move"
            onPointerDown={({ pointerType }) => pointerType !== 'mouse' && hold.begin(() => at(answer))}
            onPointerMove={({ pointerType, movementX, movementY }) =>
              pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && at(answer)
            }
            onPointerLeave={() => {
              hold.end();
              at(null);
            }}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && at(answer)}
            onBlur={() => at(null)}
            onClick={act}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether the list of all moves is open. A new question closes it. */
function useFold<G extends Playable<G>>({ shown, chosen, pending }: TableState<G>): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => setOpen((open) => !open);
  useEffect(() => setOpen(false), [shown.seatView, chosen.length, pending]);
  useListKey(toggle);
  useBackCloses(isOpen, () => setOpen(false));
  return [isOpen, toggle];
}
