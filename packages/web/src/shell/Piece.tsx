import type { Piece as PieceId } from '@fathom/kernel';
import { motion } from 'motion/react';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { useEye, useHand, type Eye } from './hand.tsx';

interface Props {
  readonly id: PieceId;
  readonly className?: string;
  /** Pieces that move keep their name and travel; fixtures such as decks stay. */
  readonly travels?: boolean;
  /** What it is called where its own name says too little: a player. */
  readonly label?: string;
  /** Said after the name of the piece, for those who hear the table. */
  readonly note?: string;
  /** It only stands for something that can be chosen, such as a player: there is nothing to look up about it. */
  readonly isSign?: boolean;
  readonly children: ReactNode;
}

const LONG_PRESS = 450;

/** Anything on the table that can be pointed at. It glows when it can be touched; rested on, held or touched in vain, it explains itself. */
export function Piece({ id, className = '', travels = true, label, note, isSign = false, children }: Props): ReactNode {
  const hand = useHand();
  const eye = useEye();
  const lit = hand.lit.has(id);
  const times = hand.picked.filter((piece) => piece === id).length;
  const chosen = times > 0;
  const inspect = (): void => {
    if (!isSign) eye.inspect(id);
  };
  const press = useLongPress(inspect);
  const name = label ?? eye.label(id);
  return (
    <motion.button
      type="button"
      {...(travels ? { layoutId: id } : {})}
      data-piece={id}
      className={`piece ${lit ? 'is-lit' : ''} ${chosen ? 'is-chosen' : ''} ${className}`}
      disabled={isSign && !lit && !chosen}
      tabIndex={lit || chosen ? 0 : -1}
      aria-pressed={chosen}
      aria-label={note === undefined ? name : `${name}, ${note}`}
      onPointerDown={press.begin}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      {...(isSign ? { onPointerLeave: press.end } : resting(eye, id, press.end))}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect();
      }}
      onClick={() => {
        if (press.wasHeld()) return;
        eye.rest(null);
        if (lit || chosen) hand.pick(id);
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

interface Rest {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: { readonly currentTarget: Element }) => void;
  readonly onBlur: () => void;
}

/**
 * A mouse that was moved to a piece and rests there, or a focus that was moved there by keys, asks what it is. A piece that comes to lie
 * under a mouse at rest is not asked about.
 */
export function resting(eye: Eye, piece: PieceId, left: () => void = () => undefined): Rest {
  return {
    onPointerMove: ({ pointerType, movementX, movementY, currentTarget }) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) eye.rest({ piece, at: currentTarget });
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
