import { ok, retrace, type Fault, type Playable } from '@fathom/kernel';
import { rulesFor, type LocalTable } from '@fathom/table';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { isGameId, withGame } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import type { Rematch } from '../shell/AfterTheEnd.tsx';
import { loaded } from '../shell/loaded.tsx';
import { Missing } from '../shell/Missing.tsx';
import { useSettings } from '../shell/settings.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { useTable } from '../shell/useTable.ts';
import { isPerson } from '../table/players.ts';
import type { Host, Scene } from '../table/scene.ts';
import { readStored, resume, type StoredTable } from '../table/storage.ts';
import { useWords } from '../text/words.tsx';
import type { LocalLookBack, Past } from './LocalLookBack.tsx';
import { dealAt } from './daily/daily-table.ts';
import { rememberResult } from './played-games.ts';
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
  const words = useWords();
  const rematch = useRematch(game, stored);
  const text = useGameText(game);
  const { table, host, hints } = useLocalTable(props);
  const store = useTable(game, host);
  useResult(game.rules.id, stored, host);
  const { past, fault, lookBack, review, close } = useLookBack(game, stored, table);
  const isOver = useStore(host.scenes, ({ seatView }) => seatView.outcome !== null);
  const isCoached = useSettings().coach && stored.players.filter(isPerson).length === 1;
  if (text === null) return null;
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

/** The same table once more; a daily deal is compared instead. */
function useRematch<G extends Playable<G>>(game: WebGame<G>, { id, players, record }: StoredTable): Rematch {
  const { end } = useWords();
  const [, go] = useLocation();
  const deal = dealAt(id);
  if (deal !== null) return { label: end.compare, go: () => go(`/daily/${deal.game}/${deal.day}`) };
  return { label: end.rematch, go: () => go(`/table/${newTable(game, players, record.options as G['options'], '')}`) };
}

/** Remembers how a game of one person against bots ended. */
function useResult<G extends Playable<G>>(game: string, { id, players }: StoredTable, { scenes }: Host<G>): void {
  useEffect(() => {
    const me = players.findIndex(isPerson);
    const bots = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
    if (me < 0 || bots.length === 0 || bots.length < players.length - 1) return;
    const remember = ({ seatView: { outcome } }: Scene<G>): void => {
      if (outcome === null) return;
      const { scores, winners } = outcome;
      const won = winners.includes(me) ? 1 / winners.length : 0;
      rememberResult(game, id, { bots, won });
      if (dealAt(id) !== null)
        void import('./daily/results.ts').then(({ rememberDaily }) => rememberDaily(id, { points: scores[me]!, won }));
    };
    remember(scenes.getState());
    return scenes.subscribe(remember);
  }, [game, id, players, scenes]);
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
