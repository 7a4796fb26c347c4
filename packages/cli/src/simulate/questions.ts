import {
  seatView,
  meansSame,
  forcedAnswer,
  type FollowUp,
  type Game,
  type SeatView,
  type Move,
  type Playable,
  type Seat,
} from '@fathom/kernel';

/** How many questions there were in one game, and how many were spared. */
export interface Questions {
  /** Questions of the rules, each answered with one move. */
  readonly moves: number;
  /** Of those: with one sensible answer, because it is the only one or all lead to the same state. */
  readonly oneAnswer: number;
  /** Questions that the table asks its players. */
  readonly put: number;
  /** Of those: with one sensible answer. */
  readonly putOneAnswer: number;
  /** Questions that the table answers itself, and those that are answered together with the one before. */
  readonly settled: number;
  readonly joined: number;
  /** Of the latter: choices that a player still makes, such as the quest at a place, before the answer is given as a whole. */
  readonly parts: number;
}

/** What may still be part of the same answer. */
interface Draft<G extends Playable<G>> {
  readonly seat: Seat;
  /** Amounts that the moves so far belong to: the rest of each, and what follows it. */
  readonly rest: readonly { readonly moves: readonly Move<G>[]; readonly next: FollowUp<G> | null }[];
  /** A question that is answered by putting pieces together. */
  readonly assembling: string | null;
}

type Level<G extends Playable<G>> = Pick<SeatView<G>, 'moves' | 'prompt' | 'assembly'>;

/** Counts the questions of a game: call it for every move before it is played. */
export class QuestionCount<G extends Playable<G>> {
  private readonly game: Game<G>;
  private draft: Draft<G> | null = null;
  private readonly count = { moves: 0, oneAnswer: 0, put: 0, putOneAnswer: 0, settled: 0, joined: 0, parts: 0 };

  constructor(game: Game<G>) {
    this.game = game;
  }

  get counted(): Questions {
    return { ...this.count };
  }

  about(s: G['state'], seat: Seat, move: Move<G>): void {
    const isObvious = forcedAnswer(this.game, s, seat) !== null;
    this.count.moves++;
    if (isObvious) this.count.oneAnswer++;
    const goesOn = this.draft?.seat === seat ? this.goOn(this.draft, s, move) : null;
    this.draft = goesOn;
    if (goesOn !== null) this.count.joined++;
    else if (isObvious) this.count.settled++;
    else {
      const level = seatView(this.game, s, seat);
      this.count.put++;
      if (level.moves.length === 1 && level.moves[0]!.next === undefined) this.count.putOneAnswer++;
      this.draft = this.begin(level, s, seat, move);
    }
  }

  private begin(level: Level<G>, s: G['state'], seat: Seat, move: Move<G>): Draft<G> {
    const rest = level.moves.flatMap(({ move: first, more = [], next = null }) => {
      const moves = [first, ...more];
      const at = moves.findIndex((each) => meansSame(this.game, s, each, move));
      return at < 0 ? [] : [{ moves: moves.toSpliced(at, 1), next }];
    });
    return { seat, rest, assembling: level.assembly === undefined ? null : level.prompt };
  }

  /** The draft after one more move; null if the move is no part of the same answer. */
  private goOn({ seat, rest, assembling }: Draft<G>, s: G['state'], move: Move<G>): Draft<G> | null {
    const prompt = s.stack.at(-1)?.kind ?? null;
    if (assembling !== null && prompt === assembling) return { seat, rest: [], assembling };
    const amounts = rest.flatMap(({ moves, next }) => {
      const at = moves.findIndex((each) => meansSame(this.game, s, each, move));
      return at < 0 ? [] : [{ moves: moves.toSpliced(at, 1), next }];
    });
    if (amounts.length > 0) return { seat, rest: amounts, assembling: null };
    const next = rest.find((one) => one.moves.length === 0 && one.next?.prompt === prompt)?.next ?? null;
    if (next === null) return null;
    if (next.moves.length > 1) this.count.parts++;
    return this.begin(next, s, seat, move);
  }
}
