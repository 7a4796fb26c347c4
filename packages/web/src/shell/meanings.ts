import type { Book, Language, Playable } from '@fathom/kernel';
import { useEffect, useState } from 'react';
import type { WebGame } from './game.ts';

/** The meaning of every mark of a game; null until the rulebook is loaded, and for a game without one. */
export function useMeanings<G extends Playable<G>>({ loadBook }: WebGame<G>, language: Language): ReadonlyMap<string, string> | null {
  const [book, setBook] = useState<Book | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadBook?.(language).then(
      (read) => wanted && setBook(read),
      () => undefined, // Without a connection a sign has its name only.
    );
    return () => void (wanted = false);
  }, [loadBook, language]);
  return book === null ? null : new Map(Object.values(book.words.icons).flatMap(({ marks }) => Object.entries(marks)));
}
