import type { Piece, Playable } from '@fathom/kernel';
import { useEffect, useRef, type RefObject } from 'react';
import type { PlayedTable } from '../played-table.ts';
import { previewText } from './preview-text.ts';
import { useSpokenText, type SpokenText } from './spoken-text.ts';

/** The description follows the focus after this many milliseconds: what is passed quickly is not read out. */
const PATIENCE = 150;

/**
 * Describes what has the focus: what a piece does, if its name does not say it, and what a piece or a move would bring. Returns the element
 * that holds the description.
 */
export function useFocusDescription<G extends Playable<G>>(played: PlayedTable<G>, luck: string): RefObject<HTMLParagraphElement | null> {
  const holder = useRef<HTMLParagraphElement>(null);
  const spoken = useSpokenText();
  const latest = useRef({ played, spoken, luck });
  useEffect(() => {
    latest.current = { played, spoken, luck };
  });
  const { store } = played;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let described: Element | null = null;
    const describe = (): void => {
      const on = document.activeElement;
      if (on !== described) described?.removeAttribute('aria-describedby');
      described = on?.matches('.table :is([data-piece], .move)') === true ? on : null;
      if (described === null || holder.current === null) return;
      const { played: now, spoken: words, luck: rest } = latest.current;
      holder.current.textContent = descriptionOf(now, words, rest, described.getAttribute('data-piece'));
      if (holder.current.textContent === '') described.removeAttribute('aria-describedby');
      else described.setAttribute('aria-describedby', holder.current.id);
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(describe, PATIENCE);
    };
    soon();
    document.addEventListener('focusin', soon);
    const leave = store.subscribe((now, before) => (now.aim !== before.aim || now.shown !== before.shown) && soon());
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', soon);
      leave();
    };
  }, [store]);
  return holder;
}

function descriptionOf<G extends Playable<G>>(
  { game, store, text, name }: PlayedTable<G>,
  spoken: SpokenText,
  luck: string,
  piece: Piece | null,
): string {
  const { shown, aim } = store.getState();
  const { viewer } = shown;
  // Where a game has remarks, the name of a piece is a whole sentence about it.
  const about = piece === null || game.loadRemarks !== undefined ? '' : (text.piece(piece)?.text ?? '');
  const preview = aim?.preview ?? null;
  const brings = preview === null ? '' : previewText({ text, spoken, name, viewer, luck }, preview);
  return [about, brings].filter((part) => part !== '').join(' ');
}
