import {
  validateSetup,
  answers,
  asked,
  seatView,
  forcedAnswer,
  openRecord,
  pick,
  play,
  extendRecord,
  rngFrom,
  type Answer,
  type Game,
  type GameRecord,
  type SeatView,
  type Playable,
} from '@fathom/kernel';

/** A game between people as far as it was played. */
export interface Played<G extends Playable<G>> {
  readonly now: G['state'];
  readonly record: GameRecord;
  /** What the last move brought about. */
  readonly events: readonly G['event'][];
}

/** May the player who moved last undo it? */
export const canUndo = <G extends Playable<G>>({ now }: Played<G>): boolean => now.undoFloor < now.ply;

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

export function begun<G extends Playable<G>>(game: Game<G>, seats: number, options: object, secret: string): Played<G> {
  const table = validateSetup(game, seats, options);
  if (!table.ok) throw new Error('the options fit');
  const { state, record, events } = openRecord(game, NAMES.slice(0, seats), table.value.options, { secret, words: [] });
  return { now: state, record, events };
}

export function act<G extends Playable<G>>(game: Game<G>, { now, record }: Played<G>, answer: Answer<G>): Played<G> {
  const played = play(game, now, answer.seat, answer.move);
  if (!played.ok) throw new Error(`refused by ${played.rule}`);
  return { now: played.state, record: extendRecord(game, record, now, answer, played.state), events: played.events };
}

/** The first moment of a random game between people that meets the condition, with something to decide for the player who is asked. */
export function moment<G extends Playable<G>>(
  game: Game<G>,
  wanted: (played: Played<G>) => boolean,
  options: object = {},
  seats = 2,
): Played<G> {
  for (let nth = 0; nth < 100; nth++) {
    const dice = rngFrom(`moment ${nth}`);
    let played = begun(game, seats, options, `moment ${nth}`);
    while (played.now.outcome === null) {
      if (wanted(played) && isDecision(game, played)) return played;
      played = act(game, played, pick(dice, answers(game, played.now)));
    }
  }
  throw new Error('no game has such a moment');
}

/** What the first seat that is asked sees. */
export const seenBy = <G extends Playable<G>>(game: Game<G>, { now }: Played<G>): SeatView<G> => seatView(game, now, asked(game, now)[0]!);

/** Nobody who is asked has an obvious answer, which the table would give. */
export const isDecision = <G extends Playable<G>>(game: Game<G>, { now }: Played<G>): boolean =>
  asked(game, now).every((seat) => forcedAnswer(game, now, seat) === null);

/** A random game between people, played to its end. */
export function finished<G extends Playable<G>>(game: Game<G>, seats = 2, options: object = {}, secret = 'finished'): Played<G> {
  const dice = rngFrom(secret);
  let played = begun(game, seats, options, secret);
  while (played.now.outcome === null) played = act(game, played, pick(dice, answers(game, played.now)));
  return played;
}
