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
