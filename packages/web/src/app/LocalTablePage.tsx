import { playOf } from '@fathom/bots';
import { replay, type GameText, type Playable } from '@fathom/kernel';
import { LocalTable, rulesFor, type LocalGame, type Rules } from '@fathom/table';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Entry } from '../games/entry.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { tableHost } from '../table/host.ts';
import { localSessions } from '../table/localSessions.ts';
import { keep, keepable, readKept, resume, type Kept } from '../table/storage.ts';
import { Thinker } from '../table/thinker.ts';
import { Missing } from './Missing.tsx';
import { loaded } from './loaded.tsx';
import type { LocalLookBack, Past } from './LocalLookBack.tsx';
import { newTable } from './tables.ts';
import { useTable } from './useTable.ts';
import { useWords } from './words.tsx';
import { shareLink } from './share.ts';

/** Not needed before somebody looks back. It is a component for every game, which `loaded` cannot say. */
const LookBack = loaded(async () => (await import('./LocalLookBack.tsx')).LocalLookBack as never) as unknown as typeof LocalLookBack;

/** A table that is kept on this device. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const kept = useMemo(() => readKept(localStorage, id), [id]);
  const [screen, setScreen] = useState<ReactNode>(null);
  useEffect(() => {
    if (kept === null || !isGameId(kept.game)) return;
    void withGame(kept.game, (entry) => {
      const rules = rulesFor(entry.game);
      const game = resume(rules, kept, Date.now());
      setScreen(game === null ? <Missing /> : <Opened entry={entry} kept={kept} rules={rules} from={game} />);
    });
  }, [kept]);
  return kept === null || !isGameId(kept.game) ? <Missing /> : screen;
}

interface OpenedProps<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly kept: Kept;
  readonly rules: Rules;
  readonly from: LocalGame;
}

/** Round one screen nobody shall see that a player had nothing to decide: the table takes as long as a player would. */
const PAUSE = 900;

function Opened<G extends Playable<G>>({ entry, kept, rules, from }: OpenedProps<G>): ReactNode {
  const [, go] = useLocation();
  const words = useWords();
  const text = useGameText(entry);
  const { table, host, thinker } = useMemo(() => {
    const thinker = new Thinker();
    const table = new LocalTable(
      {
        now: Date.now,
        think: ({ state, seat, level, seed }) => thinker.ask({ game: entry.game.id, play: playOf(level), state, seat, seed: seed }),
        pause: () => new Promise((over) => setTimeout(over, PAUSE)),
        report: reportError,
        keep: (game) => void keep(localStorage, keepable(rules, kept, game), Date.now()),
      },
      rules,
      from,
    );
    const sessions = localSessions<G>(table, kept.sitters);
    const host = tableHost({ sessions, sitterOf: (_, seat) => kept.sitters[seat]!, record: () => table.current.record });
    return { table, host, thinker };
  }, [entry, kept, rules, from]);
  const store = useTable(entry, host);
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
    go: () => go(`/table/${newTable(entry, kept.sitters, kept.record.options as G['options'], '')}`),
  };
  /** What was played since a look back began is not in it: the way back leads there. A record of other rules cannot be looked at. */
  const lookBack = (ply: number): void => {
    const moments = replay(entry.game, table.current.record);
    if (moments.ok) setPast({ moments: moments.value, from: ply });
  };
  return (
    <TableScreen
      entry={entry}
      store={store}
      text={text}
      rematch={rematch}
      onReplay={() => go(`/replay/${shareLink(entry, table.current.record)}`)}
      onMoment={lookBack}
      {...(past === null
        ? {}
        : { past: <LookBack entry={entry} text={text} scene={host.scenes.getState()} past={past} onBack={() => setPast(null)} /> })}
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
