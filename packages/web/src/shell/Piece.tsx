import type { Piece as PieceId } from '@fathom/kernel';
import { motion } from 'motion/react';
import { useRef, type ReactNode } from 'react';
import { useEye, useHand, type Eye } from './hand.tsx';

interface Props {
  readonly id: PieceId;
  readonly className?: string;
  /** Pieces that move keep their name and travel; fixtures such as decks stay. */
  readonly travels?: boolean;
  /** Said after the name of the piece, for those who hear the table. */
  readonly note?: string;
  readonly children: ReactNode;
}

const LONG_PRESS = 450;

/** Anything on the table that can be pointed at. It glows when it can be touched; rested on, held or touched in vain, it explains itself. */
export function Piece({ id, className = '', travels = true, note, children }: Props): ReactNode {
  const hand = useHand();
  const eye = useEye();
  const lit = hand.lit.has(id);
  const chosen = hand.picked.includes(id);
  const press = useLongPress(() => eye.inspect(id));
  return (
    <motion.button
      type="button"
      {...(travels ? { layoutId: id } : {})}
      data-piece={id}
      className={`piece ${lit ? 'is-lit' : ''} ${chosen ? 'is-chosen' : ''} ${className}`}
      tabIndex={lit || chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-label={note === undefined ? eye.label(id) : `${eye.label(id)}, ${note}`}
      onPointerDown={press.begin}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      {...resting(eye, id, press.end)}
      onContextMenu={(event) => {
        event.preventDefault();
        eye.inspect(id);
      }}
      onClick={() => {
        if (press.wasHeld()) return;
        eye.rest(null);
        if (lit || chosen) hand.pick(id);
        else eye.inspect(id);
      }}
    >
      <span className="piece-face" aria-hidden="true">
        {children}
      </span>
    </motion.button>
  );
}

interface Rest {
  readonly onPointerEnter: (event: { readonly pointerType: string; readonly currentTarget: Element }) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: { readonly currentTarget: Element }) => void;
  readonly onBlur: () => void;
}

/** A mouse that rests on a piece, or a focus that was moved there by keys, asks what it is. */
export function resting(eye: Eye, piece: PieceId, left: () => void = () => undefined): Rest {
  return {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') eye.rest({ piece, at: currentTarget });
    },
    onPointerLeave: () => {
      left();
      eye.rest(null);
    },
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) eye.rest({ piece, at: currentTarget });
    },
    onBlur: () => eye.rest(null),
  };
}

interface Press {
  readonly begin: () => void;
  readonly end: () => void;
  /** The last press was a long one, and has had its effect. */
  readonly wasHeld: () => boolean;
}

function useLongPress(act: () => void): Press {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  const end = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    begin() {
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        act();
      }, LONG_PRESS);
    },
    end,
    wasHeld: () => held.current,
  };
}
