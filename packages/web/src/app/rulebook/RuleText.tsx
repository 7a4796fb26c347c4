import type { Book, RuleId } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Rule } from '../../shell/rules.ts';
import { chapterOf } from './contents.ts';
import { useBookText } from './book-text.ts';

/** Small links to numbered rules, without the prefix of the game. */
export function RuleLinks({ game, rules }: { readonly game: string; readonly rules: readonly RuleId[] }): ReactNode {
  return (
    <span className="book-refs">
      {rules.map((rule) => (
        <Link key={rule} href={`/rules/${game}/${rule}`} className="book-ref">
          {rule.slice(rule.indexOf('-') + 1)}
        </Link>
      ))}
    </span>
  );
}

interface Props {
  readonly game: string;
  readonly rule: Rule;
  readonly level: 'h3' | 'h2';
  readonly isWanted?: boolean;
  /** To link back to the chapter that speaks of the rule. */
  readonly book?: Book | null;
}

/** A numbered rule in full. */
export function RuleText({ game, rule: { id, title, text }, level: Heading, isWanted = false, book = null }: Props): ReactNode {
  const rules = useBookText();
  const chapter = book === null ? null : chapterOf(book.plan, id);
  return (
    <article id={id} className={`rule ${isWanted ? 'is-wanted' : ''}`}>
      <Heading>
        {title}{' '}
        <Link href={`/rules/${game}/${id}`} className="rule-id">
          {id}
        </Link>
      </Heading>
      <p>{text}</p>
      {chapter !== null && (
        <p className="rule-chapter">
          {rules.inBook} <Link href={`/rules/${game}/${chapter}`}>{book!.words.chapters[chapter]!.title}</Link>
        </p>
      )}
    </article>
  );
}
