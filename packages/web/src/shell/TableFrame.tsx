import type { GameRecord, GameText, Piece, Playable, RuleId, Seat, SideScore, LoggedMove } from '@fathom/kernel';
import { LayoutGroup, MotionConfig } from 'motion/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { loaded } from '../app/loaded.tsx';
import { travel, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import type { BoardProps, Entry } from '../games/entry.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Bar, type BarAction } from './Bar.tsx';
import { EyeContext, HandContext, type Hand } from './hand.tsx';
import { Inspect } from './Inspect.tsx';
import { Log } from './Log.tsx';
import { Peek, useResting } from './Peek.tsx';
import { Score } from './Score.tsx';
import { Seats } from './Seats.tsx';
import type { Share as ShareSheet } from './Share.tsx';
import './table.css';

/** Not needed before somebody shares. It is a component for every game, which `loaded` cannot say. */
const Share = loaded(async () => (await import('./Share.tsx')).Share as never) as unknown as typeof ShareSheet;

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly title: string;
  readonly board: BoardProps<G>;
  readonly scores: readonly SideScore[];
  readonly asked: readonly Seat[];
  readonly told: readonly LoggedMove<G>[];
  /** Where the log begins to be news for whoever looks. */
  readonly news?: number;
  /** What can be shared, if this screen may have it; and the moment of it that is shown, where it is a moment. */
  readonly record: GameRecord | null;
  readonly ply?: number;
  readonly hand: Hand;
  readonly whyDark: (piece: Piece) => Promise<RuleId | null>;
  readonly onJump: (ply: number) => void;
  /** What stands at the thumb: the prompt, or the keys of a replay. */
  readonly children: ReactNode;
  /** What lies over the board. */
  readonly over?: ReactNode;
  /** What stands beside a name: a clock. */
  readonly seatNote?: (side: Seat) => ReactNode;
  readonly company?: CompanyPanel;
}

/** What concerns the people round the table rather than the game. */
export interface CompanyPanel {
  readonly title: string;
  /** What was said and not yet read. */
  readonly unread: number;
  readonly panel: ReactNode;
  readonly onOpen: () => void;
}

/** Where everything lies that a table has, whoever plays or watches: rivals, board, prompt, score, log, and the sheets that slide over them. */
export function TableFrame<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { entry, board, scores, asked, told, hand, whyDark, company } = props;
  const words = useWords();
  const { motion } = useSettings();
  const [inspected, setInspected] = useState<Piece | null>(null);
  const [rested, rest] = useResting(board.view);
  const [open, setOpen] = useState<BarAction | null>(null);
  const { text, name } = board;
  const eye = useMemo(() => ({ inspect: setInspected, rest, label: (piece: Piece) => text.piece(piece)?.name ?? piece }), [text, rest]);
  const close = useCallback((): void => setOpen(null), []);
  const act = (action: BarAction): void => {
    if (action === 'company') company?.onOpen();
    setOpen(action);
  };
  const latest = useRef(props.onJump);
  useEffect(() => {
    latest.current = props.onJump;
  });
  /** Always the same: the lines of the log hold on to it. */
  const jump = useCallback(
    (ply: number): void => {
      close();
      latest.current(ply);
    },
    [close],
  );
  const toldLater = useDeferredValue(told); // a hand is answered first, then the log is written
  const score = <Score scores={scores} names={namesOf(scores, name)} part={text.part} />;
  const news = props.news ?? null;
  const log = useMemo(
    () => <Log entry={entry} told={toldLater} text={text} name={name} news={news} onJump={jump} />,
    [entry, toldLater, text, name, news, jump],
  );
  const seats = <Seats entry={entry} board={board} scores={scores} asked={asked} note={props.seatNote ?? noNote} />;
  const { view, viewer } = board;
  const standing = (piece: Piece): string | null => (viewer === null ? null : (text.standing?.(piece, view, viewer) ?? null));
  const about = { entry, text, lit: hand.lit, whyDark, standing };
  return (
    <MotionConfig transition={{ duration: travel[motion], ease: [0.2, 0.8, 0.2, 1] }} reducedMotion="user">
      <EyeContext value={eye}>
        <HandContext value={hand}>
          <LayoutGroup>
            <main className="table" data-game={entry.game.id}>
              <Bar
                game={entry.game.id}
                title={props.title}
                onAction={act}
                shares={props.record !== null}
                {...(company === undefined ? {} : { company })}
              />
              <aside className="table-rail" aria-label={words.table.rivals}>
                {seats}
              </aside>
              <section className="table-board">
                <entry.Board {...board} />
                {props.over}
              </section>
              <aside className="table-side">
                {props.children}
                <div className="table-score">{score}</div>
                <div className="table-log">{log}</div>
              </aside>
            </main>
            <Peek {...about} on={rested} />
          </LayoutGroup>
          <Sheet side title={words.table.log} open={open === 'log'} onClose={close}>
            {log}
          </Sheet>
          <Sheet side title={words.table.score} open={open === 'score'} onClose={close}>
            {score}
          </Sheet>
          <LayoutGroup id="sheet">
            <Sheet side title={words.table.rivals} open={open === 'rivals'} onClose={close}>
              {seats}
            </Sheet>
          </LayoutGroup>
          <Sheet title={words.share.title} open={open === 'share'} onClose={close}>
            {props.record !== null && (
              <Share entry={entry} record={props.record} {...(props.ply === undefined ? {} : { ply: props.ply })} />
            )}
          </Sheet>
          {company !== undefined && (
            <Sheet side title={company.title} open={open === 'company'} onClose={close}>
              {company.panel}
            </Sheet>
          )}
          <Inspect {...about} piece={inspected} onClose={() => setInspected(null)} />
        </HandContext>
      </EyeContext>
    </MotionConfig>
  );
}

const noNote = (): ReactNode => null;

/** Everybody who has points, by name. */
export const namesOf = (scores: readonly SideScore[], name: (side: Seat) => string): string[] => scores.map((_, side) => name(side));

/** Who sits where, in words; the same for as long as nobody moves. */
export function useNames<G extends Playable<G>>(
  names: readonly string[],
  text: GameText<G> | null,
  view: G['view'],
): (side: Seat) => string {
  const all = JSON.stringify([...names, text?.automaton(view) ?? '']);
  return useMemo(() => {
    const known = JSON.parse(all) as string[];
    return (side) => known[Math.min(side, known.length - 1)]!;
  }, [all]);
}

export const noReason = (): Promise<null> => Promise.resolve(null);
