import type { Piece as PieceId } from '@fathom/kernel';
import { motion } from 'motion/react';
import { useRef, type ReactNode } from 'react';
import { useHand } from './hand.tsx';

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

/** Anything on the table that can be pointed at. It glows when it can be touched; held, right-clicked or touched in vain, it explains itself. */
export function Piece({ id, className = '', travels = true, note, children }: Props): ReactNode {
  const hand = useHand();
  const lit = hand.lit.has(id);
  const chosen = hand.picked.includes(id);
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasHeld = useRef(false);
  const release = (): void => {
    if (held.current !== null) clearTimeout(held.current);
    held.current = null;
  };
  return (
    <motion.button
      type="button"
      {...(travels ? { layoutId: id } : {})}
      data-piece={id}
      className={`piece ${lit ? 'is-lit' : ''} ${chosen ? 'is-chosen' : ''} ${className}`}
      tabIndex={lit || chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-label={note === undefined ? hand.label(id) : `${hand.label(id)}, ${note}`}
      onPointerDown={() => {
        wasHeld.current = false;
        held.current = setTimeout(() => {
          wasHeld.current = true;
          hand.inspect(id);
        }, LONG_PRESS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        event.preventDefault();
        hand.inspect(id);
      }}
      onClick={() => {
        if (wasHeld.current) return;
        if (lit || chosen) hand.pick(id);
        else hand.inspect(id);
      }}
    >
      <span className="piece-face" aria-hidden="true">
        {children}
      </span>
    </motion.button>
  );
}
