import { asked, legal, play, step } from '../drive.ts';
import type { Playable } from '../game.ts';
import { canonical, stateHash, same } from '../hash.ts';
import { seatView } from '../seatView.ts';
import { arrange, describe } from '../position.ts';
import { answers } from '../record.ts';
import { pick, rngFrom, type Rng } from '../rng.ts';
import { load, save } from '../save.ts';
import { playSeries } from '../series.ts';
import { animationSteps } from '../animation.ts';
import { demand, equal, equalText, sometimes, turnsOf, type Subject, type Turn } from './walk.ts';
import { isPlain, samePartsOfAnswers, randomAnswer, noLeakInEvents, noLeakOfAnswers, previewHolds } from './lawChecks.ts';

/** What a law checks during one game. It throws where it is violated. */
interface Watch<G extends Playable<G>> {
  /** Before every move. */
  turn?(turn: Turn<G>): void;
  /** When the game is over, or was too long. */
  end?(s: G['state']): void;
}

/** Begins to watch one game. Every law has its own generator, so that no law changes the game or the draws of another. */
export type Law = <G extends Playable<G>>(subject: Subject<G>, seed: string, rng: Rng) => Watch<G>;

export type LawName = keyof typeof laws;

export const laws = {
  'a state is plain JSON': () => ({
    turn: ({ s }) => demand(isPlain(s), 'a state holds nothing but plain JSON'),
  }),

  'clone equals structuredClone, and shares nothing that changes': (_subject, _seed, rng) => ({
    turn({ game, s, seat, move, text }) {
      const copy = game.clone(s);
      equalText(canonical(copy), text, 'a clone equals its original');
      if (!sometimes(rng, 4)) return;
      step(game, copy, seat, move);
      demand(canonical(s) === text, 'playing on a clone leaves the original alone');
    },
  }),

  'play never touches its argument': () => ({
    turn({ s, text, played }) {
      demand(played.ok && canonical(s) === text, 'play leaves its argument alone');
    },
  }),

  'a saved and reloaded game continues the same': (_subject, _seed, rng) => ({
    turn(turn) {
      if (!sometimes(rng, 3)) return;
      const { game, s, seat, move, after } = turn;
      const loaded = load(game, save(game, s));
      demand(loaded.ok, 'a save can be loaded');
      step(game, loaded.value, seat, move);
      equal(after, loaded.value, 'a loaded game continues the same');
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
          equalText(texts[again.ply] ?? '', text, `a game is reproducible at ply ${again.ply}`);
        }
        demand(stateHash(next.value) === stateHash(s), 'a game is reproducible to the end');
      },
    };
  },

  'a preview tells what will happen, and what luck decides': (_subject, _seed, rng) => ({
    turn(turn) {
      if (sometimes(rng, 3)) previewHolds(turn);
    },
  }),

  'the log never changes the play': () => ({
    turn: (turn) => equal(turn.after, turn.played.state, 'a state without a log plays like one with a log'),
  }),

  'every asked seat has a move, and none twice': () => ({
    turn(turn) {
      const seats = asked(turn.game, turn.s);
      demand(seats.length > 0, 'a seat is asked');
      demand(new Set(seats).size === seats.length, 'nobody is asked twice');
      for (const seat of seats) {
        const moves = turn.listed(seat);
        demand(moves.length > 0, 'every asked seat has a move');
        demand(new Set(moves).size === moves.length, `no move is listed twice: ${moves.join(' ')}`);
      }
    },
  }),

  'what is not listed is refused, and cites a rule': (_subject, _seed, rng) => {
    const seen = new Map<string, unknown>();
    return {
      turn(turn) {
        const { game, s } = turn;
        if (seen.size < 200) for (const { move } of answers(game, s)) seen.set(canonical(move), move);
        const seats = asked(game, s);
        const inputs = [null, 7, 'draw', [], {}, { type: 'nonsense' }, { type: 7 }, ...seen.values()];
        for (const wanted of [pick(rng, inputs), pick(rng, inputs), pick(rng, inputs)]) {
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

  'no leak: what a seat sees and may do is the same in every determinized world': (subject, _seed, rng) => ({
    turn(turn) {
      const { game, s } = turn;
      for (const viewer of turn.everyone) {
        const world = turn.world(viewer);
        equal(game.view(world, viewer), turn.view(viewer), `seat ${viewer} sees the same in another world`);
        equal(seatView(game, world, viewer, false), seatView(game, s, viewer, false), `seat ${viewer} may do the same in another world`);
        if (viewer !== null && sometimes(rng, 8)) samePartsOfAnswers(game, s, world, viewer);
        if (sometimes(rng, 3)) noLeakInEvents(subject, turn, world, viewer);
        if (viewer !== turn.seat) noLeakOfAnswers(subject, turn, world, viewer, rng);
      }
    },
  }),

  'an answer with several parts is played as a whole, an amount in any order': (_subject, _seed, rng) => ({
    turn({ game, s, seat, everyone }) {
      if (!sometimes(rng, 6)) return;
      const parts = randomAnswer(seatView(game, s, seat).moves, rng);
      const moves = parts.flatMap(({ move, more = [] }) => [move, ...more]);
      const played = playSeries(game, s, seat, moves);
      demand(played.ok, `what is offered can be played: ${canonical(moves)}`);
      const after = played.parts.at(-1)!.state;
      demand(after.undoFloor > s.ply === parts.at(-1)!.final, 'the move tells whether it can be undone');
      const turned = playSeries(
        game,
        s,
        seat,
        parts.flatMap(({ move, more = [] }) => [move, ...more].toReversed()),
      );
      if (!turned.ok) return;
      // In a pile that nobody sees they may be in another order.
      const other = turned.parts.at(-1)!.state;
      for (const viewer of everyone) equal(game.view(other, viewer), game.view(after, viewer), 'an amount is the same in any order');
    },
  }),

  'determinize redraws what is hidden': () => {
    let differs = false;
    return {
      turn: (turn) => void (differs ||= !same(turn.world(null), turn.s)),
      end: () => demand(differs, 'determinize redraws something'),
    };
  },

  'reshuffle changes nothing that anybody sees': (_subject, _seed, rng) => ({
    turn(turn) {
      const { game, s } = turn;
      const world = game.reshuffle(s, rng);
      equal(game.open(world), game.open(s), 'an open table looks the same after reshuffling');
      for (const viewer of turn.everyone)
        equal(game.view(world, viewer), turn.view(viewer), `seat ${viewer} sees the same after reshuffling`);
    },
  }),

  'a move that can be undone freely reveals nothing': () => ({
    turn(turn) {
      const { game, s, seat, move, after } = turn;
      if (after.undoFloor > s.ply) return;
      for (const viewer of turn.everyone) {
        const world = game.clone(turn.world(viewer));
        if (!legal(game, world, seat).some((listed) => same(listed, move))) continue;
        step(game, world, seat, move);
        equal(game.view(world, viewer), game.view(after, viewer), `seat ${viewer} learns nothing from a move that can be undone`);
      }
    },
  }),

  'animation steps lead where the move leads and show nothing hidden': (_subject, _seed, rng) => ({
    turn(turn) {
      if (!sometimes(rng, 4)) return;
      const { game, s, seat, move, played } = turn;
      const steps = animationSteps(game, s, seat, move);
      equal(steps.at(-1)!.state, played.state, 'the last step is where the move leads');
      const events = steps.flatMap(({ events }) => events);
      equal(events, played.events, 'the steps have the events of the move');
      for (const { state } of steps.slice(0, -1)) {
        const viewer = pick(rng, turn.everyone);
        const world = game.determinize(state, viewer, rng);
        equal(game.view(world, viewer), game.view(state, viewer), `seat ${viewer} sees the same in another world, in the middle of a move`);
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

  'a move undone and played again gives the same state, and the undo floor never moves back': () => ({
    turn({ game, s, seat, move }) {
      const [once, again] = [game.clone(s), game.clone(s)];
      step(game, once, seat, move);
      demand(once.undoFloor >= s.undoFloor, 'the undo floor never moves back');
      if (once.undoFloor > s.ply) return;
      step(game, again, seat, move);
      equal(again, once, 'played again, it leads to the same state');
    },
  }),

  'arrange reverses describe': (_subject, _seed, rng) => ({
    turn({ game, s }) {
      if (!sometimes(rng, 4)) return;
      const laid = arrange(game, JSON.parse(JSON.stringify(describe(game, s))), rngFrom('another'));
      demand(laid.ok, `a described position can be arranged: ${canonical(laid)}`);
      const back = laid.value.state;
      equal({ ...back, rng: s.rng, ply: s.ply, undoFloor: s.undoFloor, actor: s.actor }, s, 'arrange reverses describe');
    },
  }),

  'games end, and then nobody is asked': ({ game, longest }) => ({
    end(s) {
      demand(s.outcome !== null, `the game ends within ${longest} moves`);
      demand(s.outcome.winners.length > 0, 'there is a winner');
      demand(asked(game, s).length === 0, 'nobody is asked after the end');
    },
  }),
} as const satisfies Readonly<Record<string, Law>>;

export const lawNames = Object.keys(laws) as LawName[];
