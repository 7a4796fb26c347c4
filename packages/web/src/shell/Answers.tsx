import type { Playable } from '@fathom/kernel';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { TableState } from '../table/answering.ts';
import { isPerson } from '../table/players.ts';
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
 * screen readers always get. Few of them, and all that is left once a piece is picked, are listed openly where they fit.
 */
export function Answers<G extends Playable<G>>(props: PlayedTable<G>): ReactNode {
  const { store, table, narrowed, text, name } = props;
  const words = useWords();
  const [isOpen, toggle] = useFold(table);
  const offers = offersOf(narrowed, store.actions, text, name);
  const few = useFits<HTMLUListElement>('.prompt-body', `${table.shown.seatView.ply} ${offers.map(({ label }) => label).join(' ')}`);
  const isPending = table.pending !== null;
  const isListed = !offers.some(isOnTable);
  const isTried = !isListed && (table.picked.length > 0 || offers.length <= FEW) && few.fits;
  return (
    <div
      className={`answers ${isPending ? 'confirm' : isTried ? 'is-tried' : ''}`}
      role="group"
      aria-label={words.table.moves}
      tabIndex={-1}
      data-focus-home=""
    >
      {isPending && <Confirmation {...props} />}
      {!isPending && (isListed || isTried) && (
        <OfferList className="moves" offers={offers} store={store} {...(isTried ? { ref: few.ref } : {})} />
      )}
      {!isPending && !isListed && !isTried && <FoldedAnswers offers={offers} store={store} isOpen={isOpen} toggle={toggle} />}
    </div>
  );
}

/** So many moves are few. */
const FEW = 3;

interface FoldedProps<G extends Playable<G>> extends Pick<ListProps<G>, 'offers' | 'store'> {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** The list of all moves with its button; what cannot be given on the table stands beside it. The focus goes into the list and back. */
function FoldedAnswers<G extends Playable<G>>({ offers, store, isOpen, toggle }: FoldedProps<G>): ReactNode {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) list.current?.querySelector('button')?.focus();
    if (!isOpen && list.current?.contains(document.activeElement) === true) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <button ref={button} type="button" className="move answers-all" aria-expanded={isOpen} onClick={toggle}>
        {words.table.allMoves(offers.length)}
      </button>
      <OfferList className="answers-few" offers={offers.filter((offer) => !isOnTable(offer))} store={store} />
      <OfferList ref={list} className={`moves is-folded ${isOpen ? 'is-open' : ''}`} offers={offers} store={store} />
    </>
  );
}

/** Asks once more. */
function Confirmation<G extends Playable<G>>({ store, table }: Pick<PlayedTable<G>, 'store' | 'table'>): ReactNode {
  const words = useWords();
  // Alone against bots everything can be undone.
  const isFinal = table.pending?.final === true && table.shown.players.filter(isPerson).length > 1;
  return (
    <>
      {isFinal && <p className="answers-final">{words.table.final}</p>}
      <button type="button" className="move" onClick={store.actions.unpick}>
        {words.table.think}
      </button>
      <button type="button" className="move is-strong" autoFocus onClick={store.actions.confirm}>
        {words.table.confirm}
      </button>
    </>
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
  /** A long list is one stop of the Tab key: this button of it. */
  const [stop, setStop] = useState(0);
  const isLong = offers.length > FEW;
  return (
    <ul ref={ref} className={className} onKeyDown={moveInList}>
      {offers.map(({ label, answer, act }, i) => (
        <li key={`${i} ${label}`}>
          <button
            type="button"
            className="move"
            tabIndex={isLong && i !== Math.min(stop, offers.length - 1) ? -1 : 0}
            onPointerDown={({ pointerType }) => pointerType !== 'mouse' && hold.begin(() => at(answer))}
            onPointerMove={({ pointerType, movementX, movementY }) =>
              pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && at(answer)
            }
            onPointerLeave={() => {
              hold.end();
              at(null);
            }}
            onFocus={({ currentTarget }) => {
              setStop(i);
              if (currentTarget.matches(':focus-visible')) at(answer);
            }}
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

/** Arrow keys go from button to button, Home and End to the ends. */
function moveInList(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const [last, { key }] = [buttons.length - 1, event];
  const isOn = key === 'ArrowDown' || key === 'ArrowRight';
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft';
  if (!isOn && !isBack && key !== 'Home' && key !== 'End') return;
  event.preventDefault();
  buttons[isOn ? Math.min(at + 1, last) : isBack ? Math.max(at - 1, 0) : key === 'End' ? last : 0]?.focus();
}

/** Whether the list of all moves is open. A new question closes it. */
function useFold<G extends Playable<G>>({ shown, chosen, pending }: TableState<G>): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => {
    setOpen((open) => !open);
    document.querySelector<HTMLElement>('.moves:not(.is-folded) .move')?.focus(); // a list that is open already
  };
  useEffect(() => setOpen(false), [shown.seatView, chosen.length, pending]);
  useListKey(toggle);
  useBackCloses(isOpen, () => setOpen(false));
  return [isOpen, toggle];
}
