import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { useMeanings } from './meanings.ts';
import './SignTip.css';

/** A player who only passes over a mark does not see it. */
const PATIENCE = 350;

/** What a mark outside the pieces means, above it; loaded when one is first pointed at. Screen readers get numbers with their names. */
export function SignTip<G extends Playable<G>>({ game, sign }: { readonly game: WebGame<G>; readonly sign: Element }): ReactNode {
  const meanings = useMeanings(game, useWords().language);
  const [shown, setShown] = useState<Element | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(sign), PATIENCE);
    return () => clearTimeout(timer);
  }, [sign]);
  const meaning = meanings?.get(sign.getAttribute('data-sign') ?? '');
  if (shown !== sign || meaning === undefined) return null;
  const { left, width, top, bottom } = sign.getBoundingClientRect();
  const [middle, isHigh] = [left + width / 2, top > innerHeight / 2];
  return (
    <p
      className={`sign-tip ${isHigh ? 'is-above' : ''} ${middle > innerWidth / 2 ? 'is-left' : ''}`}
      style={{ left: middle, top: isHigh ? top : bottom }}
      aria-hidden="true"
    >
      {meaning}
    </p>
  );
}
