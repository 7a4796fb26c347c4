import { asked, legal, play, step } from '../drive.ts';
import type { Game, Playable, Seat } from '../game.ts';
import { canonical, stateHash, same } from '../hash.ts';
import { seatView, forcedAnswer, type OfferedMove } from '../seatView.ts';
import { arrange, describe } from '../position.ts';
import { answers } from '../record.ts';
import { pick, rngFrom, type Rng } from '../rng.ts';
import { load, save } from '../save.ts';
import { playSeries } from '../series.ts';
import { animationSteps } from '../animation.ts';
import { demand, equal, equalText, sometimes, turnsOf, type Subject, type Turn } from './walk.ts';

/** What a law looks at in one game. It throws where it is broken. */
interface Watch<G extends Playable<G>> {
  /** Before every move. */
  turn?(turn: Turn<G>): void;
  /** When the game is over, or was too long. */
  end?(s: G['state']): void;
}

/** Begins to watch one game; the dice are this law's own, so that no law changes the game or the luck of another. */
type Law = <G extends Playable<G>>(subject: Subject<G>, seed: string, dice: Rng) => Watch<G>;

export type LawName = keyof typeof laws;

export const laws = {
  'a state is plain JSON': () => ({
    turn: ({ s }) => demand(isPlain(s), 'a state holds nothing but plain JSON'),
  }),

  'clone equals structuredClone, and shares nothing that changes': (_subject, _seed, dice) => ({
    turn({ game, s, seat, move, text }) {
      const copy = game.clone(s);
      equalText(canonical(copy), text, 'a clone equals its original');
      if (!sometimes(dice, 4)) return;
      step(game, copy, seat, move);
      demand(canonical(s) === text, 'playing on a clone leaves the original alone');
    },
  }),

  'play never touches its argument': () => ({
    turn({ s, text, played }) {
      demand(played.ok && canonical(s) === text, 'play leaves its argument alone');
    },
  }),

  'a saved and reloaded game goes on the same': (_subject, _seed, dice) => ({
    turn(turn) {
      if (!sometimes(dice, 3)) return;
      const { game, s, seat, move, after } = turn;
      const loaded = load(game, save(game, s));
      demand(loaded.ok, 'a save can be loaded');
      step(game, loaded.value, seat, move);
      equal(after, loaded.value, 'a loaded game goes on the same');
    },
  }),

  'same seed and moves, same hash': (subject, seed) => {
    const texts: string[] = [];
    return {
      turn: ({ text }) => void texts.push(text),
      end(s) {
        const turns = turnsOf(subject, seed);
        let next = turns.next();
        for (; next.done !== true; next = turns.next()) {
          const { s: again, text } = next.value;
          equalText(texts[again.ply] ?? '', text, `a game repeats itself at ply ${again.ply}`);
        }
        demand(stateHash(next.value) === stateHash(s), 'a game repeats itself to the end');
      },
    };
  },

  'the log never changes the play': () => ({
    turn: (turn) => equal(turn.after, turn.played.state, 'a silent table plays like a telling one'),
  }),

  'every asked seat has a move, and none twice': () => ({
    turn(turn) {
      const seats = asked(turn.game, turn.s);
      demand(seats.length > 0, 'somebody is asked');
      demand(new Set(seats).size === seats.length, 'nobody is asked twice');
      for (const seat of seats) {
        const moves = turn.listed(seat);
        demand(moves.length > 0, 'whoever is asked has a move');
        demand(new Set(moves).size === moves.length, `no move is listed twice: ${moves.join(' ')}`);
      }
    },
  }),

  'what is not listed is refused, and cites a rule': (_subject, _seed, dice) => {
    const seen = new Map<string, unknown>();
    return {
      turn(turn) {
        const { game, s } = turn;
        if (seen.size < 200) for (const { move } of answers(game, s)) seen.set(canonical(move), move);
        const seats = asked(game, s);
        const strangers = [null, 7, 'draw', [], {}, { type: 'nonsense' }, { type: 7 }, ...seen.values()];
        for (const wanted of [pick(dice, strangers), pick(dice, strangers), pick(dice, strangers)]) {
          for (let seat = -1; seat <= s.seats; seat++) {
            const listed = seats.includes(seat) && turn.listed(seat).includes(canonical(wanted));
            const played = play(game, s, seat, wanted);
            demand(played.ok === listed, `${canonical(wanted)} of seat ${seat} is ${listed ? 'played' : 'refused'}`);
            demand(played.ok || /^[A-Z]{2,3}-[A-Z]+-\d+$/.test(played.rule), 'a refusal cites a rule');
          }
        }
      },
    };
  },

  'no leak: what a seat sees and may do is the same in every determinized world': (subject, _seed, dice) => ({
    turn(turn) {
      const { game, s } = turn;
      for (const looker of turn.everyone) {
        const world = turn.world(looker);
        equal(game.view(world, looker), turn.view(looker), `seat ${looker} sees the same in another world`);
        equal(seatView(game, world, looker, false), seatView(game, s, looker, false), `seat ${looker} may do the same in another world`);
        if (looker !== null && sometimes(dice, 8)) samePartsOfAnswers(game, s, world, looker);
        if (sometimes(dice, 3)) noLeakInEvents(subject, turn, world, looker);
        if (looker !== turn.seat) noLeakOfAnswers(subject, turn, world, looker, dice);
      }
    },
  }),

  'an answer with several parts is played as a whole, an amount in any order': (_subject, _seed, dice) => ({
    turn({ game, s, seat, everyone }) {
      if (!sometimes(dice, 6)) return;
      const parts = randomAnswer(seatView(game, s, seat).moves, dice);
      const moves = parts.flatMap(({ move, more = [] }) => [move, ...more]);
      const played = playSeries(game, s, seat, moves);
      demand(played.ok, `what is offered can be played: ${canonical(moves)}`);
      const after = played.parts.at(-1)!.state;
      demand(after.undoFloor > s.ply === parts.at(-1)!.final, 'it says whether it can be taken back');
      const turned = playSeries(
        game,
        s,
        seat,
        parts.flatMap(({ move, more = [] }) => [move, ...more].toReversed()),
      );
      if (!turned.ok) return;
      // Under a pile that nobody sees they may lie in another order.
      const other = turned.parts.at(-1)!.state;
      for (const looker of everyone) equal(game.view(other, looker), game.view(after, looker), 'an amount is the same in any order');
    },
  }),

  'the worlds are really other worlds': () => {
    let differs = false;
    return {
      turn: (turn) => void (differs ||= !same(turn.world(null), turn.s)),
      end: () => demand(differs, 'determinize draws something anew'),
    };
  },

  'a move that can be taken back freely taught nobody anything': () => ({
    turn(turn) {
      const { game, s, seat, move, after } = turn;
      if (after.undoFloor > s.ply) return;
      for (const looker of turn.everyone) {
        const world = game.clone(turn.world(looker));
        if (!legal(game, world, seat).some((listed) => same(listed, move))) continue;
        step(game, world, seat, move);
        equal(game.view(world, looker), game.view(after, looker), `seat ${looker} learns nothing from a move that can be undone`);
      }
    },
  }),

  'beat by beat a move is told as it is played, and no beat shows what is hidden': (_subject, _seed, dice) => ({
    turn(turn) {
      if (!sometimes(dice, 4)) return;
      const { game, s, seat, move, played } = turn;
      const beats = animationSteps(game, s, seat, move);
      equal(beats.at(-1)!.state, played.state, 'the last beat is where the move leads');
      const told = beats.flatMap(({ events }) => events);
      equal(told, played.events, 'the beats tell what the move tells');
      for (const { state } of beats.slice(0, -1)) {
        const looker = pick(dice, turn.everyone);
        const world = game.determinize(state, looker, dice);
        equal(game.view(world, looker), game.view(state, looker), `seat ${looker} sees the same in another world, in the middle of a move`);
      }
    },
  }),

  'every card is in exactly one place': (subject) => {
    let deck: string | null = null;
    return {
      turn({ s }) {
        const cards = subject.cards(s).toSorted();
        demand(new Set(cards).size === cards.length, 'no card is in two places');
        const all = cards.join(' ');
        deck ??= all;
        equalText(all, deck, 'no card comes or goes');
      },
    };
  },

  'a move taken back and played again gives the same state, and the undo floor never moves back': () => ({
    turn({ game, s, seat, move }) {
      const [once, again] = [game.clone(s), game.clone(s)];
      step(game, once, seat, move);
      demand(once.undoFloor >= s.undoFloor, 'the undo floor never moves back');
      if (once.undoFloor > s.ply) return;
      step(game, again, seat, move);
      equal(again, once, 'played again, it leads to the same table');
    },
  }),

  'a position gives its table back': (_subject, _seed, dice) => ({
    turn({ game, s }) {
      if (!sometimes(dice, 4)) return;
      const laid = arrange(game, JSON.parse(JSON.stringify(describe(game, s))), rngFrom('another'));
      demand(laid.ok, `a described position can be arranged: ${canonical(laid)}`);
      const back = laid.value.state;
      equal({ ...back, rng: s.rng, ply: s.ply, undoFloor: s.undoFloor, actor: s.actor }, s, 'a position gives its table back');
    },
  }),

  'games end, and then nobody is asked': ({ game, longest }) => ({
    end(s) {
      demand(s.outcome !== null, `the game ends within ${longest} moves`);
      demand(s.outcome.winners.length > 0, 'somebody has won');
      demand(asked(game, s).length === 0, 'nobody is asked after the end');
    },
  }),
} as const satisfies Readonly<Record<string, Law>>;

/** A game that cannot be played on breaks this one. */
const ENDS: LawName = 'games end, and then nobody is asked';

export const lawNames = Object.keys(laws) as LawName[];

/** A law that did not hold, and where. */
export interface Broken {
  readonly law: LawName;
  readonly seed: string;
  readonly ply: number;
  readonly what: string;
}

/** Plays one random game and holds every named law against each ply of it. A law that is broken is not watched any further. */
export function tryLaws<G extends Playable<G>>(subject: Subject<G>, seed: string, names: readonly LawName[] = lawNames): Broken[] {
  return tryGame(subject, seed, names).broken;
}

/** What came of one game, and how long it was. */
interface Tried {
  readonly broken: Broken[];
  readonly plies: number;
}

function tryGame<G extends Playable<G>>(subject: Subject<G>, seed: string, names: readonly LawName[]): Tried {
  const broken: Broken[] = [];
  let ply = 0;
  let watching = names.map((law) => ({ law, watch: (laws[law] as Law)(subject, seed, rngFrom(`${law}: ${seed}`)) }));
  const held = (law: LawName, check: () => void): boolean => {
    try {
      check();
      return true;
    } catch (error) {
      broken.push({ law, seed, ply, what: (error as Error).message });
      return false;
    }
  };
  held(ENDS, () => {
    const turns = turnsOf(subject, seed);
    let next = turns.next();
    for (; next.done !== true; next = turns.next()) {
      const turn = next.value;
      ply = turn.s.ply;
      watching = watching.filter(({ law, watch }) => held(law, () => watch.turn?.(turn)));
    }
    const last = next.value;
    ply = last.ply;
    watching = watching.filter(({ law, watch }) => held(law, () => watch.end?.(last)));
  });
  return { broken, plies: ply };
}

/** `law broken: … (seed “law 3”, ply 17): what` */
export const sentence = ({ law, seed, ply, what }: Broken): string => `law broken: ${law} (seed “${seed}”, ply ${ply}): ${what}`;

/** The laws held against some games: the first failure of each law that is broken, and how much was played. */
export interface Trial {
  readonly broken: ReadonlyMap<LawName, string>;
  readonly games: number;
  readonly plies: number;
}

/** In a round of a long run every law is held against so many games of each kind of table. */
const GAMES_IN_A_ROUND = 2;

/**
 * Holds the laws against random games of one kind of table, in one pass: each game is played once, under every law that wants so many.
 * In a round of a long run all laws want the same, and the games are its own.
 */
export function tryGames<G extends Playable<G>>(
  subject: Subject<G>,
  wanted: Readonly<Record<LawName, number>>,
  round: number | null = null,
): Trial {
  const found = new Map<LawName, string>();
  const games = round === null ? Math.max(...Object.values(wanted)) : GAMES_IN_A_ROUND;
  let plies = 0;
  for (let i = 0; i < games; i++) {
    const names = lawNames.filter((law) => (round !== null || wanted[law] > i) && !found.has(law));
    const tried = tryGame(subject, round === null ? `law ${i}` : `soak ${round}.${i}`, names);
    for (const broken of tried.broken) found.set(broken.law, sentence(broken));
    plies += tried.plies;
  }
  return { broken: found, games, plies };
}

/** Whatever JSON would quietly change or drop is not plain: maps, dates, classes, undefined, not-a-number. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** What belongs together is the same in another world, and so is what need not be asked. */
function samePartsOfAnswers<G extends Playable<G>>(game: Game<G>, s: G['state'], world: G['state'], seat: Seat): void {
  equal(seatView(game, world, seat), seatView(game, s, seat), `seat ${seat} may answer the same in another world`);
  if (!asked(game, s).includes(seat)) return;
  equal(forcedAnswer(game, world, seat), forcedAnswer(game, s, seat), `seat ${seat} need not be asked the same in another world`);
}

/** One of the answers that are offered, part by part. */
function randomAnswer<G extends Playable<G>>(moves: readonly OfferedMove<G>[], dice: Rng): readonly OfferedMove<G>[] {
  const part = pick(dice, moves);
  return part.next === undefined || part.next.moves.length === 0 ? [part] : [part, ...randomAnswer(part.next.moves, dice)];
}

function noLeakInEvents<G extends Playable<G>>(
  { shown = () => false }: Subject<G>,
  { game, seat, move, played: here }: Turn<G>,
  world: G['state'],
  looker: Seat | null,
): void {
  const there = play(game, world, seat, move);
  if (!there.ok || !same(game.view(here.state, looker), game.view(there.state, looker))) return;
  if (!same(here.events.filter(shown), there.events.filter(shown))) return;
  equal(told(game, here.events, looker), told(game, there.events, looker), `seat ${looker} is told the same where it sees the same`);
}

/** What somebody hears of a move. */
const told = <G extends Playable<G>>(game: Game<G>, events: readonly G['event'][], looker: Seat | null): unknown[] =>
  events.map((event) => game.redact(event, looker)).filter((event) => event !== null);

/** Whatever others answer, in whatever world: who is told the same sees the same. So what `determinize` leaves alone is not shown either. */
function noLeakOfAnswers<G extends Playable<G>>(
  { spoken = () => false }: Subject<G>,
  { game, seat, move, played: here }: Turn<G>,
  world: G['state'],
  looker: Seat | null,
  dice: Rng,
): void {
  const others = legal(game, world, seat);
  if (others.length === 0) return;
  const other = pick(dice, others);
  if (!same(other, move) && (spoken(move) || spoken(other))) return;
  const there = play(game, world, seat, other);
  if (!there.ok || !same(told(game, here.events, looker), told(game, there.events, looker))) return;
  equal(game.view(there.state, looker), game.view(here.state, looker), `seat ${looker} sees the same, whatever is answered in secret`);
}
