import {
  actTogether,
  asked,
  lapsed,
  look,
  mayUndo,
  obvious,
  ordered,
  playAgain,
  same,
  takeBack,
  watchSeries,
  whyDark,
  type Game,
  type Look,
  type Manner,
  type Move,
  type Order,
  type Playable,
  type Seat,
  type SeenBeat,
  type Sitting,
  type Told,
} from '@fathom/kernel';
import type { LevelId } from '@fathom/bots';
import { createStore } from 'zustand/vanilla';
import type { Back, Host, Scene } from './scene.ts';
import { isPerson, type Sitter } from './sitters.ts';

export interface LocalWiring<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly sitters: readonly Sitter[];
  /** Asks a bot; the answer is one of the legal moves. */
  readonly think: (state: G['state'], seat: Seat, level: LevelId, seed: string) => Promise<unknown>;
  readonly keep: (sitting: Sitting<G>) => void;
  /** Every question is put by itself, and nothing is answered for anybody: a lesson goes step by step. */
  readonly stepByStep?: boolean;
}

/** Round one screen nobody shall see that a player had nothing to decide: the table takes as long as a player would. */
const PAUSE = 900;

export interface LocalHost<G extends Playable<G>> extends Host<G> {
  readonly sitting: () => Sitting<G>;
  /** Lets the bots begin. */
  readonly start: () => void;
}

/** A table kept in this page: the people round this screen, and the bots. */
export function localHost<G extends Playable<G>>(wiring: LocalWiring<G>, from: Sitting<G>): LocalHost<G> {
  const { game, sitters, think, keep, stepByStep = false } = wiring;
  const people = sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  let sitting = from;
  /** What people have ordered, for as long as this page is open. */
  const orders = new Map<Seat, Order>();
  const orderedMove = (seat: Seat): Move<G> | null => {
    const order = orders.get(seat);
    return order === undefined ? null : ordered(game, sitting.history.now, seat, order);
  };
  /** The seats that have nothing to decide, and what the table answers for them. */
  let obviousNow = new Map<Seat, readonly Move<G>[]>();
  function findObvious(): void {
    const { now } = sitting.history;
    const seats = stepByStep ? [] : asked(game, now).filter((seat) => people.includes(seat));
    obviousNow = new Map();
    for (const seat of seats) {
      const moves = obvious(game, now, seat);
      if (moves !== null) obviousNow.set(seat, moves);
    }
  }
  findObvious();
  const personAsked = (): Seat | undefined =>
    asked(game, sitting.history.now).find((seat) => people.includes(seat) && orderedMove(seat) === null && !obviousNow.has(seat));

  /** What was told once stays the same thing: a log of hundreds of lines then writes only the new ones. */
  const heard = new Map<Seat | null, WeakMap<Told<G>, Told<G>>>();
  function toldTo(viewer: Seat | null): readonly Told<G>[] {
    const known = heard.get(viewer) ?? new WeakMap<Told<G>, Told<G>>();
    heard.set(viewer, known);
    return sitting.told.map((told) => {
      const already = known.get(told);
      if (already !== undefined) return already;
      const events = redacted(game, told.events, viewer);
      const { hand, ...plain } = told;
      const fresh: Told<G> = hand === undefined || (hand === 'table' && told.by !== viewer) ? { ...plain, events } : { ...told, events };
      known.set(told, fresh);
      return fresh;
    });
  }

  const seen = (viewer: Seat | null, beats: readonly SeenBeat<G>[]): Omit<Scene<G>, 'curtain' | 'handover' | 'thinking'> => ({
    look: lookFor(viewer),
    sitters,
    viewer,
    told: toldTo(viewer),
    beats,
    back: waysBack(sitting, undoerFor(viewer)),
    order: (viewer === null ? undefined : orders.get(viewer)) ?? {},
    record: sitting.record,
  });
  function lookFor(viewer: Seat | null): Look<G> {
    const seen = look(game, sitting.history.now, viewer, !stepByStep);
    return viewer !== null && obviousNow.has(viewer) ? { ...seen, moves: [] } : seen;
  }
  /** Does a seat see what another does not? Then the screen is passed behind a curtain. */
  const hides = (viewer: Seat, other: Seat): boolean =>
    !same(game.view(sitting.history.now, viewer), game.view(sitting.history.now, other));
  /** Whose moves can be taken back at this screen: the viewer's, or another person's where both see the same. */
  function undoerFor(viewer: Seat | null): Seat | null {
    const { actor } = sitting.history.now;
    if (viewer === null || actor === null || actor === viewer || !people.includes(actor)) return viewer;
    return hides(viewer, actor) ? viewer : actor;
  }
  const scenes = createStore<Scene<G>>(() => {
    const viewer = personAsked() ?? people[0] ?? null;
    const curtain = viewer !== null && people.some((other) => other !== viewer && hides(viewer, other)) ? viewer : null;
    return { ...seen(viewer, []), curtain, handover: null, thinking: null };
  });

  /** A new moment: whose eyes, whose turn, and whether a bot has to think. */
  function settle(after: Sitting<G>, answer: Series<G> | null): void {
    const before = sitting.history.now;
    const { viewer: last, curtain } = scenes.getState();
    sitting = after;
    findObvious();
    for (const [seat, order] of orders) orders.set(seat, lapsed(game, order, seat, before, after.history.now));
    const next = personAsked() ?? last;
    const passes = next !== last && next !== null && last !== null && hides(next, last);
    const viewer = passes ? last : next;
    const beats = answer === null ? [] : watchSeries(game, before, answer.seat, answer.moves, viewer);
    scenes.setState({ ...seen(viewer, beats), curtain, handover: passes ? next : null });
    keep(after);
    goOn();
  }

  /** Whoever need not be asked answers. */
  function goOn(): void {
    for (const seat of asked(game, sitting.history.now)) {
      const move = people.includes(seat) ? orderedMove(seat) : null;
      if (move !== null) return answer({ seat, moves: [move] }, { hand: 'order' });
    }
    const [only] = obviousNow;
    if (only !== undefined) return answerForTable(only[0], only[1]);
    void letBotsThink();
  }

  /** Alone against bots there is nobody to keep it from. */
  function answerForTable(seat: Seat, moves: readonly Move<G>[]): void {
    const { now, past } = sitting.history;
    const manner: Manner = { hand: 'table', ...(now.actor === seat && past.length > 0 ? { joins: true } : {}) };
    if (people.length === 1) return answer({ seat, moves }, manner);
    setTimeout(() => {
      if (sitting.history.now === now) answer({ seat, moves }, manner);
    }, PAUSE);
  }

  async function letBotsThink(): Promise<void> {
    const state = sitting.history.now;
    const seat = asked(game, state).find((each) => !people.includes(each));
    const sitter = seat === undefined ? undefined : sitters[seat];
    if (scenes.getState().thinking !== null || seat === undefined || sitter?.kind !== 'bot') return;
    scenes.setState({ thinking: seat, beats: [] });
    const move = await think(state, seat, sitter.level, `${sitting.record.seed.secret}/${seat}/${state.ply}`);
    scenes.setState({ thinking: null, beats: [] });
    if (sitting.history.now !== state) return goOn(); // taken back meanwhile
    answer({ seat, moves: [move as Move<G>] });
  }

  const answer = (given: Series<G>, manner: Manner = {}): void =>
    settle(actTogether(game, sitting, given.seat, given.moves, manner), given);
  const goBack = (back: Sitting<G> | null): void => {
    if (back !== null) settle(back, null);
  };
  return {
    scenes,
    sitting: () => sitting,
    start: goOn,
    play(moves) {
      const { viewer } = scenes.getState();
      if (viewer !== null) answer({ seat: viewer, moves });
    },
    undo: () => goBack(oneBack(sitting, undoerFor(scenes.getState().viewer))),
    redo: () => goBack(playAgain(game, sitting)),
    resetTurn: () => goBack(allBack(sitting, undoerFor(scenes.getState().viewer))),
    passOn() {
      const { handover } = scenes.getState();
      if (handover !== null) scenes.setState({ ...seen(handover, []), curtain: handover, handover: null });
    },
    lift: () => scenes.setState({ curtain: null, beats: [] }),
    order(order) {
      const { viewer } = scenes.getState();
      if (viewer === null) return;
      orders.set(viewer, order);
      settle(sitting, null);
    },
    whyDark(piece) {
      const { viewer } = scenes.getState();
      return Promise.resolve(viewer === null ? null : whyDark(game, sitting.history.now, viewer, piece));
    },
  };
}

/** The moves of one seat that make up one answer. */
interface Series<G extends Playable<G>> {
  readonly seat: Seat;
  readonly moves: readonly Move<G>[];
}

const redacted = <G extends Playable<G>>(game: Game<G>, events: readonly G['event'][], viewer: Seat | null): G['event'][] =>
  events.flatMap((event) => game.redact(event, viewer) ?? []);

function waysBack<G extends Playable<G>>({ history }: Sitting<G>, viewer: Seat | null): Back {
  const undo = history.now.outcome === null && viewer !== null && mayUndo(history, viewer);
  return { undo, redo: history.undone.length > 0, reset: undo && history.past.filter(({ joins }) => !joins).length > 1 };
}

const oneBack = <G extends Playable<G>>(sitting: Sitting<G>, viewer: Seat | null): Sitting<G> | null =>
  viewer === null ? null : takeBack(sitting, viewer);

/** Back to the fence: everything that this seat may still take back. */
function allBack<G extends Playable<G>>(sitting: Sitting<G>, viewer: Seat | null): Sitting<G> | null {
  const back = oneBack(sitting, viewer);
  return back === null ? null : (allBack(back, viewer) ?? back);
}
