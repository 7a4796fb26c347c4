import type { Piece as PieceId } from '@fathom/kernel';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { usePieceInfo, usePieceSentence, usePieceState, type PieceInfo, type PieceState } from './piece-context.ts';
import { useHold } from './useHold.ts';
import './Piece.css';

interface Props {
  readonly id: PieceId;
  readonly className?: string;
  /** True for pieces that move between places; false for fixtures such as decks. */
  readonly travels?: boolean;
  /** A label to use instead of the piece's own name, such as a player's name, until there is a sentence about it. */
  readonly label?: string;
  /** Read out after this label by screen readers. */
  readonly note?: string;
  /** Only represents something that can be chosen, such as a player: there is nothing to look up. */
  readonly isSign?: boolean;
  readonly children: ReactNode;
}

/** Anything on the table that can be pointed at. It glows when it can be picked; hovered, held or tapped otherwise, it explains itself. */
export function Piece({ id, className = '', travels = true, label, note, isSign = false, children }: Props): ReactNode {
  const state = usePieceState(id);
  const info = usePieceInfo();
  const { isLit: lit, times, isAimed } = state;
  const chosen = times > 0;
  const handlers = usePieceHandlers(id, isSign, state);
  const name = label ?? info.label(id);
  const sentence = usePieceSentence(id);
  const { legal } = useWords().table;
  return (
    <button
      type="button"
      data-piece={id}
      {...(travels ? { 'data-travels': id } : {})}
      className={`piece ${lit ? 'is-lit' : ''} ${chosen ? 'is-chosen' : ''} ${isAimed ? 'is-aimed' : ''} ${className}`}
      disabled={isSign && !lit && !chosen}
      tabIndex={lit || chosen ? 0 : -1}
      aria-pressed={chosen}
      {...(lit && sentence === null ? { 'aria-description': legal } : {})}
      {...handlers}
    >
      <span className="visually-hidden">{sentence ?? (note === undefined ? name : `${name}, ${note}`)}</span>
      <span className="piece-face" aria-hidden="true">
        {children}
      </span>
      {(times > 1 || (chosen && lit)) && (
        <span className="piece-times" aria-hidden="true">
          {times}
        </span>
      )}
    </button>
  );
}

interface PieceHandlers extends Partial<HoverHandlers> {
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClick: () => void;
}

/** A press picks the piece if it can be picked or is; otherwise, and when held or pressed with the right button, it opens its dialog. */
function usePieceHandlers(id: PieceId, isSign: boolean, { isLit, times, pick }: PieceState): PieceHandlers {
  const info = usePieceInfo();
  const inspect = (): void => {
    if (!isSign) info.inspect(id);
  };
  const hold = useHold();
  return {
    onPointerDown: () => hold.begin(inspect),
    onPointerUp: hold.end,
    onPointerCancel: hold.end,
    ...(isSign ? { onPointerLeave: hold.end } : hovering(info, id, hold.end)),
    onContextMenu(event) {
      event.preventDefault();
      inspect();
    },
    onClick() {
      if (hold.wasHeld()) return;
      info.hover(null);
      if (isLit || times > 0) pick(id);
      else inspect();
    },
  };
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
