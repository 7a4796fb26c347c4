import type { Playable } from '@fathom/kernel';
import { isViewersOwn, type Shown } from '../table/scene.ts';

/** A caption about what others did. */
export interface Said {
  readonly text: string;
  /** It was done to the viewer. */
  readonly harmsViewer: boolean;
  /** Who did it; null if it was nobody's move. */
  readonly by: number | null;
  /** The move it describes. */
  readonly ply: number;
  /** The kinds of events it describes. */
  readonly kinds: readonly string[];
}

/** The current moment of the game. */
export interface Moment {
  readonly ply: number;
  /** The viewer has played the newest move. */
  readonly mine: boolean;
  readonly over: boolean;
  /** What is happening now; null if nothing needs to be said. */
  readonly news: Said | null;
}

/**
 * The caption to show. A caption is removed as soon as it is out of date: its move was taken back, the viewer has played since, the game is
 * over, or something of the same kind has happened since. What was done to the viewer stays when other things happen.
 */
export function captionAt(said: Said | null, { ply, mine, over, news }: Moment): Said | null {
  if (over) return null;
  const kept = said === null || said.ply > ply || (mine && said.ply < ply) ? null : said;
  if (news === null) return kept;
  const outlives = kept !== null && kept.harmsViewer && !news.harmsViewer && !news.kinds.some((kind) => kept.kinds.includes(kind));
  return outlives ? kept : news;
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
