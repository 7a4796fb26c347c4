import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Pictures } from '../art/pictures.ts';
import { loadMarks } from '../games/marks.ts';
import { gameIds, pictureOf, titleOf, withGame } from '../games/registry.ts';
import { useWords } from '../text/words.tsx';
import { Mark } from '../ui/Mark.tsx';
import './Art.css';

/** The names of all pictures by game, as the build has listed them. */
type PictureNames = Readonly<Record<string, readonly string[]>>;

const sizes = ['small', 'middle', 'large'] as const;

/** Every picture of every game at three sizes, to judge and compare them. */
export function Art(): ReactNode {
  const words = useWords();
  const [names, setNames] = useState<PictureNames>({});
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  useEffect(() => void loadNames().then(setNames), []);
  return (
    <main className="page art">
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
      <h1>{words.art.title}</h1>
      <input
        type="search"
        className="search-field"
        aria-label={words.art.filter}
        placeholder={words.art.filter}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {gameIds.map((id) => (
        <GameArt key={id} id={id} pictures={names[id] ?? []} wanted={wanted} />
      ))}
    </main>
  );
}

const loadNames = async (): Promise<PictureNames> => (await (await fetch('./art/index.json')).json()) as PictureNames;

interface GameArtProps {
  readonly id: string;
  readonly pictures: readonly string[];
  /** In lower case; empty for all. */
  readonly wanted: string;
}

function GameArt({ id, pictures, wanted }: GameArtProps): ReactNode {
  const words = useWords();
  const { language } = words;
  const [marks, setMarks] = useState<Pictures>([]);
  const [nameOf, setNameOf] = useState<(piece: string) => string>(() => () => '');
  useEffect(() => void loadMarks(id).then(setMarks), [id]);
  useEffect(() => {
    void withGame(id, async (game) => {
      const text = await game.loadText(language);
      setNameOf(() => (piece: string) => text.piece(piece)?.name ?? '');
    });
  }, [id, language]);
  const isWanted = (name: string): boolean => `${name} ${nameOf(name)}`.toLowerCase().includes(wanted);
  const found = pictures.filter(isWanted);
  const foundMarks = marks.filter(([name]) => isWanted(name));
  const title = titleOf(id, language);
  if (pictures.length + marks.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p aria-live="polite">{words.art.found(found.length + foundMarks.length)}</p>
      <ul className="art-items">
        {found.map((name) => (
          <Item key={name} id={name} name={nameOf(name)}>
            {sizes.map((size) => (
              <img key={size} className={`art-picture is-${size}`} src={pictureOf(id, name)} alt="" loading="lazy" />
            ))}
          </Item>
        ))}
        {foundMarks.map(([name, draw]) => (
          <Item key={name} id={name} name="">
            {sizes.map((size) => (
              <Mark key={size} className={`art-mark is-${size}`} svg={draw()} />
            ))}
          </Item>
        ))}
      </ul>
    </section>
  );
}

function Item({ id, name, children }: { readonly id: string; readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <li className="art-item">
      <span className="art-sizes">{children}</span>
      {name} <code>{id}</code>
    </li>
  );
}
