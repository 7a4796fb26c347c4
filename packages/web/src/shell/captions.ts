/** What is said over the table about what others did. */
export interface Said {
  readonly text: string;
  /** It was done to whoever looks. */
  readonly struck: boolean;
  /** The move that it tells of. */
  readonly ply: number;
  /** The kinds of events that it tells of. */
  readonly kinds: readonly string[];
}

/** Where the table is now. */
export interface Moment {
  readonly ply: number;
  /** Whoever looks has played the newest move. */
  readonly mine: boolean;
  readonly over: boolean;
  /** What is just happening; null where nothing needs to be said. */
  readonly news: Said | null;
}

/**
 * What stays or comes on the screen. A caption is withdrawn as soon as it no longer tells of how the table lies: its move was taken back,
 * whoever looks has gone on, the game is over, or something of the same kind has happened since. What was done to me outlives other news.
 */
export function captionAt(said: Said | null, { ply, mine, over, news }: Moment): Said | null {
  if (over) return null;
  const kept = said === null || said.ply > ply || (mine && said.ply < ply) ? null : said;
  if (news === null) return kept;
  const outlives = kept !== null && kept.struck && !news.struck && !news.kinds.some((kind) => kept.kinds.includes(kind));
  return outlives ? kept : news;
}
