import type { Piece as PieceId } from '@fathom/kernel';
import { motion } from 'motion/react';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { usePieceInfo, useSelection, type PieceInfo } from './piece-context.ts';
import './Piece.css';

interface Props {
  readonly id: PieceId;
  readonly className?: string;
  /** True for pieces that move between places; false for fixtures such as decks. */
  readonly travels?: boolean;
  /** A label to use instead of the piece's own name, such as a player's name. */
  readonly label?: string;
  /** Read out after the name of the piece by screen readers. */
  readonly note?: string;
  /** Only represents something that can be chosen, such as a player: there is nothing to look up. */
  readonly isSign?: boolean;
  readonly children: ReactNode;
}

const LONG_PRESS = 450;

/** Anything on the table that can be pointed at. It glows when it can be picked; hovered, held or tapped otherwise, it explains itself. */
export function Piece({ id, className = '', travels = true, label, note, isSign = false, children }: Props): ReactNode {
  const selection = useSelection();
  const info = usePieceInfo();
  const lit = selection.lit.has(id);
  const times = selection.picked.filter((piece) => piece === id).length;
  const chosen = times > 0;
  const inspect = (): void => {
    if (!isSign) info.inspect(id);
  };
  const press = useLongPress(inspect);
  const name = label ?? info.label(id);
  return (
    <motion.button
      type="button"
      {...(travels ? { layoutId: id } : {})}
      data-piece={id}
      className={`piece ${lit ? 'is-lit' : ''} ${chosen ? 'is-chosen' : ''} ${selection.aimed.includes(id) ? 'is-aimed' : ''} ${className}`}
      disabled={isSign && !lit && !chosen}
      tabIndex={lit || chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-label={note === undefined ? name : `${name}, ${note}`}
      onPointerDown={press.begin}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      {...(isSign ? { onPointerLeave: press.end } : hovering(info, id, press.end))}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect();
      }}
      onClick={() => {
        if (press.wasHeld()) return;
        info.hover(null);
        if (lit || chosen) selection.pick(id);
        else inspect();
      }}
    >
      <span className="piece-face" aria-hidden="true">
        {children}
      </span>
      {(times > 1 || (chosen && lit)) && (
        <span className="piece-times" aria-hidden="true">
          {times}
        </span>
      )}
    </motion.button>
  );
}

interface HoverHandlers {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: { readonly currentTarget: Element }) => void;
  readonly onBlur: () => void;
}

/**
 * Shows what a piece is when the mouse was moved to it or the keyboard focus reached it. A piece that moves under a resting mouse shows
 * nothing.
 */
export function hovering(info: PieceInfo, piece: PieceId, left: () => void = () => undefined): HoverHandlers {
  return {
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) info.hover({ piece, at: currentTarget });
    },
    onPointerLeave: () => {
      left();
      info.hover(null);
    },
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) info.hover({ piece, at: currentTarget });
    },
    onBlur: () => info.hover(null),
  };
}

interface Press {
  readonly begin: () => void;
  readonly end: () => void;
  /** The last press was a long one, which has already been handled. */
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
