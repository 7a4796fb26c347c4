import type { Playable } from '@fathom/kernel';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { BarAction } from './Bar.tsx';
import type { FrameProps } from './frame.ts';
import { loaded } from './loaded.tsx';
import { Log } from './Log.tsx';
import { MovingPieces } from './MovingPieces.tsx';
import { namesOf, useLabels } from './names.ts';
import { usePages } from './pages.ts';
import { Score } from './Score.tsx';
import { Seats } from './Seats.tsx';
import { travel, useSettings } from './settings.ts';
import type { Share as ShareSheet } from './Share.tsx';
import { Sheet } from './Sheet.tsx';

const Shortcuts = loaded(async () => (await import('./Shortcuts.tsx')).Shortcuts);

/** Loaded when it is first used. It is a generic component, which the type of `loaded` cannot express. */
const Share = loaded(async () => (await import('./Share.tsx')).Share as never) as unknown as typeof ShareSheet;

interface Props<G extends Playable<G>> {
  readonly frame: FrameProps<G>;
  /** Which of them is open. */
  readonly open: BarAction | null;
  /** Where the rulebook is opened; null for its first page. */
  readonly place: string | null;
  readonly onClose: () => void;
}

/** What the bar opens over a table. */
export function TableSheets<G extends Playable<G>>({ frame, open, place, onClose }: Props<G>): ReactNode {
  const { game, board, scores, record, ply, people } = frame;
  const words = useWords();
  const pages = usePages();
  const label = useLabels(board.name);
  const { motion } = useSettings();
  return (
    <>
      <LogSheet frame={frame} open={open} onClose={onClose} />
      <Sheet as="side" title={words.table.score} open={open === 'score'} onClose={onClose}>
        <Score scores={scores} names={namesOf(scores, label)} part={board.text.part} />
      </Sheet>
      <Sheet as="side" title={words.table.rivals} open={open === 'rivals'} onClose={onClose}>
        <MovingPieces view={board.view} seconds={travel[motion]}>
          <Seats {...frame} />
        </MovingPieces>
      </Sheet>
      <Sheet title={words.share.title} open={open === 'share'} onClose={onClose}>
        {record !== null && <Share game={game} record={record} {...(ply === undefined ? {} : { ply })} />}
      </Sheet>
      <Sheet as="page" title={words.rules.title} open={open === 'rules'} onClose={onClose}>
        {pages.rules(game.rules.id, place)}
      </Sheet>
      <Sheet as="page" title={words.settings.title} open={open === 'settings'} onClose={onClose}>
        {pages.settings()}
      </Sheet>
      <Sheet title={words.table.keys} open={open === 'keys'} onClose={onClose}>
        <Shortcuts isReplay={ply !== undefined} />
      </Sheet>
      {people !== undefined && (
        <Sheet as="side" title={people.title} open={open === 'people'} onClose={onClose}>
          {people.panel}
        </Sheet>
      )}
    </>
  );
}

/** The log. It is rendered after everything the player waits for. */
function LogSheet<G extends Playable<G>>({ frame, open, onClose }: Omit<Props<G>, 'place'>): ReactNode {
  const { game, board, onJump, news = null } = frame;
  const { text, name } = board;
  const words = useWords();
  const latest = useRef(onJump);
  useEffect(() => {
    latest.current = onJump;
  });
  /** Never changes, because the lines of the log keep it. */
  const jump = useCallback(
    (ply: number): void => {
      onClose();
      latest.current(ply);
    },
    [onClose],
  );
  const log = useDeferredValue(frame.log);
  const lines = useMemo(
    () => <Log game={game} log={log} text={text} name={name} news={news} onJump={jump} />,
    [game, log, text, name, news, jump],
  );
  return (
    <Sheet as="side" title={words.table.log} open={open === 'log'} onClose={onClose}>
      {lines}
    </Sheet>
  );
}
