import { playOf } from '@fathom/bots';
import type { GameText, Playable, Sitting } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { localHost } from '../table/local.ts';
import { keep, readKept, resume, type Kept } from '../table/storage.ts';
import { Thinker } from '../table/thinker.ts';
import { Missing } from './Missing.tsx';
import { newTable } from './tables.ts';
import { useTable } from './useTable.ts';
import { useWords } from './words.tsx';
import { shareLink } from './share.ts';

/** A table that is kept on this device. */
export function LocalTable({ id }: { readonly id: string }): ReactNode {
  const kept = useMemo(() => readKept(localStorage, id), [id]);
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (kept === null || !isGameId(kept.game)) return;
    void withGame(kept.game, (entry) => {
      const sitting = resume(entry.game, kept);
      setScreen(sitting === null ? <Missing /> : <Opened entry={entry} kept={kept} sitting={sitting} />);
    });
  }, [kept]);
  return kept === null || !isGameId(kept.game) ? <Missing /> : screen;
}

interface OpenedProps<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly kept: Kept;
  readonly sitting: Sitting<G>;
}

function Opened<G extends Playable<G>>({ entry, kept, sitting }: OpenedProps<G>): ReactNode {
  const [, go] = useLocation();
  const text = useGameText(entry);
  const { host, thinker } = useMemo(() => {
    const { game } = entry;
    const thinker = new Thinker();
    const host = localHost(
      {
        game,
        sitters: kept.sitters,
        think: (state, seat, level, luck) => thinker.ask({ game: game.id, play: playOf(level), state, seat, luck }),
        keep: (now) => void keep(localStorage, game, kept, now, Date.now()),
      },
      sitting,
    );
    return { host, thinker };
  }, [entry, kept, sitting]);
  const store = useTable(entry, host);
  useEffect(() => {
    host.start();
    return () => thinker.stop();
  }, [host, thinker]);
  if (text === null) return null;
  return (
    <TableScreen
      entry={entry}
      store={store}
      text={text}
      onRematch={() => go(`/table/${newTable(entry, kept.sitters, kept.record.options as G['options'], '')}`)}
      onReplay={(ply) => go(`/replay/${shareLink(entry, host.sitting().record)}${ply === null ? '' : `/${ply}`}`)}
    />
  );
}

/** The words of a game in the language of the moment; the last ones stay until the next are here. */
export function useGameText<G extends Playable<G>>(entry: Entry<G>): GameText<G> | null {
  const { language } = useWords();
  const [text, setText] = useState<GameText<G> | null>(null);
  useEffect(() => {
    let wanted = true;
    void entry.loadText(language).then((loaded) => wanted && setText(loaded));
    return () => void (wanted = false);
  }, [entry, language]);
  return text;
}
