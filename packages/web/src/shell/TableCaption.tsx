import type { Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { isViewersOwn, type Shown } from '../table/scene.ts';
import { useWords } from '../text/words.tsx';
import { Caption } from './Caption.tsx';
import type { Moment } from './captions.ts';
import { linesOf } from './Log.tsx';
import type { PlayedTable } from './played-table.ts';

/** What others just did, over the board. */
export function TableCaption<G extends Playable<G>>({ table, store, text, name }: PlayedTable<G>): ReactNode {
  const { shown } = table;
  const { skip, again } = store.actions;
  const { answered } = useWords().table;
  return (
    <Caption
      moment={captionMoment(shown, linesOf(shown.happening, text, name), shown.answeredBy === null ? null : answered[shown.answeredBy])}
      waits={shown.harmsViewer && shown.isAnimating}
      onContinue={skip}
      onAgain={() => again(null)}
    />
  );
}

/** The current moment of the game, and what to say about it: first why it was not the viewer who answered, if that is so. */
export function captionMoment<G extends Playable<G>>(shown: Shown<G>, lines: readonly string[], why: string | null): Moment {
  const { seatView, happening, harmsViewer, acting } = shown;
  const said = why === null ? newest(lines, MOST) : [why, ...newest(lines, MOST - why.length)];
  const kinds = happening.flatMap((event) => ('type' in event && typeof event.type === 'string' ? [event.type] : []));
  return {
    ply: seatView.ply,
    mine: isViewersOwn(shown),
    over: seatView.outcome !== null,
    news: lines.length === 0 ? null : { text: said.join(' '), harmsViewer, by: acting, ply: seatView.ply, kinds },
  };
}

/** So many characters fit into the line of a caption at any size of window. */
const MOST = 110;

/** The newest sentences, as many as fit, at least one: what a caption would cut is in the log. */
function newest(lines: readonly string[], most: number): readonly string[] {
  let first = Math.max(0, lines.length - 1);
  for (let length = lines.at(-1)?.length ?? 0; first > 0; first--) {
    length += lines[first - 1]!.length + 1;
    if (length > most) break;
  }
  return lines.slice(first);
}
