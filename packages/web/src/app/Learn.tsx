import type { Playable } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { BASICS, coverOf, isGameId, lessonsOf, modulesOf, pictureOf, withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { Missing } from '../shell/Missing.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { useWords } from '../text/words.tsx';
import { LearnTable } from './LearnTable.tsx';
import './Learn.css';

interface Props {
  readonly id: string;
  /** Null for all lessons of the game. */
  readonly lesson: string | null;
}

/** The lessons of a game, or one of them. A game with only one lesson needs no list. */
export function Learn({ id, lesson }: Props): ReactNode {
  const [screen, setScreen] = useState<ReactNode>(null);
  const all = isGameId(id) ? lessonsOf(id) : [];
  const wanted = lesson ?? (all.length === 1 ? all[0]! : null);
  const isKnown = wanted === null ? all.length > 0 : all.includes(wanted);
  useEffect(() => {
    if (!isKnown) return;
    void withGame(id, async (game) => {
      const found = wanted === null ? null : await game.loadLesson(wanted);
      setScreen(found === null ? <Chapters game={game} /> : <LearnTable game={game} lesson={found} />);
    });
  }, [id, wanted, isKnown]);
  return isKnown ? screen : <Missing />;
}

/** The lessons of a game: its basics, then its expansions. */
function Chapters<G extends Playable<G>>({ game }: { readonly game: WebGame<G> }): ReactNode {
  const words = useWords();
  const text = useGameText(game);
  const { id } = game.rules;
  if (text === null) return null;
  const pictures: Readonly<Record<string, string>> = { [BASICS]: pictureOf(id, coverOf(id).faces[0] ?? ''), ...modulesOf(id) };
  return (
    <main className="page">
      <h1>{text.title}</h1>
      <p>{words.learn.chapters}</p>
      <ul className="chapters">
        {lessonsOf(id).map((lesson) => (
          <li key={lesson}>
            <Link className="chapter" href={`/learn/${id}/${lesson}`}>
              <img src={pictures[lesson]} alt="" draggable={false} />
              <span>{lesson === BASICS ? words.learn.basics : text.option(lesson as keyof G['options'] & string)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
    </main>
  );
}
