import type { Book, GameText, Playable, RuleChapter } from '@fathom/kernel';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { WebGame } from '../../shell/game.ts';
import { Sheet } from '../../shell/Sheet.tsx';
import { useWords } from '../../text/words.tsx';
import { useBookText } from './book-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useShape } from '../../ui/shape.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { Contents } from './Contents.tsx';
import { placeOf, type Hidden, type BookPlace } from './contents.ts';
import { Gallery } from './Gallery.tsx';
import { IconKey } from './IconKey.tsx';
import { NumberedRules } from './NumberedRules.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import './book.css';

export interface BookProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly numbered: readonly RuleChapter[];
  /** Null for a game that has only numbered rules. */
  readonly book: Book | null;
}

interface PageProps<G extends Playable<G>> extends BookProps<G> {
  readonly place: string | null;
  /** It lies over a table and is closed there: it has no way home. */
  readonly isOverTable: boolean;
}

/** A rulebook: contents, search, and the place where it is open. */
export function BookPage<G extends Playable<G>>(props: PageProps<G>): ReactNode {
  const { game, text, book, isOverTable } = props;
  const words = useWords();
  const rules = useBookText();
  const isWide = useShape() === 'wide';
  const place = placeOf(book, props.place);
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const [query, setQuery] = useQueryAt(props.place);
  const wanted = useDeferredValue(query);
  const contents = <Contents game={game.rules.id} book={book} place={place} hidden={hidden} onHide={setHidden} />;
  return (
    <div className={`book ${isWide ? 'is-wide' : ''}`} data-game={game.rules.id}>
      <header className="book-side">
        <div className="book-home">
          {!isWide && <ContentsButton place={props.place}>{contents}</ContentsButton>}
          {!isOverTable && <Link href="/">{words.backHome}</Link>}
          <span className="book-name">{text.title}</span>
        </div>
        <SearchField label={rules.search} query={query} onQuery={setQuery} />
        {isWide && contents}
      </header>
      <main className="book-main">
        {wanted.trim() === '' ? (
          <PlaceView {...props} at={place} hidden={hidden} />
        ) : (
          <SearchResults {...props} hidden={hidden} query={wanted} />
        )}
      </main>
    </div>
  );
}

/** What is searched for: nothing at another place than the one where it was typed. */
function useQueryAt(place: string | null): [string, (query: string) => void] {
  const [typed, setTyped] = useState({ place, query: '' });
  return [typed.place === place ? typed.query : '', (query) => setTyped({ place, query })];
}

interface ContentsButtonProps {
  readonly place: string | null;
  readonly children: ReactNode;
}

/** On narrow screens the contents open beside the page; a new place closes them. */
function ContentsButton({ place, children }: ContentsButtonProps): ReactNode {
  const rules = useBookText();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [place]);
  return (
    <>
      <button type="button" className="icon-button" aria-label={rules.contents} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      <Sheet as="side" title={rules.contents} open={isOpen} onClose={() => setOpen(false)}>
        {children}
      </Sheet>
    </>
  );
}

interface PlaceViewProps<G extends Playable<G>> extends BookProps<G> {
  readonly at: BookPlace;
  readonly hidden: Hidden;
}

function PlaceView<G extends Playable<G>>({ at, ...rest }: PlaceViewProps<G>): ReactNode {
  const { book } = rest;
  if (book === null || at.kind === 'numbered') return <NumberedRules {...rest} rule={at.kind === 'numbered' ? at.rule : null} />;
  if (at.kind === 'cards') return <Gallery {...rest} book={book} />;
  if (at.kind === 'icons') return <IconKey game={rest.game.rules.id} book={book} />;
  return <ChapterPage key={at.id} {...rest} book={book} id={at.id} />;
}
