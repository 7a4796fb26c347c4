import type { RuleChapter } from '@fathom/kernel';
import { searchRules } from '@fathom/kernel/rulebook';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { isGameId, withGame } from '../games/registry.ts';
import { Missing } from '../shell/Missing.tsx';
import { useWords } from '../text/words.tsx';
import './Rules.css';

/** The whole rulebook, with a search that does not mind case, ё or apostrophes. */
export function Rules({ id, rule }: { readonly id: string; readonly rule: string | null }): ReactNode {
  const words = useWords();
  const [book, setBook] = useState<readonly RuleChapter[]>([]);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const { language } = words;
  useEffect(() => {
    if (isGameId(id)) void withGame(id, (game) => game.loadRulebook(language).then(setBook));
  }, [id, language]);
  useEffect(() => {
    if (rule !== null) document.getElementById(rule)?.scrollIntoView({ block: 'center' });
  }, [rule, book]);
  const found = useMemo(() => matching(book, wanted), [book, wanted]);
  if (!isGameId(id)) return <Missing />;
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <main className="page rules">
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
      <h1>{words.rules.title}</h1>
      <input
        type="search"
        className="search-field"
        aria-label={words.rules.search}
        placeholder={words.rules.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p aria-live="polite" className="rules-count">
        {wanted === '' ? '' : count === 0 ? words.rules.none(wanted) : words.rules.found(count)}
      </p>
      {found.map(({ title, rules }) => (
        <section key={rules[0]?.id ?? title}>
          <h2>{title}</h2>
          {rules.map(({ id, title: name, text }) => (
            <article key={id} id={id} className={`rule ${id === rule ? 'is-wanted' : ''}`}>
              <h3>
                {name} <span className="rule-id">{id}</span>
              </h3>
              <p>{text}</p>
            </article>
          ))}
        </section>
      ))}
    </main>
  );
}

/** The whole book, or the rules that contain all the words, the best matches first. */
function matching(book: readonly RuleChapter[], wanted: string): readonly RuleChapter[] {
  return wanted.trim() === '' ? book : searchRules(book, wanted).map(({ chapter, ...rule }) => ({ title: chapter, rules: [rule] }));
}
