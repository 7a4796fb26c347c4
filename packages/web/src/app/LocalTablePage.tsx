import { playOf } from '@fathom/bots';
import { retrace, type Playable } from '@fathom/kernel';
import { LocalTable, rulesFor, type LocalGame, type Rules } from '@fathom/table';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { WebGame } from '../shell/game.ts';
import { startBotWorker } from '../games/start-bot-worker.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { useSettings } from '../shell/settings.ts';
import { tableHost } from '../table/host.ts';
import { localSessions } from '../table/local-sessions.ts';
import { isPerson } from '../table/sitters.ts';
import { storeTable, toStored, readStored, resume, type StoredTable } from '../table/storage.ts';
import { Thinker } from '../table/thinker.ts';
import { Missing } from '../shell/Missing.tsx';
import { loaded } from '../shell/loaded.tsx';
import type { LocalCoach } from './LocalCoach.tsx';
import type { LocalLookBack, Past } from './LocalLookBack.tsx';
import { newTable } from './tables.ts';
import { useGameText } from '../shell/useGameText.ts';
import { useTable } from '../shell/useTable.ts';
import { useWords } from '../text/words.tsx';

/** Loaded when they are first used. They are generic components, which the type of `loaded` cannot express. */
const LookBack = loaded(async () => (await import('./LocalLookBack.tsx')).LocalLookBack as never) as unknown as typeof LocalLookBack;

const Coach = loaded(async () => (await import('./LocalCoach.tsx')).LocalCoach as never) as unknown as typeof LocalCoach;

/** A table that is stored on this device. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const stored = useMemo(() => readStored(localStorage, id), [id]);
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (stored === null || !isGameId(stored.game)) return;
    void withGame(stored.game, (game) => {
      const rules = rulesFor(game.rules);
      const from = resume(rules, stored, Date.now());
      setScreen(from === null ? <Missing /> : <Opened game={game} stored={stored} rules={rules} from={from} />);
    });
  }, [stored]);
  return stored === null || !isGameId(stored.game) ? <Missing /> : screen;
}

interface OpenedProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly stored: StoredTable;
  readonly rules: Rules;
  readonly from: LocalGame;
}

/** At a shared screen nobody should see that a player had nothing to decide: the table waits as long as a player would. */
const PAUSE = 900;

function Opened<G extends Playable<G>>({ game, stored, rules, from }: OpenedProps<G>): ReactNode {
  const [, go] = useLocation();
  const words = useWords();
  const text = useGameText(game);
  const { coach } = useSettings();
  const { table, host, thinker } = useMemo(() => {
    const thinker = new Thinker(startBotWorker);
    const table = new LocalTable(
      {
        now: Date.now,
        think: ({ state, seat, level, seed }) => thinker.ask({ game: game.rules.id, play: playOf(level), state, seat, seed: seed }),
        pause: () => new Promise((over) => setTimeout(over, PAUSE)),
        report: reportError,
        keep: (played) => void storeTable(localStorage, toStored(rules, stored, played), Date.now()),
      },
      rules,
      from,
    );
    const sessions = localSessions<G>(table, stored.sitters);
    const host = tableHost({ sessions, sitterOf: (_, seat) => stored.sitters[seat]!, record: () => table.current.record });
    return { table, host, thinker };
  }, [game, stored, rules, from]);
  const store = useTable(game, host);
  useEffect(() => {
    table.start();
    return () => {
      table.stop();
      thinker.stop();
    };
  }, [table, thinker]);
  const [past, setPast] = useState<Past<G> | null>(null);
  if (text === null) return null;
  const rematch = {
    label: words.end.rematch,
    go: () => go(`/table/${newTable(game, stored.sitters, stored.record.options as G['options'], '')}`),
  };
  /** Moves played after looking back began are not included; nor are those that today's rules do not reproduce. */
  const lookBack = (ply: number): void => {
    const { record } = table.current;
    const retraced = retrace(game.rules, record);
    if (retraced.ok) setPast({ record, moments: retraced.value.moments, from: ply });
  };
  return (
    <TableScreen
      game={game}
      store={store}
      text={text}
      rematch={rematch}
      onReplay={() => lookBack(0)}
      onMoment={lookBack}
      {...(coach && stored.sitters.filter(isPerson).length === 1
        ? { guide: <Coach game={game} store={store} text={text} table={table} /> }
        : {})}
      {...(past === null
        ? {}
        : { past: <LookBack game={game} text={text} scene={host.scenes.getState()} past={past} onBack={() => setPast(null)} /> })}
    />
  );
}
