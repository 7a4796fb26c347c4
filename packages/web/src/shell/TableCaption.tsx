import type { Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { Shown } from '../table/scene.ts';
import { Caption } from './Caption.tsx';
import type { Moment } from './captions.ts';
import { linesOf } from './Log.tsx';
import type { PlayedTable } from './played-table.ts';

/** What others just did, over the board. */
export function TableCaption<G extends Playable<G>>({ table, store, text, name }: PlayedTable<G>): ReactNode {
  const { shown } = table;
  const { skip, again } = store.actions;
  return (
    <Caption
      moment={captionMoment(shown, linesOf(shown.happening, text, name))}
      waits={shown.harmsViewer && shown.isAnimating}
      onContinue={skip}
      onAgain={() => again(null)}
    />
  );
}

/** The current moment of the game, and what to say about it. */
function captionMoment<G extends Playable<G>>(
  { seatView, log, viewer, happening, harmsViewer, acting }: Shown<G>,
  lines: readonly string[],
): Moment {
  const kinds = happening.flatMap((event) => ('type' in event && typeof event.type === 'string' ? [event.type] : []));
  return {
    ply: seatView.ply,
    mine: viewer !== null && log.at(-1)?.by === viewer,
    over: seatView.outcome !== null,
    news: lines.length === 0 ? null : { text: newest(lines).join(' '), harmsViewer, by: acting, ply: seatView.ply, kinds },
  };
}

/** So many characters fit into the line of a caption at any size of window. */
const MOST = 110;

/** The newest sentences, as many as fit, at least one: what a caption would cut is in the log. */
function newest(lines: readonly string[]): readonly string[] {
  let first = lines.length - 1;
  for (let length = lines[first]!.length; first > 0; first--) {
    length += lines[first - 1]!.length + 1;
    if (length > MOST) break;
  }
  return lines.slice(first);
}
