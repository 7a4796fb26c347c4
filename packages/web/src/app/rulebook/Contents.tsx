import type { Book } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { parts, type Hidden, type BookPlace } from './contents.ts';
import { useBookText } from './book-text.ts';

interface Props {
  readonly game: string;
  readonly book: Book | null;
  readonly place: BookPlace;
  readonly hidden: Hidden;
  readonly onHide: (hidden: Hidden) => void;
}

/** The chapters, those of each module under its name, then the parts; and switches for the modules. */
export function Contents({ game, book, place, hidden, onHide }: Props): ReactNode {
  const rules = useBookText();
  if (book === null) return null;
  const modules = Object.keys(book.plan.modules);
  const chapters = (module: string | undefined): ReactNode => <Chapters {...{ game, book, place, module }} />;
  return (
    <nav className="book-contents" aria-label={rules.contents}>
      {chapters(undefined)}
      {modules
        .filter((module) => !hidden.has(module))
        .map((module) => ({ module, count: chaptersOf(book, module).length }))
        .filter(({ count }) => count > 0)
        .map(({ module, count }) => (
          <div key={module}>
            {count > 1 && <p className="book-module">{book.words.modules[module]}</p>}
            {chapters(module)}
          </div>
        ))}
      <ul className="book-parts">
        {parts.map((part) => (
          <Entry key={part} href={`/rules/${game}/${part}`} isHere={place.kind === part}>
            {rules[part]}
          </Entry>
        ))}
      </ul>
      {modules.length > 0 && <ModuleSwitches book={book} hidden={hidden} onHide={onHide} />}
    </nav>
  );
}

const chaptersOf = ({ plan }: Book, module: string | undefined): string[] =>
  Object.keys(plan.chapters).filter((id) => plan.chapters[id]!.module === module);

interface ChaptersProps {
  readonly game: string;
  readonly book: Book;
  readonly place: BookPlace;
  /** Undefined for the chapters of the game itself. */
  readonly module: string | undefined;
}

function Chapters({ game, book, place, module }: ChaptersProps): ReactNode {
  return (
    <ol>
      {chaptersOf(book, module).map((id) => (
        <Entry key={id} href={`/rules/${game}/${id}`} isHere={place.kind === 'chapter' && place.id === id} module={module}>
          {book.words.chapters[id]!.title}
        </Entry>
      ))}
    </ol>
  );
}

interface ModuleSwitchesProps {
  readonly book: Book;
  readonly hidden: Hidden;
  readonly onHide: (hidden: Hidden) => void;
}

function ModuleSwitches({ book: { plan, words }, hidden, onHide }: ModuleSwitchesProps): ReactNode {
  const rules = useBookText();
  const toggle = (module: string): void => {
    const next = new Set(hidden);
    if (!next.delete(module)) next.add(module);
    onHide(next);
  };
  return (
    <div className="book-modules" role="group" aria-label={rules.modules}>
      {Object.keys(plan.modules).map((module) => (
        <button key={module} type="button" className="book-toggle" aria-pressed={!hidden.has(module)} onClick={() => toggle(module)}>
          {words.modules[module]}
        </button>
      ))}
    </div>
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
