import type { Result } from '@fathom/kernel';
import { treeOf } from '@fathom/kernel/inspect';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { storedTables } from '../../table/storage.ts';
import { useWords } from '../../text/words.tsx';
import { readInspected, type Eyes, type InspectedGame } from './inspected.ts';
import { inspectTexts, type InspectText } from './inspect-text.ts';
import { Tree } from './Tree.tsx';
import './inspect.css';

/** For people who write games: any table as a tree, the game in progress on this device first. */
export function InspectPage(): ReactNode {
  const words = useWords();
  const text = inspectTexts[words.language];
  const kept = useMemo(() => storedTables(localStorage), []);
  const [chosen, setChosen] = useState(kept[0]?.id ?? '');
  const [pasted, setPasted] = useState('');
  const source = chosen === '' ? pasted : JSON.stringify(kept.find(({ id }) => id === chosen));
  const found = useInspected(source);
  return (
    <main className="page">
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
      <h1>{text.title}</h1>
      <label className="form-row">
        <span>{text.game}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {kept.map(({ id, game, sitters }) => (
            <option key={id} value={id}>
              {game} · {sitters.map(({ name }) => name).join(', ')}
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
      {source === '' && <p>{text.nothing}</p>}
      {found?.ok === false && <p role="alert">{words.fault(found.fault)}</p>}
      {found?.ok === true && <InspectedTable key={source} game={found.value} text={text} />}
    </main>
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
  const [eyes, setEyes] = useState<Eyes>('all');
  const tree = useMemo(() => treeOf('', game.at(ply, eyes)), [game, ply, eyes]);
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
        <select value={eyes} onChange={({ target }) => setEyes(eyesOf(target.value))}>
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

const eyesOf = (value: string): Eyes => (value === 'all' || value === 'spectator' ? value : Number(value));
