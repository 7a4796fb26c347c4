import type { Playable } from '@fathom/kernel';
import { hasViewerPlayed, type Shown } from '../table/scene.ts';

/** A caption about what others did. */
export interface TurnCaption {
  readonly text: string;
  /** It was done to the viewer. */
  readonly harmsViewer: boolean;
  /** Who did it; null if it was nobody's move. */
  readonly by: number | null;
  /** The move it describes. */
  readonly ply: number;
  /** The turn it describes. */
  readonly turn: number | null;
  /** The kinds of events it describes. */
  readonly kinds: readonly string[];
}

/** The current moment of the game. */
export interface Moment {
  readonly ply: number;
  /** The viewer has played since another seat did. */
  readonly mine: boolean;
  readonly over: boolean;
  /** What is happening now; null if nothing needs to be said. */
  readonly news: TurnCaption | null;
}

/**
 * The caption to show. A caption is removed as soon as it is out of date: its move was taken back, the viewer has played since, the game is
 * over, or something of the same kind has happened since. What was done to the viewer stays when other things happen.
 */
export function captionAt(said: TurnCaption | null, { ply, mine, over, news }: Moment): TurnCaption | null {
  if (over) return null;
  const kept = said === null || said.ply > ply || (mine && said.ply < ply) ? null : said;
  if (news === null) return kept;
  const outlives = kept !== null && kept.harmsViewer && !news.harmsViewer && !news.kinds.some((kind) => kept.kinds.includes(kind));
  return outlives ? kept : news;
}

/** The current moment of the game, and what to say about it: first why it was not the viewer who answered, if that is so. */
export function captionMoment<G extends Playable<G>>(shown: Shown<G>, sentence: string, why: string | null): Moment {
  const { seatView, captionEvents, harmsViewer, acting, turn } = shown;
  return {
    ply: seatView.ply,
    mine: hasViewerPlayed(shown),
    over: seatView.outcome !== null,
    news:
      sentence === ''
        ? null
        : {
            text: why === null ? sentence : `${why} ${sentence}`,
            harmsViewer,
            by: acting,
            ply: seatView.ply,
            turn,
            kinds: captionEvents.flatMap(kindOf),
          },
  };
}

export const kindOf = (event: object): readonly string[] => ('type' in event && typeof event.type === 'string' ? [event.type] : []);

/** A caption of several parts has at most so many characters, one of a single part at most so many. */
const SHORT = 76;
const MOST = 110;

interface Telling<E extends object> {
  /** Events as sentences. */
  readonly tell: (events: readonly E[]) => readonly string[];
  /** What sentences begin with: the names of the players. */
  readonly subjects: readonly string[];
  /** The kinds of events worth telling, the most telling first; null if all are. */
  readonly telling: readonly string[] | null;
}

/** A turn in one sentence or two: the most telling events that fit, in the order in which they happened; nothing if there are none. */
export function turnText<E extends object>(events: readonly E[], { tell, subjects, telling }: Telling<E>): string {
  if (telling === null) return newest(tell(events), subjects);
  const present = telling.filter((kind) => events.some((event) => kindOf(event).includes(kind)));
  const textOf = (kinds: readonly string[], isShort: boolean): string => {
    const lines = tell(events.filter((event) => kindOf(event).some((kind) => kinds.includes(kind))));
    return joined(isShort ? lines.map(withoutList) : lines, subjects);
  };
  let text = '';
  for (const [i] of present.entries()) {
    const kinds = present.slice(0, i + 1);
    const more = [textOf(kinds, false), textOf(kinds, true)].find(({ length }) => length <= SHORT);
    if (more === undefined && text !== '') break;
    text = more ?? textOf(kinds, false);
  }
  return fitting(text);
}

/** The newest sentences, as many as fit, at least one. */
function newest(lines: readonly string[], subjects: readonly string[]): string {
  let text = '';
  for (let first = lines.length - 1; first >= 0; first--) {
    const more = joined(lines.slice(first), subjects);
    if (text !== '' && more.length > SHORT) break;
    text = more;
  }
  return fitting(text);
}

/** A list at the end of a sentence, where it is too long, is left to the log. */
const withoutList = (text: string): string => text.replace(/: [^:]*$/, '.');
const fitting = (text: string): string => (text.length > MOST ? withoutList(text) : text);

/** Does a text name this already? Within a sentence, articles are small. */
const hasNamed = (text: string, what: string): boolean => text.toLowerCase().includes(what.toLowerCase());

/**
 * Sentences with the same subject become one, in which no verb is said twice in a row: "Ann takes 2 gold, the quest Heist, scores 1 VP."
 */
function joined(lines: readonly string[], subjects: readonly string[]): string {
  let text = '';
  let before: { readonly subject: string; readonly verb: string } | null = null;
  for (const line of lines) {
    const subject = subjects.find((name) => line.startsWith(`${name} `)) ?? null;
    const [verb = '', ...rest] = subject === null ? [] : line.slice(subject.length + 1).split(' ');
    const isSame = before !== null && subject === before.subject;
    const part = verb === before?.verb ? rest.join(' ') : [verb, ...rest].join(' ');
    if (isSame)
      text = `${text.slice(0, -1)}, ${part.replace(/ \(([^)]*)\)\.$/, (whole, from: string) => (hasNamed(text, from) ? '.' : whole))}`;
    else text = text === '' ? line : `${text} ${line}`;
    before = subject === null || /[:;]|\. /.test(line) ? null : { subject, verb };
  }
  return text;
}
