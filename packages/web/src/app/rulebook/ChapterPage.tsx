import type { Book, Playable, RuleChapter, RuleId } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { BookProps } from './BookPage.tsx';
import { chapterIds, rulesBehind, type Hidden } from './contents.ts';
import { ExampleBox } from './ExampleBox.tsx';
import { RuleLinks, RuleText } from './RuleText.tsx';
import { StillPicture } from './StillPicture.tsx';
import { useBookText } from './book-text.ts';

interface Props<G extends Playable<G>> extends BookProps<G> {
  readonly book: Book;
  readonly id: string;
  readonly hidden: Hidden;
}

/** A chapter: words, picture and example; the numbered rules behind it at the end. */
export function ChapterPage<G extends Playable<G>>({ game, text, numbered, book, id, hidden }: Props<G>): ReactNode {
  const rules = useBookText();
  const { plan, words } = book;
  const chapter = words.chapters[id]!;
  const { picture, example, sections } = plan.chapters[id]!;
  const shown = chapterIds(plan, hidden);
  const number = Object.keys(plan.chapters).indexOf(id) + 1;
  return (
    <article className="book-spread" aria-labelledby="chapter-title">
      <div className="book-pages">
        <p className="book-number">{rules.chapter(number)}</p>
        <h1 id="chapter-title">{chapter.title}</h1>
        <p className="book-lead">{chapter.lead}</p>
        {Object.entries(sections).map(([key, behind]) => (
          <Section key={key} game={game.rules.id} words={chapter.sections[key]!} rules={behind} />
        ))}
        {picture !== undefined && <StillPicture game={game} text={text} picture={picture} words={chapter.picture!} />}
        {example !== undefined && <ExampleBox game={game} text={text} example={example} words={chapter.example!} />}
        <ChapterRules game={game.rules.id} numbered={numbered} wanted={rulesBehind(plan, id)} />
      </div>
      <Neighbours game={game.rules.id} book={book} shown={shown} at={shown.indexOf(id)} />
    </article>
  );
}

interface SectionProps {
  readonly game: string;
  readonly words: SectionWords;
  readonly rules: readonly RuleId[];
}

/** A part of a chapter. Its rules are named at the end of its text, or below its list or table. */
function Section({ game, words: { title, text, list, table }, rules }: SectionProps): ReactNode {
  const links = <RuleLinks game={game} rules={rules} />;
  const isTextOnly = list === undefined && table === undefined;
  return (
    <section>
      {title !== undefined && <h2>{title}</h2>}
      <p>
        {text} {isTextOnly && links}
      </p>
      {list !== undefined && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table !== undefined && <SectionTable {...table} />}
      {!isTextOnly && <p>{links}</p>}
    </section>
  );
}

type SectionWords = Book['words']['chapters'][string]['sections'][string];

function SectionTable({ head, rows }: NonNullable<SectionWords['table']>): ReactNode {
  return (
    <div className="book-table">
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={[name, ...cells].join()}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChapterRulesProps {
  readonly game: string;
  readonly numbered: readonly RuleChapter[];
  readonly wanted: readonly RuleId[];
}

/** The numbered rules of this chapter, folded away. */
function ChapterRules({ game, numbered, wanted }: ChapterRulesProps): ReactNode {
  const rules = useBookText();
  const [isOpen, setOpen] = useState(false);
  const found = numbered.flatMap((chapter) => chapter.rules).filter(({ id }) => wanted.includes(id));
  return (
    <details className="book-behind" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{rules.behind(found.length)}</summary>
      {isOpen && found.map((rule) => <RuleText key={rule.id} game={game} rule={rule} level="h3" />)}
    </details>
  );
}

interface NeighboursProps {
  readonly game: string;
  readonly book: Book;
  readonly shown: readonly string[];
  readonly at: number;
}

/** Links to the chapters before and after. */
function Neighbours({ game, book, shown, at }: NeighboursProps): ReactNode {
  const rules = useBookText();
  const before = at > 0 ? shown[at - 1] : undefined;
  const after = shown[at + 1];
  return (
    <footer className="book-turn">
      {before !== undefined && (
        <Link href={`/rules/${game}/${before}`} rel="prev" aria-label={`${rules.previous}: ${book.words.chapters[before]!.title}`}>
          ← {book.words.chapters[before]!.title}
        </Link>
      )}
      {after !== undefined && (
        <Link href={`/rules/${game}/${after}`} rel="next" aria-label={`${rules.next}: ${book.words.chapters[after]!.title}`}>
          {book.words.chapters[after]!.title} →
        </Link>
      )}
    </footer>
  );
}
