import type { Book } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { loadMarks } from '../../games/marks.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useBookText } from './book-text.ts';

/** Marks that have a colour of their own on the table. */
const tones: Readonly<Record<string, string>> = { silverKey: 'is-silver', goldKey: 'is-gold', key: 'is-gold', pearl: 'is-pearl' };

/** The games' style sheets colour guilds, races and quest types. */
function hueOf(mark: string): Readonly<Record<string, string>> {
  const name = mark.replace(/^emblem-/, '');
  return { 'data-guild': name, 'data-race': name, 'data-type': name };
}

/** Every mark of the game and what it means. */
export function IconKey({ game, book }: { readonly game: string; readonly book: Book }): ReactNode {
  const rules = useBookText();
  const [drawings, setDrawings] = useState<ReadonlyMap<string, () => string>>(new Map());
  useEffect(() => void loadMarks(game).then((marks) => setDrawings(new Map(marks))), [game]);
  return (
    <section className="book-single" aria-labelledby="icons-title">
      <h1 id="icons-title">{rules.icons}</h1>
      {Object.entries(book.plan.icons).map(([group, marks]) => (
        <section key={group}>
          <h2>{book.words.icons[group]!.title}</h2>
          <ul className="book-icons">
            {marks.map((name) => (
              <li key={name}>
                <span className="book-icon" {...hueOf(name)}>
                  <Mark svg={drawings.get(name)?.() ?? ''} className={tones[name] ?? ''} />
                </span>
                <span>{book.words.icons[group]!.marks[name]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
