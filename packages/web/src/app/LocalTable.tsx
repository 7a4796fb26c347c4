import type { GameText, Playable } from '@fathom/kernel';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { keep, readKept, resume, type Kept } from '../table/storage.ts';
import { createTable } from '../table/table.ts';
import { Thinker } from '../table/thinker.ts';
import { Missing } from './Missing.tsx';
import { settings } from './settings.ts';
import { newTable } from './tables.ts';
import { useWords } from './words.tsx';
import { shareLink } from './share.ts';

/** A table that is kept on this device. */
export function LocalTable({ id }: { readonly id: string }): ReactNode {
  const kept = useMemo(() => readKept(localStorage, id), [id]);
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (kept === null || !isGameId(kept.game)) return;
    void withGame(kept.game, (entry) => setScreen(<Opened entry={entry} kept={kept} />));
  }, [kept]);
  return kept === null || !isGameId(kept.game) ? <Missing /> : screen;
}

function Opened<G extends Playable<G>>({ entry, kept }: { readonly entry: Entry<G>; readonly kept: Kept }): ReactNode {
  const [, go] = useLocation();
  const text = useGameText(entry);
  const thinker = useMemo(() => new Thinker(), []);
  const store = useMemo(() => {
    const sitting = resume(entry.game, kept);
    if (sitting === null) return null;
    return createTable(
      {
        entry,
        think: (state, seat, level, seed) => thinker.ask<G>({ game: entry.game.id, state, seat, level, seed }),
        keep: (table) => void keep(localStorage, entry.game, table, table.sitting, Date.now()),
        wantsConfirm: () => settings.getState().confirm,
      },
      kept.id,
      kept.sitters,
      sitting,
    );
  }, [entry, kept, thinker]);
  useEffect(() => {
    store?.start();
    return () => thinker.stop();
  }, [store, thinker]);
  if (store === null) return <Missing />;
  if (text === null) return null;
  return (
    <TableScreen
      entry={entry}
      store={store}
      text={text}
      onRematch={() => go(`/table/${newTable(entry, kept.sitters, kept.record.options as G['options'], '')}`)}
      onReplay={(ply) => go(`/replay/${shareLink(entry, store.getState().sitting.record)}${ply === null ? '' : `/${ply}`}`)}
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
