import type { Piece, Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Mark } from '../ui/Mark.tsx';
import { BookLink } from './BookLink.tsx';
import type { WebGame } from './game.ts';
import { useMeanings } from './meanings.ts';
import './SignKey.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly piece: Piece;
  readonly onRules: (place: string) => void;
}

/** What the marks on a piece mean, in the words of the rulebook; and the way to all the others. */
export function SignKey<G extends Playable<G>>({ game, piece, onRules }: Props<G>): ReactNode {
  const words = useWords();
  const meanings = useMeanings(game, words.language);
  const marks = game.marksOn?.(piece).filter(({ name }) => meanings?.has(name) === true) ?? [];
  if (marks.length === 0) return null;
  return (
    <section className="sign-key">
      <h3>
        <BookLink game={game.rules.id} place="icons" onRules={onRules}>
          {words.rules.icons}
        </BookLink>
      </h3>
      <ul>
        {marks.map(({ name, svg }) => (
          <li key={name} data-type={name}>
            <Mark svg={svg} /> {meanings!.get(name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
