import type { Book } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { parts, type Hidden, type Place } from './contents.ts';
import { useBookText } from './book-text.ts';

interface Props {
  readonly game: string;
  readonly book: Book | null;
  readonly place: Place;
  readonly hidden: Hidden;
  readonly onHide: (hidden: Hidden) => void;
}

/** The chapters, those of each module under its name, then the parts; and switches for the modules. */
export function Contents({ game, book, place, hidden, onHide }: Props): ReactNode {
  const rules = useBookText();
  if (book === null) return null;
  const { plan, words } = book;
  const modules = Object.keys(plan.modules);
  const chaptersOf = (module: string | undefined): string[] =>
    Object.keys(plan.chapters).filter((id) => plan.chapters[id]!.module === module);
  const chapters = (module: string | undefined): ReactNode =>
    chaptersOf(module).map((id) => (
      <Entry key={id} href={`/rules/${game}/${id}`} isHere={place.kind === 'chapter' && place.id === id} module={module}>
        {words.chapters[id]!.title}
      </Entry>
    ));
  const toggle = (module: string): void => {
    const next = new Set(hidden);
    if (!next.delete(module)) next.add(module);
    onHide(next);
  };
  return (
    <nav className="book-contents" aria-label={rules.contents}>
      <ol>{chapters(undefined)}</ol>
      {modules
        .filter((module) => !hidden.has(module) && chaptersOf(module).length > 0)
        .map((module) => (
          <div key={module}>
            {chaptersOf(module).length > 1 && <p className="book-module">{words.modules[module]}</p>}
            <ol>{chapters(module)}</ol>
          </div>
        ))}
      <ul className="book-parts">
        {parts.map((part) => (
          <Entry key={part} href={`/rules/${game}/${part}`} isHere={place.kind === part}>
            {rules[part]}
          </Entry>
        ))}
      </ul>
      {modules.length > 0 && (
        <div className="book-modules" role="group" aria-label={rules.modules}>
          {modules.map((module) => (
            <button key={module} type="button" className="book-toggle" aria-pressed={!hidden.has(module)} onClick={() => toggle(module)}>
              {words.modules[module]}
            </button>
          ))}
        </div>
      )}
    </nav>
  );
}

interface EntryProps {
  readonly href: string;
  readonly isHere: boolean;
  readonly module?: string | undefined;
  readonly children: ReactNode;
}

function Entry({ href, isHere, module, children }: EntryProps): ReactNode {
  return (
    <li>
      <Link
        href={href}
        className={`book-entry ${module === undefined ? '' : 'is-module'}`}
        {...(isHere ? { 'aria-current': 'page' as const } : {})}
      >
        {children}
      </Link>
    </li>
  );
}
