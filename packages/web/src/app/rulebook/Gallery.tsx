import type { Book, GalleryPiece, GameText, Playable } from '@fathom/kernel';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { WebGame } from '../../shell/game.ts';
import type { BookProps } from './BookPage.tsx';
import { shownPieces, type Hidden } from './contents.ts';
import { RuleLinks } from './RuleText.tsx';
import { useBookText } from './book-text.ts';

interface Props<G extends Playable<G>> extends BookProps<G> {
  readonly book: Book;
  readonly hidden: Hidden;
}

/** Every piece of the game: one kind at a time, filtered by group, module and words. */
export function Gallery<G extends Playable<G>>({ game, text, book, hidden }: Props<G>): ReactNode {
  const rules = useBookText();
  const kinds = Object.keys(book.plan.gallery);
  const [kind, setKind] = useState(kinds[0]!);
  const [group, setGroup] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const { groups } = book.words.gallery[kind]!;
  const pieces = shownPieces(book.plan, kind, hidden);
  const isWanted = ({ piece, group: own }: GalleryPiece): boolean =>
    (group === null || own === group) && `${text.piece(piece)?.name} ${text.piece(piece)?.text}`.toLowerCase().includes(wanted);
  const found = pieces.filter(isWanted);
  return (
    <section className="book-single is-gallery" aria-labelledby="cards-title">
      <h1 id="cards-title">{rules.cards}</h1>
      <div className="book-filters">
        <div role="group" aria-label={rules.kinds}>
          {kinds.map((id) => (
            <Toggle
              key={id}
              isOn={id === kind}
              onClick={() => {
                setKind(id);
                setGroup(null);
              }}
            >
              {book.words.gallery[id]!.title}
            </Toggle>
          ))}
        </div>
        <div role="group" aria-label={rules.groups}>
          <Toggle isOn={group === null} onClick={() => setGroup(null)}>
            {rules.all}
          </Toggle>
          {book.plan.gallery[kind]!.groups.filter((id) => pieces.some((piece) => piece.group === id)).map((id) => (
            <Toggle key={id} isOn={group === id} onClick={() => setGroup(id)}>
              {groups[id]}
            </Toggle>
          ))}
        </div>
        <input
          type="search"
          className="search-field"
          aria-label={rules.findCard}
          placeholder={rules.findCard}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p aria-live="polite">{found.length === 0 ? rules.none(wanted) : rules.found(found.length)}</p>
      <ul className="book-cards">
        {found.map((piece) => (
          <Card key={piece.piece} game={game} text={text} book={book} piece={piece} />
        ))}
      </ul>
    </section>
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
