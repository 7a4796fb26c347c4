import { ok, retrace, type Fault, type Playable } from '@fathom/kernel';
import { rulesFor, type LocalTable } from '@fathom/table';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { isGameId, withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { loaded } from '../shell/loaded.tsx';
import { Missing } from '../shell/Missing.tsx';
import { useSettings } from '../shell/settings.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { useTable } from '../shell/useTable.ts';
import { isPerson } from '../table/players.ts';
import { readStored, resume, type StoredTable } from '../table/storage.ts';
import { useWords } from '../text/words.tsx';
import type { LocalLookBack, Past } from './LocalLookBack.tsx';
import { Suggestions, TableHelp } from './TableHelp.tsx';
import { newTable } from './tables.ts';
import { useLocalTable, type ReadyTable } from './useLocalTable.ts';

/** Loaded when it is first used. It is a generic component, which the type of `loaded` cannot express. */
const LookBack = loaded(async () => (await import('./LocalLookBack.tsx')).LocalLookBack as never) as unknown as typeof LocalLookBack;

/** A table that is stored on this device. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const stored = useMemo(() => readStored(localStorage, id), [id]);
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (stored === null || !isGameId(stored.game)) return;
    void withGame(stored.game, (game) => {
      const rules = rulesFor(game.rules);
      const from = resume(rules, stored, Date.now());
      setScreen(from === null ? <Missing /> : <LocalTableScreen game={game} stored={stored} rules={rules} from={from} />);
    });
  }, [stored]);
  return stored === null || !isGameId(stored.game) ? <Missing /> : screen;
}

function LocalTableScreen<G extends Playable<G>>(props: ReadyTable<G>): ReactNode {
  const { game, stored } = props;
  const [, go] = useLocation();
  const words = useWords();
  const text = useGameText(game);
  const { table, host, hints } = useLocalTable(props);
  const store = useTable(game, host);
  const { past, fault, lookBack, review, close } = useLookBack(game, stored, table);
  const isOver = useStore(host.scenes, ({ seatView }) => seatView.outcome !== null);
  const isCoached = useSettings().coach && stored.players.filter(isPerson).length === 1;
  if (text === null) return null;
  const rematch = {
    label: words.end.rematch,
    go: () => go(`/table/${newTable(game, stored.players, stored.record.options as G['options'], '')}`),
  };
  return (
    <TableHelp game={game.rules.id} {...{ isOver, hints, review }}>
      <TableScreen
        game={game}
        store={store}
        text={text}
        rematch={rematch}
        onReplay={() => lookBack(0)}
        onMoment={lookBack}
        opens
        guide={
          <>
            {fault !== null && <p className="notice is-trouble">{words.fault(fault)}</p>}
            <Suggestions {...{ game, store, text, table, hints, isCoached }} />
          </>
        }
        {...(past === null
          ? {}
          : { past: <LookBack {...{ game, text, past }} scene={host.scenes.getState()} onMoment={lookBack} onBack={close} /> })}
      />
    </TableHelp>
  );
}

interface LookingBack<G extends Playable<G>> {
  /** What is shown instead of the table; null for the table itself. */
  readonly past: Past<G> | null;
  /** Why the game cannot be replayed. */
  readonly fault: Fault | null;
  readonly lookBack: (ply: number) => void;
  readonly review: () => void;
  /** Closes what is shown: a moment that was opened from the review leads back there. */
  readonly close: () => void;
}

/**
 * Earlier moments of this game, from its deal or from the position it began at. Moves played after looking back began are not included; nor
 * are those that today's rules do not reproduce.
 */
function useLookBack<G extends Playable<G>>(game: WebGame<G>, stored: StoredTable, table: LocalTable): LookingBack<G> {
  const [past, setPast] = useState<Past<G> | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const latest = useRef<Past<G> | null>(null);
  const open = (from: number | null): void => {
    const { record } = table.current;
    const isReview = from === null || past?.isReview === true;
    const position = stored.position === undefined ? undefined : (table.current.table.play!.origin?.state as G['state'] | undefined);
    const known = latest.current?.record === record ? ok({ moments: latest.current.moments }) : retrace(game.rules, record, position);
    if (!known.ok) return setFault(known.fault);
    latest.current = { record, moments: known.value.moments, from, isReview };
    setPast(latest.current);
  };
  const close = (): void => (past?.isReview === true && past.from !== null ? open(null) : setPast(null));
  return { past, fault, lookBack: open, review: () => open(null), close };
}
