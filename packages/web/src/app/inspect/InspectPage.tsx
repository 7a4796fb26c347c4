import type { Result } from '@fathom/kernel';
import { treeOf } from '@fathom/kernel/inspect';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { storedTables } from '../../table/storage.ts';
import { useWords } from '../../text/words.tsx';
import { readInspected, type Viewer, type InspectedGame } from './inspected.ts';
import { inspectTexts, type InspectText } from './inspect-text.ts';
import { Tree } from './Tree.tsx';
import './inspect.css';

/** For people who write games: any table as a tree, the game in progress on this device first. */
export function InspectPage(): ReactNode {
  const words = useWords();
  const text = inspectTexts[words.language];
  const [source, setSource] = useState('');
  const found = useInspected(source);
  return (
    <main className="page">
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
      <h1>{text.title}</h1>
      <SourceFields text={text} onSource={setSource} />
      {source === '' && <p>{text.nothing}</p>}
      {found?.ok === false && <p role="alert">{words.fault(found.fault)}</p>}
      {found?.ok === true && <InspectedTable key={source} game={found.value} text={text} />}
    </main>
  );
}

interface SourceFieldsProps {
  readonly text: InspectText;
  readonly onSource: (source: string) => void;
}

/** A game of this device, or a text that is pasted. */
function SourceFields({ text, onSource }: SourceFieldsProps): ReactNode {
  const stored = useMemo(() => storedTables(localStorage), []);
  const [chosen, setChosen] = useState(stored[0]?.id ?? '');
  const [pasted, setPasted] = useState('');
  const source = chosen === '' ? pasted : JSON.stringify(stored.find(({ id }) => id === chosen));
  useEffect(() => onSource(source), [source, onSource]);
  return (
    <>
      <label className="form-row">
        <span>{text.game}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {stored.map(({ id, game, players }) => (
            <option key={id} value={id}>
              {game} · {players.map(({ name }) => name).join(', ')}
            </option>
          ))}
          <option value="">{text.pasted}</option>
        </select>
      </label>
      {chosen === '' && (
        <textarea
          className="inspect-source"
          rows={4}
          aria-label={text.paste}
          placeholder={text.paste}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      )}
    </>
  );
}

/** What is found in a text; null as long as there is nothing to look for, or the rules are being loaded. */
function useInspected(source: string): Result<InspectedGame> | null {
  const [found, setFound] = useState<{ readonly source: string; readonly result: Result<InspectedGame> } | null>(null);
  useEffect(() => {
    let wanted = true;
    if (source.trim() !== '') void readInspected(source).then((result) => wanted && setFound({ source, result }));
    return () => void (wanted = false);
  }, [source]);
  return found?.source === source ? found.result : null;
}

function InspectedTable({ game, text }: { readonly game: InspectedGame; readonly text: InspectText }): ReactNode {
  const [ply, setPly] = useState(game.last);
  const [viewer, setViewer] = useState<Viewer>('all');
  const tree = useMemo(() => treeOf('', game.at(ply, viewer)), [game, ply, viewer]);
  return (
    <>
      <label className="form-row">
        <span>{text.ply(game.last)}</span>
        <input
          type="number"
          min={0}
          max={game.last}
          value={ply}
          onChange={({ target }) => setPly(Math.max(0, Math.min(game.last, Number(target.value))))}
        />
      </label>
      <label className="form-row">
        <span>{text.seenBy}</span>
        <select value={viewer} onChange={({ target }) => setViewer(viewerOf(target.value))}>
          <option value="all">{text.all}</option>
          {Array.from({ length: game.seats }, (_, seat) => (
            <option key={seat} value={seat}>
              {text.seat(seat + 1)}
            </option>
          ))}
          <option value="spectator">{text.spectator}</option>
        </select>
      </label>
      <Tree nodes={tree.children} names={text.parts} label={text.tree} />
    </>
  );
}

const viewerOf = (value: string): Viewer => (value === 'all' || value === 'spectator' ? value : Number(value));
