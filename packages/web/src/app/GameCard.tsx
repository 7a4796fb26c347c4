import type { CSSProperties, ReactNode } from 'react';
import { coverOf, pictureOf, titleOf } from '../games/registry.ts';
import { GameFacts } from '../shell/GameFacts.tsx';
import { loaded } from '../shell/loaded.tsx';
import { useWords } from '../text/words.tsx';
import './GameCard.css';

/** For games without pictures. */
const DefaultCover = loaded(async () => (await import('../shell/default-board/DefaultCover.tsx')).DefaultCover);

interface Props {
  readonly id: string;
  readonly onOpen: () => void;
  /** The buttons and links of the game. */
  readonly children: ReactNode;
}

/** A game on the first page: one of its faces, what it is about, and how long, heavy and for how many it is. */
export function GameCard({ id, onOpen, children }: Props): ReactNode {
  const { language } = useWords();
  const { light, faces, about } = coverOf(id);
  const title = titleOf(id, language);
  return (
    <section className="game-card" data-game-card={id} style={{ '--light': light } as CSSProperties}>
      <button type="button" className="game-card-picture" aria-label={title} tabIndex={-1} onClick={onOpen}>
        {faces.length === 0 ? <DefaultCover id={id} /> : <img src={pictureOf(id, faces[0]!)} alt="" draggable={false} />}
        <span className="game-card-title" aria-hidden="true">
          {title}
        </span>
      </button>
      <h2 className="visually-hidden">{title}</h2>
      {about !== undefined && <p className="game-card-about">{about.sentence[language]}</p>}
      {about !== undefined && <GameFacts {...about} />}
      {children}
    </section>
  );
}
