import { look } from '../chair.ts';
import { admit, asked, legal, play, start, step } from '../drive.ts';
import type { Game, Move, Playable, Seat } from '../game.ts';
import { canonical, hashOf } from '../hash.ts';
import { advance, history, redo, undo } from '../history.ts';
import { arrange, describe } from '../position.ts';
import { answers } from '../record.ts';
import { below, pick, rngFrom, type Rng } from '../rng.ts';
import { load, save } from '../save.ts';
import { unfold } from '../unfold.ts';

/** What a game tells the laws about itself. */
export interface Subject<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly seats: number;
  /** Table options that differ from the default. */
  readonly options: Partial<G['options']>;
  /** Every card of the table wherever it lies: the same cards at all times, each once. */
  cards(s: G['state']): readonly string[];
  /** Does this tell of what lay open to all while it happened, though it may be hidden again by now? */
  readonly shown?: (event: G['event']) => boolean;
  /** No game is longer. */
  readonly longest: number;
}

export type Law = <G extends Playable<G>>(subject: Subject<G>, seed: string) => void;

/** A table at every ply of one random game, before each move, with the move. */
function* randomGame<G extends Playable<G>>({ game, seats, options, longest }: Subject<G>, seed: string): Generator<Turn<G>> {
  const s = begin(game, seats, options, seed);
  const dice = rngFrom(`moves of ${seed}`);
  while (s.outcome === null) {
    demand(s.ply < longest, `the game ends within ${longest} moves`);
    const seat = pick(dice, asked(game, s));
    const move = pick(dice, legal(game, s, seat));
    yield { s, seat, move, dice };
    step(game, s, seat, move);
  }
}

interface Turn<G extends Playable<G>> {
  readonly s: G['state'];
  readonly seat: Seat;
  readonly move: Move<G>;
  readonly dice: Rng;
}

function begin<G extends Playable<G>>(game: Game<G>, seats: number, options: Partial<G['options']>, seed: string): G['state'] {
  const table = admit(game, seats, options);
  demand(table.ok, 'the options are admitted');
  return start(game, seats, table.value.options, rngFrom(seed)).state;
}

function demand(condition: unknown, law: string): asserts condition {
  if (!condition) throw new Error(`law broken: ${law}`);
}

/** Where two values first differ, for a failed law. */
function equal(a: unknown, b: unknown, law: string): void {
  const [left, right] = [canonical(a), canonical(b)];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  demand(false, `${law}\n  …${left.slice(Math.max(0, at - 60), at + 60)}…\n  …${right.slice(Math.max(0, at - 60), at + 60)}…`);
}

/** Whatever JSON would quietly change or drop is not plain: maps, dates, classes, undefined, not-a-number. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const everyone = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

/** A few plies of a game are enough where a law costs much. */
const now = (dice: Rng, oneIn: number): boolean => below(dice, oneIn) === 0;

export const laws: Readonly<Record<string, Law>> = {
  'a state is plain JSON': (subject, seed) => {
    for (const { s } of randomGame(subject, seed)) demand(isPlain(s), 'a state holds nothing but plain JSON');
  },

  'clone equals structuredClone, and shares nothing that changes': (subject, seed) => {
    for (const { s, seat, move, dice } of randomGame(subject, seed)) {
      const copy = subject.game.clone(s);
      equal(copy, JSON.parse(JSON.stringify(s)), 'a clone equals its original');
      if (!now(dice, 4)) continue;
      const before = canonical(s);
      step(subject.game, copy, seat, move);
      demand(canonical(s) === before, 'playing on a clone leaves the original alone');
    }
  },

  'play never touches its argument': (subject, seed) => {
    for (const { s, seat, move } of randomGame(subject, seed)) {
      const before = canonical(s);
      demand(play(subject.game, s, seat, move).ok, 'a listed move is played');
      demand(canonical(s) === before, 'play leaves its argument alone');
    }
  },

  'a saved and reloaded game goes on the same': (subject, seed) => {
    for (const { s, seat, move, dice } of randomGame(subject, seed)) {
      if (!now(dice, 3)) continue;
      const loaded = load(subject.game, save(subject.game, s));
      demand(loaded.ok, 'a save can be loaded');
      const here = subject.game.clone(s);
      step(subject.game, here, seat, move);
      step(subject.game, loaded.value, seat, move);
      equal(here, loaded.value, 'a loaded game goes on the same');
    }
  },

  'same seed and moves, same hash': (subject, seed) => {
    const hashes = (): string[] => Array.from(randomGame(subject, seed), ({ s }) => hashOf(s));
    equal(hashes(), hashes(), 'a game repeats itself');
  },

  'the log never changes the play': (subject, seed) => {
    for (const { s, seat, move } of randomGame(subject, seed)) {
      const silent = subject.game.clone(s);
      step(subject.game, silent, seat, move);
      const told = play(subject.game, s, seat, move);
      demand(told.ok, 'a listed move is played');
      equal(silent, told.state, 'a silent table plays like a telling one');
    }
  },

  'every asked seat has a move, and none twice': ({ game, ...rest }, seed) => {
    for (const { s } of randomGame({ game, ...rest }, seed)) {
      const seats = asked(game, s);
      demand(seats.length > 0, 'somebody is asked');
      demand(new Set(seats).size === seats.length, 'nobody is asked twice');
      for (const seat of seats) {
        const moves = legal(game, s, seat).map(canonical);
        demand(moves.length > 0, 'whoever is asked has a move');
        demand(new Set(moves).size === moves.length, `no move is listed twice: ${moves.join(' ')}`);
      }
    }
  },

  'what is not listed is refused, and cites a rule': ({ game, ...rest }, seed) => {
    const seen = new Map<string, unknown>();
    for (const { s, dice } of randomGame({ game, ...rest }, seed)) {
      for (const { move } of answers(game, s)) if (seen.size < 200) seen.set(canonical(move), move);
      const seats = asked(game, s);
      const strangers = [null, 7, 'draw', [], {}, { type: 'nonsense' }, { type: 7 }, ...seen.values()];
      for (const wanted of [pick(dice, strangers), pick(dice, strangers), pick(dice, strangers)]) {
        for (let seat = -1; seat <= s.seats; seat++) {
          const listed = seats.includes(seat) && legal(game, s, seat).some((move) => canonical(move) === canonical(wanted));
          const played = play(game, s, seat, wanted);
          demand(played.ok === listed, `${canonical(wanted)} of seat ${seat} is ${listed ? 'played' : 'refused'}`);
          demand(played.ok || /^[A-Z]{2,3}-[A-Z]+-\d+$/.test(played.rule), 'a refusal cites a rule');
        }
      }
    }
  },

  'no leak: what a seat sees and may do is the same in every determinized world': (subject, seed) => {
    const { game } = subject;
    for (const { s, seat, move, dice } of randomGame(subject, seed)) {
      for (const looker of everyone(s.seats)) {
        const world = game.determinize(s, looker, dice);
        equal(game.view(world, looker), game.view(s, looker), `seat ${looker} sees the same in another world`);
        equal(look(game, world, looker), look(game, s, looker), `seat ${looker} may do the same in another world`);
        if (now(dice, 3)) noLeakInEvents(subject, s, world, looker, seat, move);
      }
    }
  },

  'the worlds are really other worlds': ({ game, ...rest }, seed) => {
    let differs = false;
    for (const { s, dice } of randomGame({ game, ...rest }, seed)) differs ||= canonical(game.determinize(s, null, dice)) !== canonical(s);
    demand(differs, 'determinize draws something anew');
  },

  'a move that can be taken back freely taught nobody anything': ({ game, ...rest }, seed) => {
    for (const { s, seat, move, dice } of randomGame({ game, ...rest }, seed)) {
      const after = game.clone(s);
      step(game, after, seat, move);
      if (after.fence > s.ply) continue;
      for (const looker of everyone(s.seats)) {
        const world = game.determinize(s, looker, dice);
        if (!legal(game, world, seat).some((listed) => canonical(listed) === canonical(move))) continue;
        step(game, world, seat, move);
        equal(game.view(world, looker), game.view(after, looker), `seat ${looker} learns nothing from a move that can be undone`);
      }
    }
  },

  'beat by beat a move is told as it is played, and no beat shows what is hidden': ({ game, ...rest }, seed) => {
    for (const { s, seat, move, dice } of randomGame({ game, ...rest }, seed)) {
      if (!now(dice, 4)) continue;
      const played = play(game, s, seat, move);
      const beats = unfold(game, s, seat, move);
      demand(played.ok, 'a listed move is played');
      equal(beats.at(-1)!.state, played.state, 'the last beat is where the move leads');
      equal(
        beats.flatMap(({ events }) => events),
        played.events,
        'the beats tell what the move tells',
      );
      for (const { state } of beats.slice(0, -1)) {
        const looker = pick(dice, everyone(s.seats));
        const world = game.determinize(state, looker, dice);
        equal(game.view(world, looker), game.view(state, looker), `seat ${looker} sees the same in another world, in the middle of a move`);
      }
    }
  },

  'every card is in exactly one place': (subject, seed) => {
    let deck: readonly string[] | null = null;
    for (const { s } of randomGame(subject, seed)) {
      const cards = subject.cards(s).toSorted();
      demand(new Set(cards).size === cards.length, 'no card is in two places');
      deck ??= cards;
      equal(cards, deck, 'no card comes or goes');
    }
  },

  'undo then redo gives the same state, and undo stops at the fence': undoAndRedo,

  'a position gives its table back': ({ game, ...rest }, seed) => {
    for (const { s, dice } of randomGame({ game, ...rest }, seed)) {
      if (!now(dice, 4)) continue;
      const laid = arrange(game, JSON.parse(JSON.stringify(describe(game, s))), rngFrom('another'));
      demand(laid.ok, `a described position can be arranged: ${canonical(laid)}`);
      const back = laid.value.state;
      equal({ ...back, rng: s.rng, ply: s.ply, fence: s.fence, actor: s.actor }, s, 'a position gives its table back');
    }
  },

  'games end, and then nobody is asked': gamesEnd,
};

function undoAndRedo<G extends Playable<G>>({ game, seats, options }: Subject<G>, seed: string): void {
  let h = history<G>(begin(game, seats, options, seed));
  const dice = rngFrom(`moves of ${seed}`);
  while (h.now.outcome === null) {
    const answer = pick(dice, answers(game, h.now));
    const before = h.now;
    const played = advance(game, h, answer);
    demand(played.ok, 'a listed move is played');
    h = played.history;
    demand(h.now.fence >= before.fence, 'the fence never moves back');
    const back = undo(h, answer.seat);
    demand((back !== null) === h.now.fence <= before.ply, 'a move can be taken back if it lies behind the fence, and only then');
    demand(undo(h, (answer.seat + 1) % (seats + 1)) === null, 'nobody takes back the move of another');
    if (back === null) continue;
    equal(back.now, before, 'undo gives the table before');
    const again = redo(game, back);
    equal(again?.now, h.now, 'redo gives the table after');
  }
}

function gamesEnd<G extends Playable<G>>(subject: Subject<G>, seed: string): void {
  let last: G['state'] | undefined;
  for (const { s } of randomGame(subject, seed)) last = s;
  demand(last !== undefined && last.outcome !== null && last.outcome.winners.length > 0, 'somebody has won');
  demand(asked(subject.game, last).length === 0, 'nobody is asked after the end');
}

function noLeakInEvents<G extends Playable<G>>(
  { game, shown = () => false }: Subject<G>,
  s: G['state'],
  world: G['state'],
  looker: Seat | null,
  seat: Seat,
  move: Move<G>,
): void {
  const here = play(game, s, seat, move);
  const there = play(game, world, seat, move);
  if (!here.ok || !there.ok || canonical(game.view(here.state, looker)) !== canonical(game.view(there.state, looker))) return;
  if (canonical(here.events.filter(shown)) !== canonical(there.events.filter(shown))) return;
  const told = (events: readonly G['event'][]): unknown[] =>
    events.map((event) => game.redact(event, looker)).filter((event) => event !== null);
  equal(told(here.events), told(there.events), `seat ${looker} is told the same where it sees the same`);
}
