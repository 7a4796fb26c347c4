import { typesetAll, type Book, type GameText, type Language, type Playable, type RuleChapter } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { isGameId, withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { Missing } from '../shell/Missing.tsx';
import { useWords } from '../text/words.tsx';
import { BookPage } from './rulebook/BookPage.tsx';

interface Props {
  readonly id: string;
  readonly rule: string | null;
  /** It lies over a table, which it must not leave. */
  readonly isOverTable?: boolean;
}

/** The rulebook of a game, opened at a chapter, a numbered rule or a part such as the gallery. */
export function Rules({ id, rule, isOverTable = false }: Props): ReactNode {
  const { language } = useWords();
  const [open, setOpen] = useState<{ readonly id: string; readonly at: (place: string | null) => ReactNode } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (isGameId(id))
      void withGame(id, async (game) => {
        const opened = await bookOf(game, language);
        if (wanted) setOpen({ id, at: (place) => <BookPage key={id} {...opened} place={place} isOverTable={isOverTable} /> });
      });
    return () => void (wanted = false);
  }, [id, language, isOverTable]);
  if (!isGameId(id)) return <Missing />;
  return open?.id === id ? open.at(rule) : null; // the book of another game is open until this one is loaded
}

interface Opened<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly numbered: readonly RuleChapter[];
  readonly book: Book | null;
}

async function bookOf<G extends Playable<G>>(game: WebGame<G>, language: Language): Promise<Opened<G>> {
  const [text, numbered, book] = await Promise.all([
    game.loadText(language),
    game.loadRulebook(language),
    game.loadBook?.(language) ?? null,
  ]);
  return { game, text: typesetAll(language, text), numbered: typesetAll(language, numbered), book };
}
