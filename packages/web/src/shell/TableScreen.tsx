import { whyDark, type GameText, type Piece, type Playable, type Seat } from '@fathom/kernel';
import { LayoutGroup, MotionConfig } from 'motion/react';
import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { travel, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { choices, type TableStore } from '../table/table.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { HandContext, type Hand } from './hand.tsx';
import { Inspect } from './Inspect.tsx';
import { linesSince, Log } from './Log.tsx';
import { Prompt } from './Prompt.tsx';
import { Score } from './Score.tsx';
import { Seats } from './Seats.tsx';
import { Share } from './Share.tsx';
import { End } from './End.tsx';
import { useAttention } from './attention.ts';
import { Bar, type BarAction } from './Bar.tsx';
import { useKeys } from './keys.ts';
import './table.css';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly onRematch: () => void;
  readonly onReplay: (ply: number | null) => void;
}

/** A game being played on this screen. It knows seats, prompt, pieces, log and score, and no game. */
export function TableScreen<G extends Playable<G>>({ entry, store, text, onRematch, onReplay }: Props<G>): ReactNode {
  const words = useWords();
  const { motion } = useSettings();
  const table = useStore(store);
  const [inspected, setInspected] = useState<Piece | null>(null);
  const [open, setOpen] = useState<BarAction | null>(null);
  const { sitting, viewer, sitters } = table;
  const state = sitting.history.now;
  const { look, narrowed } = useMemo(() => choices(store.wiring, table), [store, table]);
  useKeys(store.actions, narrowed.moves);
  useAttention(state.ply, look.moves.length > 0, state.outcome !== null);
  const name = (side: Seat): string => sitters[side]?.name ?? text.automaton(look.view);
  const scores = entry.game.score(look.view);
  const names = scores.map((_, side) => name(side));
  const since = linesSince(entry, sitting.told, viewer, text, name);
  const hand: Hand = {
    lit: narrowed.lit,
    picked: table.picked,
    pick: store.actions.pick,
    inspect: setInspected,
    label: (piece) => text.piece(piece)?.name ?? piece,
  };
  const board = { view: look.view, viewer, text, name };
  const score = <Score scores={scores} names={names} part={text.part} />;
  const log = <Log entry={entry} told={sitting.told} viewer={viewer} text={text} name={name} onJump={onReplay} />;

  if (table.curtain !== null) {
    return (
      <main className="curtain">
        <h1>{words.table.curtain(name(table.curtain))}</h1>
        <button type="button" className="move is-strong" autoFocus onClick={store.actions.lift}>
          {words.table.lift}
        </button>
      </main>
    );
  }
  return (
    <MotionConfig transition={{ duration: travel[motion], ease: [0.2, 0.8, 0.2, 1] }} reducedMotion="user">
      <HandContext value={hand}>
        <LayoutGroup>
          <main className="table" data-game={entry.game.id}>
            <Bar game={entry.game.id} title={text.title} onAction={setOpen} />
            <aside className="table-rail" aria-label={words.table.rivals}>
              <Seats entry={entry} board={board} scores={scores} asked={look.asked} />
            </aside>
            <section className="table-board">
              <entry.Board {...board} />
            </section>
            <aside className="table-side">
              <Prompt store={store} entry={entry} table={table} text={text} name={name} since={since} />
              <div className="table-score">{score}</div>
              <div className="table-log">{log}</div>
            </aside>
          </main>
          <Inspect
            entry={entry}
            text={text}
            piece={inspected}
            why={
              inspected === null || narrowed.lit.has(inspected) || viewer === null ? null : whyDark(entry.game, state, viewer, inspected)
            }
            onClose={() => setInspected(null)}
          />
          <Sheet side title={words.table.log} open={open === 'log'} onClose={() => setOpen(null)}>
            {log}
          </Sheet>
          <Sheet side title={words.table.score} open={open === 'score'} onClose={() => setOpen(null)}>
            {score}
          </Sheet>
          <Sheet side title={words.table.rivals} open={open === 'rivals'} onClose={() => setOpen(null)}>
            <Seats entry={entry} board={board} scores={scores} asked={look.asked} />
          </Sheet>
          <Sheet title={words.share.title} open={open === 'share'} onClose={() => setOpen(null)}>
            <Share entry={entry} record={sitting.record} />
          </Sheet>
          {state.outcome !== null && (
            <End
              entry={entry}
              sitting={sitting}
              scores={scores}
              names={names}
              winners={state.outcome.winners.map(name)}
              part={text.part}
              onRematch={onRematch}
              onReplay={() => onReplay(null)}
            />
          )}
        </LayoutGroup>
      </HandContext>
    </MotionConfig>
  );
}
