import type { Playable } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { coverOf } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { GameFacts } from '../shell/GameFacts.tsx';
import { useWords } from '../text/words.tsx';
import './tableForm.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly title: string;
}

/** The top of the form for a new table: the game's own place behind the page, what the game is called, and what it is like. */
export function TableFormHead<G extends Playable<G>>({ game, title }: Props<G>): ReactNode {
  const { language } = useWords();
  const { about, light } = coverOf(game.rules.id);
  return (
    <>
      {game.Backdrop !== undefined && (
        <div className="table-form-place" aria-hidden="true">
          <game.Backdrop />
        </div>
      )}
      <header className="table-form-head" style={{ '--light': light } as CSSProperties}>
        <h1>{title}</h1>
        {about !== undefined && <p>{about.sentence[language]}</p>}
        {about !== undefined && <GameFacts {...about} />}
      </header>
    </>
  );
}
