import type { Playable } from '@fathom/kernel';
import { useEffect, type ReactNode } from 'react';
import type { BookProps } from './BookPage.tsx';
import { shownRules, type Hidden } from './contents.ts';
import { RuleText } from './RuleText.tsx';
import { useBookText } from './book-text.ts';

interface Props<G extends Playable<G>> extends BookProps<G> {
  readonly hidden: Hidden;
  /** The one that was asked for. */
  readonly rule: string | null;
}

/** Every numbered rule, chapter by chapter: the reference behind the book. */
export function NumberedRules<G extends Playable<G>>({ game, numbered, book, hidden, rule }: Props<G>): ReactNode {
  const rules = useBookText();
  useEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, numbered]);
  return (
    <section className="book-single" aria-labelledby="numbered-title">
      <h1 id="numbered-title">{rules.numbered}</h1>
      {shownRules(book, numbered, hidden).map((chapter) => (
        <section key={chapter.rules[0]?.id ?? chapter.title}>
          <h2>{chapter.title}</h2>
          {chapter.rules.map((each) => (
            <RuleText key={each.id} game={game.rules.id} rule={each} level="h3" isWanted={each.id === rule} book={book} />
          ))}
        </section>
      ))}
    </section>
  );
}
