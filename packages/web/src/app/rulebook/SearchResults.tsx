import type { Playable } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BookProps } from './BookPage.tsx';
import { search, type Hidden } from './contents.ts';
import { RuleText } from './RuleText.tsx';
import { useBookText } from './book-text.ts';

interface Props<G extends Playable<G>> extends BookProps<G> {
  readonly hidden: Hidden;
  readonly query: string;
}

/** What contains all the words: parts of chapters first, then numbered rules. */
export function SearchResults<G extends Playable<G>>({ game, numbered, book, hidden, query }: Props<G>): ReactNode {
  const words = useBookText();
  const { sections, rules } = useMemo(() => search(book, numbered, hidden, query), [book, numbered, hidden, query]);
  const count = sections.length + rules.length;
  return (
    <section className="book-single" aria-labelledby="results-title">
      <h1 id="results-title">{words.search}</h1>
      <p aria-live="polite" className="rules-count">
        {count === 0 ? words.none(query) : words.found(count)}
      </p>
      {sections.length > 0 && <h2>{words.inChapters}</h2>}
      {sections.map(({ id, chapter, title, text }) => (
        <article key={`${id} ${title}`} className="book-found">
          <h3>
            <Link href={`/rules/${game.rules.id}/${id}`}>{title === chapter ? chapter : `${chapter}: ${title}`}</Link>
          </h3>
          <p>{text}</p>
        </article>
      ))}
      {rules.length > 0 && <h2>{words.numbered}</h2>}
      {rules.map((rule) => (
        <RuleText key={rule.id} game={game.rules.id} rule={rule} level="h3" book={book} />
      ))}
    </section>
  );
}
