import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { About } from './game.ts';
import './GameFacts.css';

/** For how many a game is, how long it takes, and how heavy it is. */
export function GameFacts({ players, minutes, weight }: About): ReactNode {
  const { home } = useWords();
  return (
    <p className="game-facts">
      <span title={home.players}>
        <Icon name="people" /> <span className="visually-hidden">{home.players}:</span> {players}
      </span>
      <span>{home.minutes(minutes)}</span>
      <span className="game-weight" role="img" aria-label={home.weight(weight)} title={home.weight(weight)}>
        {Array.from({ length: 5 }, (_, i) => (
          <i key={i} className={i < weight ? 'is-full' : ''} />
        ))}
      </span>
    </p>
  );
}
