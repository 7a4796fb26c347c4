import { asked, legal, prompt, choiceFor, step, topFrame } from './drive.ts';
import type { Game, Move, Piece, Playable, Question, Seat } from './game.ts';
import { canonical, same } from './hash.ts';
import { collectsAmount, completesAnswer, meaningOf } from './meaning.ts';
import type { FollowUp, OfferedMove } from './seatView.ts';

/** Longer lists of amounts are asked for piece by piece. */
const MOST_AMOUNTS = 200;
/** An answer that would take more trials than this to list is asked for later. */
const MOST_FOLLOWING = 60;
const MOST_TRIALS = 400;

type Put<G extends Playable<G>> = Pick<FollowUp<G>, 'moves' | 'assembly'>;

/** An answer tried on a copy of the table: one move, or those that make up an amount. */
interface Trial<G extends Playable<G>> {
  readonly moves: readonly Move<G>[];
  readonly touches: readonly Piece[];
  /** Of an amount: the meaning of each item, and the pieces that stand for it. */
  readonly items?: readonly { readonly meaning: string; readonly touches: readonly Piece[] }[];
  readonly shortcut?: true;
  readonly after: G['state'];
}

type Trials<G extends Playable<G>> = Generator<Trial<G>, void>;

/** The answers to the first question that were found so far, with the number of trials until then, and the search for the others. */
interface FirstAnswers<G extends Playable<G>> {
  readonly question: G['state'];
  readonly found: { readonly trial: Trial<G>; readonly trials: number }[];
  readonly rest: Trials<G>;
}

/** Finds what one seat can answer at one moment, by trying it on copies of the state. */
export class AnswerFinder<G extends Playable<G>> {
  private readonly game: Game<G>;
  private readonly seat: Seat;
  /** Where the answer begins: a random draw or a revealed secret since then ends it. */
  private readonly from: number;
  private readonly together: boolean;
  private trials = 0;
  private most = MOST_TRIALS;
  private first: FirstAnswers<G> | null = null;

  constructor(game: Game<G>, seat: Seat, from: number, together = true) {
    this.game = game;
    this.seat = seat;
    this.from = from;
    this.together = together;
  }

  get hasTriedEnough(): boolean {
    return this.trials > this.most;
  }

  answersTo(s: G['state']): Put<G> {
    const frame = topFrame<G>(s);
    const assembly = this.together ? choiceFor(this.game, frame).assembly : undefined;
    const trials = (this.together && assembly === undefined ? this.listed(s) : null) ?? this.single(s);
    const moves = trials.map((trial) => this.put(trial, frame.kind));
    return assembly === undefined ? { moves } : { moves, assembly: assembly.describe(s, frame, this.seat) };
  }

  /** Every answer, amounts as a whole; null if there are too many to list. */
  private listed(s: G['state']): readonly Trial<G>[] | null {
    const found: Trial<G>[] = [];
    for (const trial of this.whole(s)) {
      found.push(trial);
      if (found.length > MOST_AMOUNTS || this.trials > this.most + MOST_AMOUNTS) return null;
    }
    return new Set(found.map(({ moves }) => moves.length)).size > 1 ? inFull(found) : found;
  }

  /** One answer after another. Those to the first question are found once, however often they are asked for. */
  *whole(s: G['state']): Trials<G> {
    this.first ??= { question: s, found: [], rest: this.search(s) };
    const { question, found, rest } = this.first;
    if (question !== s) {
      yield* this.search(s);
      return;
    }
    for (let i = 0; ; i++) {
      const next = found[i] ?? this.another(rest);
      if (next === null) return;
      found[i] = next;
      this.trials = next.trials; // as if they were tried now
      yield next.trial;
    }
  }

  private another(rest: Trials<G>): { readonly trial: Trial<G>; readonly trials: number } | null {
    const next = rest.next();
    return next.done === true ? null : { trial: next.value, trials: this.trials };
  }

  /** What a repeated question collects is one answer, in any order. */
  private search(s: G['state']): Trials<G> {
    return this.collected({ moves: [], touches: [], after: s }, [], new Set());
  }

  private *collected(before: Trial<G>, meant: readonly string[], known: Set<string>): Trials<G> {
    const frame = topFrame<G>(before.after);
    const repeated = collectsAmount(choiceFor(this.game, frame), frame) ? frame.kind : null;
    for (const { move, touches, meaning } of this.distinct(before.after)) {
      if (meaning === null) continue;
      const amount = [...meant, meaning].toSorted();
      const key = amount.join('\n');
      if (known.has(key)) continue;
      known.add(key);
      const after = this.tried(before.after, move);
      // A pile is touched once for each item taken from it; of several copies each card stands for any of them.
      const again = before.moves.includes(move);
      const added = touches.filter((piece) => again || !before.touches.includes(piece));
      const items = [...(before.items ?? []), { meaning, touches }];
      const trial = { moves: [...before.moves, move], touches: [...before.touches, ...added], items, after };
      if (repeated !== null && this.goesOn(after) === repeated) yield* this.collected(trial, amount, known);
      else yield trial;
    }
  }

  /** Every answer to this one question. */
  private single(s: G['state']): Trial<G>[] {
    return this.distinct(s).map(({ move, touches, meaning }) => ({
      moves: [move],
      touches,
      after: this.tried(s, move),
      ...(meaning === null ? { shortcut: true } : {}),
    }));
  }

  /** One move for each meaning, with the pieces of all that mean the same. */
  private distinct(s: G['state']): { readonly move: Move<G>; readonly touches: readonly Piece[]; readonly meaning: string | null }[] {
    const frame = topFrame<G>(s);
    const choice = choiceFor(this.game, frame);
    const byMeaning = new Map<string, { move: Move<G>; touches: Piece[]; meaning: string | null }>();
    for (const move of legal(this.game, s, this.seat)) {
      const meaning = meaningOf(choice, move);
      const known = meaning === null ? undefined : byMeaning.get(meaning);
      const touches = choice.touches(s, frame, move, this.seat);
      if (known === undefined) byMeaning.set(meaning ?? canonical(move), { move, touches: [...touches], meaning });
      else known.touches.push(...touches.filter((piece) => !known.touches.includes(piece)));
    }
    return [...byMeaning.values()];
  }

  private tried(s: G['state'], move: Move<G>): G['state'] {
    this.trials++;
    const after = this.game.clone(s);
    step(this.game, after, this.seat, move);
    return after;
  }

  private put({ moves: [move, ...more], touches, items = [], after, shortcut }: Trial<G>, kind: Question<G>): OfferedMove<G> {
    const slots = items.map(({ meaning }) => [...new Set(items.flatMap((item) => (item.meaning === meaning ? item.touches : [])))]);
    const next = this.goesOn(after) === kind ? null : this.followUp(after);
    return {
      move: move!,
      ...(more.length === 0 ? {} : { more }),
      touches,
      ...(more.length > 0 && slots.some(({ length }) => length > 1) ? { slots } : {}),
      final: after.undoFloor > this.from,
      ...(shortcut === undefined ? {} : { shortcut }),
      ...(next === null ? {} : { next }),
    };
  }

  /** The question that is answered along with it; null if there is none, or too many answers to list. */
  private followUp(after: G['state']): FollowUp<G> | null {
    if (this.goesOn(after) === null) return null;
    const outer = this.most;
    this.most = Math.min(outer, this.trials + MOST_FOLLOWING);
    const put = this.trials < this.most ? this.answersTo(after) : null;
    const isTooMuch = this.trials > this.most;
    this.most = outer;
    return put === null || isTooMuch ? null : { prompt: prompt(this.game, after)!, ...put };
  }

  /** The question that belongs to the same answer; null if the answer is complete. */
  private goesOn(after: G['state']): Question<G> | null {
    const isOpen = this.together && after.outcome === null && after.undoFloor <= this.from && asked(this.game, after).includes(this.seat);
    if (!isOpen) return null;
    return completesAnswer(this.game, after) ? prompt(this.game, after) : null;
  }
}

/**
 * The rules complete an amount when there is no choice left: of trials with the same result, keep the one that names most of
 * it.
 */
function inFull<G extends Playable<G>>(trials: readonly Trial<G>[]): readonly Trial<G>[] {
  const byTable = new Map<string, Trial<G>>();
  for (const trial of trials) {
    const table = canonical(compared(trial.after));
    if ((byTable.get(table)?.moves.length ?? 0) < trial.moves.length) byTable.set(table, trial);
  }
  const kept = new Set(byTable.values());
  return trials.filter((trial) => kept.has(trial));
}

/**
 * The answer that a seat need not be asked for: the only one, or any of several that all lead to the same state. Null if there
 * is something to decide. It depends on nothing that the seat does not know; that there is such an answer may be a secret of
 * the seat. A finder that was already used for this question has the answers that it found.
 */
export function forcedAnswer<G extends Playable<G>>(
  game: Game<G>,
  s: G['state'],
  seat: Seat,
  asking = new AnswerFinder(game, seat, s.ply),
): readonly Move<G>[] | null {
  let first: { readonly moves: readonly Move<G>[]; readonly after: object } | null = null;
  for (const { moves, after } of asking.whole(s)) {
    if (asking.hasTriedEnough) return null; // too expensive to work out: ask the player
    if (first === null) first = { moves, after: compared(after) };
    else if (!same(first.after, compared(after))) return null;
  }
  return first?.moves ?? null;
}

/** The number of moves makes no difference. */
const compared = (s: object): object => ({ ...s, ply: 0, undoFloor: 0 });
