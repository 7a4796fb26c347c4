import type { Book, GalleryPiece, GameText, Playable } from '@fathom/kernel';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { WebGame } from '../../shell/game.ts';
import type { BookProps } from './BookPage.tsx';
import { shownPieces, type Hidden } from './contents.ts';
import { RuleLinks } from './RuleText.tsx';
import { SearchField } from './SearchField.tsx';
import { useBookText } from './book-text.ts';

interface Props<G extends Playable<G>> extends BookProps<G> {
  readonly book: Book;
  readonly hidden: Hidden;
}

/** Every piece of the game: one kind at a time, filtered by group, module and words. */
export function Gallery<G extends Playable<G>>({ game, text, book, hidden }: Props<G>): ReactNode {
  const rules = useBookText();
  const [filter, setFilter] = useState<Filter>({ kind: Object.keys(book.plan.gallery)[0]!, group: null, query: '' });
  const wanted = useDeferredValue(filter.query.trim().toLowerCase());
  const pieces = shownPieces(book.plan, filter.kind, hidden);
  const isWanted = ({ piece, group }: GalleryPiece): boolean =>
    (filter.group === null || group === filter.group) &&
    `${text.piece(piece)?.name} ${text.piece(piece)?.text}`.toLowerCase().includes(wanted);
  const found = pieces.filter(isWanted);
  return (
    <section className="book-single is-gallery" aria-labelledby="cards-title">
      <h1 id="cards-title">{rules.cards}</h1>
      <Filters book={book} pieces={pieces} filter={filter} onFilter={setFilter} />
      <p aria-live="polite">{found.length === 0 ? rules.none(wanted) : rules.found(found.length)}</p>
      <ul className="book-cards">
        {found.map((piece) => (
          <Card key={piece.piece} game={game} text={text} book={book} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

interface Filter {
  readonly kind: string;
  /** Null for all groups. */
  readonly group: string | null;
  readonly query: string;
}

interface FiltersProps {
  readonly book: Book;
  /** All pieces of the kind: a group without any is not offered. */
  readonly pieces: readonly GalleryPiece[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ book: { plan, words }, pieces, filter, onFilter }: FiltersProps): ReactNode {
  const rules = useBookText();
  const { kind, group, query } = filter;
  const groups = plan.gallery[kind]!.groups.filter((id) => pieces.some((piece) => piece.group === id));
  return (
    <div className="book-filters">
      <div role="group" aria-label={rules.kinds}>
        {Object.keys(plan.gallery).map((id) => (
          <Toggle key={id} isOn={id === kind} onClick={() => onFilter({ ...filter, kind: id, group: null })}>
            {words.gallery[id]!.title}
          </Toggle>
        ))}
      </div>
      <div role="group" aria-label={rules.groups}>
        <Toggle isOn={group === null} onClick={() => onFilter({ ...filter, group: null })}>
          {rules.all}
        </Toggle>
        {groups.map((id) => (
          <Toggle key={id} isOn={group === id} onClick={() => onFilter({ ...filter, group: id })}>
            {words.gallery[kind]!.groups[id]}
          </Toggle>
        ))}
      </div>
      <SearchField label={rules.findCard} query={query} onQuery={(typed) => onFilter({ ...filter, query: typed })} />
    </div>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Toggle = ({ isOn, onClick, children }: ToggleProps): ReactNode => (
  <button type="button" className="book-chip" aria-pressed={isOn} onClick={onClick}>
    {children}
  </button>
);

interface CardProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly book: Book;
  readonly piece: GalleryPiece;
}

/** A piece with its name, numbers and effect in words. */
function Card<G extends Playable<G>>({ game, text, book, piece: { piece, copies, module, facts = {} } }: CardProps<G>): ReactNode {
  const said = text.piece(piece);
  const { words } = book;
  return (
    <li className="book-card">
      <span className="book-face" aria-hidden="true">
        <game.Face piece={piece} text={text} />
      </span>
      <div>
        <h2>
          {said?.name ?? piece} {copies !== undefined && <span className="book-copies">×{copies}</span>}
        </h2>
        {module !== undefined && <p className="book-kicker">{words.modules[module]}</p>}
        {Object.keys(facts).length > 0 && (
          <dl className="book-facts">
            {Object.entries(facts).map(([fact, value]) => (
              <div key={fact}>
                <dt>{words.facts[fact]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>{said?.text}</p>
        {said !== null && <RuleLinks game={game.rules.id} rules={[said.rule]} />}
      </div>
    </li>
  );
}
