import type { Book, GameText, Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { WebGame } from '../../shell/game.ts';
import { Icon } from '../../ui/Icon.tsx';
import { openAtTable } from './dealt.ts';
import { PieceFace } from './PieceFace.tsx';
import { usePlayerNames } from './usePlayerNames.ts';
import { useBookText } from './book-text.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly example: NonNullable<Book['plan']['chapters'][string]['example']>;
  readonly words: NonNullable<Book['words']['chapters'][string]['example']>;
}

/** A worked example: the position in words, then what is played and what comes of it, step by step; it can be played at a table. */
export function ExampleBox<G extends Playable<G>>({ game, text, example, words }: Props<G>): ReactNode {
  const rules = useBookText();
  const [, go] = useLocation();
  const names = usePlayerNames();
  return (
    <section className="book-example" aria-labelledby="example-title">
      <p className="book-kicker">{rules.example}</p>
      <h2 id="example-title">{words.title}</h2>
      <p>{words.before}</p>
      <ol>
        {example.steps.map(({ pieces }, i) => (
          <li key={i}>
            <p>{words.steps[i]}</p>
            {pieces.length > 0 && (
              <ul className="book-pieces">
                {pieces.map((piece) => (
                  <PieceFace key={piece} game={game} text={text} piece={piece} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="book-open" onClick={() => go(openAtTable(game, example.position, names))}>
        <Icon name="play" /> {rules.openTable}
      </button>
    </section>
  );
}
