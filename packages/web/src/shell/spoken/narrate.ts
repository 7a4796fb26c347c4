import type { GameText, LoggedMove, Playable, Seat } from '@fathom/kernel';
import type { TableState } from '../../table/answering.ts';
import type { Narrowed } from '../../table/narrow.ts';
import type { ShellText } from '../../text/shell-text.ts';
import { turnsOf } from '../chapters.ts';
import type { WebGame } from '../game.ts';
import { askedText, chosenTexts, progressOf, whoseText } from '../question.ts';
import type { Tell } from '../tell.ts';
import { turnLabel } from '../turn.ts';
import type { SpokenText } from './spoken-text.ts';

/** What a narrator speaks with. */
export interface Speech<G extends Playable<G>> {
  readonly game: Pick<WebGame<G>, 'turnOf' | 'harms'>;
  readonly text: GameText<G>;
  readonly words: ShellText;
  readonly spoken: SpokenText;
  readonly name: (side: Seat) => string;
  readonly tell: Tell<G>;
}

/** Gives the sentences that are to be said now, in order; called with every state of a table. */
export type Narrator<G extends Playable<G>> = (speech: Speech<G>, table: TableState<G>, narrowed: Narrowed<G>) => readonly string[];

/**
 * Reads a table out to somebody who does not see it: each turn as a whole once it is over, what was done to the listener after it, then the
 * question. It follows the log, which holds only what the viewer may know; so nothing is lost without animation, and nothing is said while
 * the screen is passed on. `opening` is how much of the log the viewer knew when the table was opened.
 */
export function createNarrator<G extends Playable<G>>(opening: number): Narrator<G> {
  const progress = trackNarration(opening);
  const last: Last = { turn: undefined, asked: '', whose: '', again: 0 };
  return (speech, table, narrowed) => {
    const { shown } = table;
    if (shown.curtain !== null) return progress.handOver();
    if (shown.isAnimating) return [];
    const said: string[] = [];
    const [from, to] = [progress.lengthFor(shown.viewer), shown.log.length];
    const turn = speech.game.turnOf(shown.seatView.view) ?? shown.log.at(-1)?.by ?? null;
    if (from < to && (last.turn === undefined || turn === last.turn) && goesOn(table)) return [];
    if (from > to) {
      said.push(speech.spoken.undone);
      Object.assign(last, { asked: '', whose: '' });
    }
    const news = from < to ? turnsSentences(speech, table, from) : [];
    if (shown.log.slice(from).some(({ by }) => by !== shown.viewer)) last.whose = ''; // it is said again whose turn it is
    progress.advance(shown.viewer, to);
    last.turn = turn;
    if (table.again.count !== last.again && news.length === 0) said.push(...lastTurn(speech, table));
    last.again = table.again.count;
    return [...said, ...news, ...stateSentences(stateOf(speech, table, narrowed), last)];
  };
}

/** What was said last, and in whose turn; undefined before anything was. */
interface Last {
  turn: Seat | null | undefined;
  asked: string;
  whose: string;
  again: number;
}

/** The state of the table, unless it was said already. */
function stateSentences(now: Now, last: Last): readonly string[] {
  if (now.asked === last.asked || now.asked === null) return [];
  const said = sentences(now.whose === last.whose ? '' : now.whose, now.what);
  [last.asked, last.whose] = [now.asked, now.whose];
  return said === '' ? [] : [said];
}

/** How much of the log was read out to each viewer at this screen. */
interface NarrationProgress {
  readonly lengthFor: (viewer: Seat | null) => number;
  readonly advance: (viewer: Seat | null, length: number) => void;
  /** The screen is passed on to somebody who sees other things. */
  readonly handOver: () => readonly string[];
}

/** Viewers with the same view share their progress; a player who takes over behind a curtain gets everything since their own last turn. */
function trackNarration(opening: number): NarrationProgress {
  const upTo = new Map<Seat | null, number>();
  let last: Seat | null | undefined;
  let isApart = false;
  return {
    lengthFor(viewer) {
      if (viewer !== last && last !== undefined && !isApart) upTo.set(viewer, upTo.get(last) ?? opening);
      [last, isApart] = [viewer, false];
      return upTo.get(viewer) ?? opening;
    },
    advance: (viewer, length) => void upTo.set(viewer, length),
    handOver() {
      isApart = true;
      return [];
    },
  };
}

/** Bots will go on with the turn in a moment: it is read out when it is over, or when somebody at this screen is asked. */
const goesOn = <G extends Playable<G>>({ shown }: TableState<G>): boolean =>
  shown.thinking !== null && shown.seatView.moves.length === 0 && shown.handover === null && shown.seatView.outcome === null;

/** What happened since this move, turn by turn; what was done to the viewer follows each turn. */
function turnsSentences<G extends Playable<G>>(speech: Speech<G>, { shown }: TableState<G>, from: number): readonly string[] {
  const { log, viewer } = shown;
  const begins = turnsOf(log).map(({ ply }) => ply + 1);
  const turns: LoggedMove<G>[][] = [];
  for (const [ply, move] of log.entries()) {
    if (ply < from) continue;
    if (turns.length === 0 || begins.includes(ply)) turns.push([]);
    turns.at(-1)!.push(move);
  }
  return turns.flatMap((moves) => turnSentences(speech, moves, viewer));
}

function turnSentences<G extends Playable<G>>({ game, tell }: Speech<G>, moves: readonly LoggedMove<G>[], viewer: Seat | null): string[] {
  const harms = (event: G['event'], by: Seat | null): boolean => viewer !== null && by !== viewer && game.harms(event, viewer);
  const textOf = (isHarm: boolean): string => {
    const events = moves.flatMap((move) => move.events.filter((event) => harms(event, move.by) === isHarm));
    return tell(events).join(' ');
  };
  return [textOf(false), textOf(true)].filter((each) => each !== '');
}

/** The latest turn of the seat that is wanted again, or of any other player than the viewer. */
function lastTurn<G extends Playable<G>>(speech: Speech<G>, { shown, again: { seat } }: TableState<G>): readonly string[] {
  const { log, viewer } = shown;
  const isWanted = ({ by }: LoggedMove<G>): boolean => by !== null && (seat === null ? by !== viewer : by === seat);
  const last = log.findLastIndex(isWanted);
  const first = log.findLastIndex((move, ply) => ply < last && !isWanted(move)) + 1;
  return turnSentences(speech, log.slice(first, last + 1), viewer);
}

/** What the listener has to know now: whose turn it is, and what is asked. */
interface Now {
  readonly whose: string;
  readonly what: string;
  /** Tells one such moment from another; null while an answer is on its way. */
  readonly asked: string | null;
}

function stateOf<G extends Playable<G>>(speech: Speech<G>, table: TableState<G>, narrowed: Narrowed<G>): Now {
  const { game, text, words, name } = speech;
  const { seatView, viewer, handover, thinking } = table.shown;
  const whose = turnLabel(game, table.shown, words, name);
  if (seatView.outcome !== null) return { whose: '', what: words.end.title, asked: 'end' };
  if (handover !== null) return { whose: '', what: words.table.passTo(name(handover)), asked: `pass ${seatView.ply}` };
  if (seatView.moves.length > 0) return { whose: whoseText(table, text, whose), ...questionOf(speech, table, narrowed) };
  if (viewer !== null && seatView.asked.includes(viewer)) return { whose: '', what: '', asked: null };
  const waits = viewer !== null && thinking === null;
  return { whose: '', what: waits ? whose : '', asked: waits ? `wait ${whose}` : '' };
}

/** The question with what was chosen so far; of an answer that is begun only what has changed. */
function questionOf<G extends Playable<G>>(
  { text, words, name }: Speech<G>,
  table: TableState<G>,
  narrowed: Narrowed<G>,
): Pick<Now, 'what' | 'asked'> {
  const { pending, picked, shown } = table;
  const question = sentences(askedText(table, text, name), pending?.final === true ? words.table.final : '');
  const chosen = chosenTexts(table, narrowed, text, name).join(', ');
  const progress = progressOf(narrowed, picked.length, text)?.said ?? '';
  const isBegun = picked.length > 0 && pending === null;
  return {
    what: sentences(chosen, isBegun ? '' : question, progress),
    asked: `${shown.seatView.ply} ${question} ${chosen} ${progress}`,
  };
}

/** Each as a sentence; empty ones are left out. */
const sentences = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/u.test(part) ? part : `${part}.`))
    .join(' ');
