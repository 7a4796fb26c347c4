import type { GameRecord, GameText, Piece, Playable, RuleId, Seat, SideScore, LoggedMove } from '@fathom/kernel';
import { LayoutGroup, MotionConfig } from 'motion/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { loaded } from './loaded.tsx';
import { travel, useSettings } from './settings.ts';
import { useWords } from '../text/words.tsx';
import type { BoardProps, WebGame } from './game.ts';
import { Sheet } from './Sheet.tsx';
import { Bar, type BarAction } from './Bar.tsx';
import { PieceInfoContext, SelectionContext, type Hovered, type PieceSelection } from './piece-context.ts';
import type { Inspect as InspectedPiece } from './Inspect.tsx';
import { Log } from './Log.tsx';
import type { Peek as PieceTooltip } from './Peek.tsx';
import { useHovered } from './useHovered.ts';
import { usePages } from './pages.ts';
import { Curtain } from './Curtain.tsx';
import { Score } from './Score.tsx';
import { ScoreBars } from './ScoreBars.tsx';
import { Seats } from './Seats.tsx';
import type { Share as ShareSheet } from './Share.tsx';
import { useStable } from './useStable.ts';
import './TableFrame.css';

/** Loaded when it is first used. It is a generic component, which the type of `loaded` cannot express. */
const Inspect = loaded(async () => (await import('./Inspect.tsx')).Inspect as never) as unknown as typeof InspectedPiece;
const Peek = loaded(async () => (await import('./Peek.tsx')).Peek as never) as unknown as typeof PieceTooltip;
const Share = loaded(async () => (await import('./Share.tsx')).Share as never) as unknown as typeof ShareSheet;

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly title: string;
  readonly board: BoardProps<G>;
  readonly scores: readonly SideScore[];
  readonly asked: readonly Seat[];
  readonly told: readonly LoggedMove<G>[];
  /** The first line of the log that is new to the viewer. */
  readonly news?: number;
  /** The record to share, if this screen may know it; and the move that is shown, in a replay. */
  readonly record: GameRecord | null;
  readonly ply?: number;
  readonly selection: PieceSelection;
  /** The pointer or the focus is on a piece, or on none. */
  readonly onPoint?: (piece: Piece | null) => void;
  /** A rival's name was pressed. */
  readonly onSeat?: (side: Seat) => void;
  readonly blockedBy: (piece: Piece) => Promise<RuleId | null>;
  readonly onJump: (ply: number) => void;
  /** The prompt, or the buttons of a replay. */
  readonly children: ReactNode;
  /** Shown over the board. */
  readonly over?: ReactNode;
  /** Shown beside a player's name, such as a clock. */
  readonly seatNote?: (side: Seat) => ReactNode;
  readonly company?: CompanyPanel;
}

/** The panel about the people at the table rather than the game. */
export interface CompanyPanel {
  readonly title: string;
  /** How many chat messages are unread. */
  readonly unread: number;
  readonly panel: ReactNode;
  readonly onOpen: () => void;
}

/** The layout of a table, for players and spectators: rivals, board, prompt, score, log, and the dialogs over them. */
export function TableFrame<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, board, scores, asked, told, selection, blockedBy, company } = props;
  const words = useWords();
  const pages = usePages();
  const { motion } = useSettings();
  const [inspected, setInspected] = useState<Piece | null>(null);
  const [hovered, setHovered] = useHovered(board.view);
  const { onPoint } = props;
  const hover = useCallback(
    (on: Hovered | null): void => {
      setHovered(on);
      onPoint?.(on?.piece ?? null);
    },
    [setHovered, onPoint],
  );
  const [open, setOpen] = useState<BarAction | null>(null);
  const { text, name } = board;
  const info = useMemo(() => ({ inspect: setInspected, hover, label: (piece: Piece) => text.piece(piece)?.name ?? piece }), [text, hover]);
  const close = useCallback((): void => setOpen(null), []);
  const act = (action: BarAction): void => {
    if (action === 'company') company?.onOpen();
    setOpen(action);
  };
  const latest = useRef(props.onJump);
  useEffect(() => {
    latest.current = props.onJump;
  });
  /** Never changes, because the lines of the log keep it. */
  const jump = useCallback(
    (ply: number): void => {
      close();
      latest.current(ply);
    },
    [close],
  );
  const toldLater = useDeferredValue(told); // the log is rendered after everything the player waits for
  const score = <Score scores={scores} names={namesOf(scores, name)} part={text.part} />;
  const news = props.news ?? null;
  const log = useMemo(
    () => <Log game={game} told={toldLater} text={text} name={name} news={news} onJump={jump} />,
    [game, toldLater, text, name, news, jump],
  );
  const seats = (
    <Seats
      game={game}
      board={board}
      scores={scores}
      asked={asked}
      note={props.seatNote ?? noNote}
      {...(props.onSeat === undefined ? {} : { onPress: props.onSeat })}
    />
  );
  const { view, viewer } = board;
  const standing = (piece: Piece): string | null => (viewer === null ? null : (text.standing?.(piece, view, viewer) ?? null));
  const about = { game, text, lit: selection.lit, blockedBy, standing };
  return (
    <MotionConfig transition={{ duration: travel[motion], ease: [0.2, 0.8, 0.2, 1] }} reducedMotion="user">
      <PieceInfoContext value={info}>
        <SelectionContext value={selection}>
          <LayoutGroup>
            <main className="table" data-game={game.rules.id} data-sides={scores.length}>
              {game.Backdrop !== undefined && (
                <div className="table-backdrop" aria-hidden="true">
                  <game.Backdrop />
                </div>
              )}
              <Bar title={props.title} onAction={act} shares={props.record !== null} {...(company === undefined ? {} : { company })} />
              <aside className="table-rail" aria-label={words.table.rivals}>
                {seats}
              </aside>
              <section className="table-board">
                <game.Board {...board} />
              </section>
              <div className="table-caption">{props.over}</div>
              <aside className="table-prompt">{props.children}</aside>
              <ScoreBars scores={scores} names={namesOf(scores, name)} part={text.part} onOpen={() => setOpen('score')} />
              <Curtain game={game.rules.id} />
            </main>
            {hovered !== null && <Peek {...about} on={hovered} />}
          </LayoutGroup>
          <Sheet as="side" title={words.table.log} open={open === 'log'} onClose={close}>
            {log}
          </Sheet>
          <Sheet as="side" title={words.table.score} open={open === 'score'} onClose={close}>
            {score}
          </Sheet>
          <LayoutGroup id="sheet">
            <Sheet as="side" title={words.table.rivals} open={open === 'rivals'} onClose={close}>
              {seats}
            </Sheet>
          </LayoutGroup>
          <Sheet title={words.share.title} open={open === 'share'} onClose={close}>
            {props.record !== null && <Share game={game} record={props.record} {...(props.ply === undefined ? {} : { ply: props.ply })} />}
          </Sheet>
          <Sheet as="page" title={words.rules.title} open={open === 'rules'} onClose={close}>
            {pages.rules(game.rules.id)}
          </Sheet>
          <Sheet as="page" title={words.settings.title} open={open === 'settings'} onClose={close}>
            {pages.settings()}
          </Sheet>
          {company !== undefined && (
            <Sheet as="side" title={company.title} open={open === 'company'} onClose={close}>
              {company.panel}
            </Sheet>
          )}
          <Sheet title={inspected === null ? '' : info.label(inspected)} open={inspected !== null} onClose={() => setInspected(null)}>
            {inspected !== null && <Inspect {...about} piece={inspected} />}
          </Sheet>
        </SelectionContext>
      </PieceInfoContext>
    </MotionConfig>
  );
}

const noNote = (): ReactNode => null;

/** The names of all who have points. */
export const namesOf = (scores: readonly SideScore[], name: (side: Seat) => string): string[] => scores.map((_, side) => name(side));

/** The names of the players; the function stays the same while the names do. */
export function useNames<G extends Playable<G>>(
  names: readonly string[],
  text: GameText<G> | null,
  view: G['view'],
): (side: Seat) => string {
  const all = useStable([...names, text?.automaton(view) ?? '']);
  return useCallback((side) => all[Math.min(side, all.length - 1)]!, [all]);
}

export const noReason = (): Promise<null> => Promise.resolve(null);
