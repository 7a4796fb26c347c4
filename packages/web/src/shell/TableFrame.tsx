import type { Piece, Playable } from '@fathom/kernel';
import { useCallback, useMemo, useState, type PointerEvent, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { goTo, useAreaKeys, type Area } from './areas.ts';
import { Bar, type BarAction } from './Bar.tsx';
import type { FrameProps } from './frame.ts';
import type { Inspect as InspectedPiece } from './Inspect.tsx';
import { loaded } from './loaded.tsx';
import { MovingPieces } from './MovingPieces.tsx';
import { namesOf, useLabels } from './names.ts';
import type { Peek as PieceTooltip } from './Peek.tsx';
import { PictureLoading } from './PictureLoading.tsx';
import { PieceInfoContext, SelectionContext } from './piece-context.ts';
import { ScoreBars } from './ScoreBars.tsx';
import { Seats } from './Seats.tsx';
import { useRemarks } from './sentences.ts';
import { travel, useSettings } from './settings.ts';
import { Sheet } from './Sheet.tsx';
import type { SignTip as MarkTooltip } from './SignTip.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { TableSheets } from './TableSheets.tsx';
import { usePieceDetails } from './usePieceDetails.ts';
import { useSign } from './useSign.ts';
import './TableFrame.css';

/** Loaded when they are first used. They are generic components, which the type of `loaded` cannot express. */
const Inspect = loaded(async () => (await import('./Inspect.tsx')).Inspect as never) as unknown as typeof InspectedPiece;
const Peek = loaded(async () => (await import('./Peek.tsx')).Peek as never) as unknown as typeof PieceTooltip;
const SignTip = loaded(async () => (await import('./SignTip.tsx')).SignTip as never) as unknown as typeof MarkTooltip;

/** A table for players and spectators: rivals, board, prompt, score, log, and the dialogs over them. */
export function TableFrame<G extends Playable<G>>(props: FrameProps<G>): ReactNode {
  const { game, board, selection, blockedBy, people } = props;
  const { motion } = useSettings();
  const [sign, pointAtSign] = useSign();
  const remarks = useRemarks(game);
  const { info, hovered, inspected, close } = usePieceDetails(board, remarks, props.onPoint);
  const [{ action, place }, setOpen] = useState(nothingOpen);
  const closeSheet = useCallback((): void => setOpen(nothingOpen), []);
  const openSheet = (wanted: BarAction): void => {
    if (wanted === 'people') people?.onOpen();
    setOpen({ action: wanted, place: null });
  };
  const { text, view } = board;
  const openRules = (at: string): void => {
    close();
    setOpen({ action: 'rules', place: at });
  };
  const standing = (piece: Piece): string | null => remarks?.standing(piece, board) ?? null;
  const about = { game, text, view, blockedBy, standing };
  const hasTooltip = hovered !== null && text.piece(hovered.piece) !== null;
  return (
    <PieceInfoContext value={info}>
      <SelectionContext value={selection}>
        <MovingPieces view={view} question={props.question} seconds={travel[motion]}>
          <TableLayout frame={props} onOpen={openSheet} onPoint={pointAtSign} />
        </MovingPieces>
        {hovered !== null && <Peek {...about} on={hovered} />}
        {sign !== null && !hasTooltip && <SignTip game={game} sign={sign} />}
        <TableSheets frame={props} open={action} place={place} onClose={closeSheet} />
        <Sheet title={inspected === null ? '' : info.label(inspected)} open={inspected !== null} onClose={close}>
          {inspected !== null && <Inspect {...about} piece={inspected} onRules={openRules} />}
        </Sheet>
      </SelectionContext>
    </PieceInfoContext>
  );
}

/** What is open over the table, and where, if it is the rulebook. */
const nothingOpen: { readonly action: BarAction | null; readonly place: string | null } = { action: null, place: null };

interface LayoutProps<G extends Playable<G>> {
  readonly frame: FrameProps<G>;
  readonly onOpen: (action: BarAction) => void;
  /** Called with whatever is pointed at. */
  readonly onPoint: (event: PointerEvent) => void;
}

/** What is always on the screen, each in its area of the grid. */
function TableLayout<G extends Playable<G>>({ frame, onOpen, onPoint }: LayoutProps<G>): ReactNode {
  const { game, board, scores, record, people } = frame;
  const { view, viewer, text, name } = board;
  const words = useWords();
  const label = useLabels(name);
  const go = (area: Area): void => (area === 'log' ? onOpen('log') : goTo(area, viewer));
  const showKeys = (): void => onOpen('keys');
  useAreaKeys(go, showKeys);
  /** Most renders of a table change its prompt only: the pieces follow the selection by themselves. */
  const pieces = useMemo(() => <game.Board {...{ view, viewer, text, name }} />, [game, view, viewer, text, name]);
  return (
    <main className="table" data-game={game.rules.id} data-sides={scores.length} onPointerOver={onPoint}>
      {game.Backdrop !== undefined && (
        <div className="table-backdrop" aria-hidden="true">
          <game.Backdrop />
        </div>
      )}
      <SkipLinks onGo={go} onKeys={showKeys} />
      <Bar title={frame.title} onAction={onOpen} shares={record !== null} {...(people === undefined ? {} : { people })} />
      <aside className="table-rail" aria-label={words.table.rivals}>
        <h2 className="visually-hidden">{words.table.rivals}</h2>
        <Seats {...frame} />
      </aside>
      <section className="table-board" aria-label={words.table.board}>
        <h2 className="visually-hidden">{words.table.board}</h2>
        {pieces}
      </section>
      <div className="table-caption">{frame.over}</div>
      <div className="table-prompt">{frame.children}</div>
      <ScoreBars scores={scores} names={namesOf(scores, label)} part={board.text.part} onOpen={() => onOpen('score')} />
      <PictureLoading game={game.rules.id} view={view} />
    </main>
  );
}
