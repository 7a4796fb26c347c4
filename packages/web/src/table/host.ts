import { same, type GameRecord, type SeatView, type Move, type Playable, type Seat } from '@fathom/kernel';
import type { Command, TableSnapshot, SeatInfo } from '@fathom/wire';
import { createStore } from 'zustand/vanilla';
import type { Session } from './session.ts';
import type { Host, Scene } from './scene.ts';
import { redo, undoAnswer, undoOptionsOf, undoTurn, type FreeCommand } from './undo.ts';
import type { Player } from './players.ts';

export interface HostWiring<G extends Playable<G>> {
  /** One for each person at this screen. The last one is updated last. */
  readonly sessions: readonly Session<G>[];
  readonly playerOf: (seat: SeatInfo, i: Seat) => Player;
  /** The whole game, if this screen may know it. */
  readonly record: () => GameRecord | null;
}

export interface TableHost<G extends Playable<G>> extends Host<G> {
  /** What `record` gives has changed. */
  readonly refresh: () => void;
}

/** What a screen sees of a table, local or on a server. If several people share the screen, it passes from one to another. */
export function tableHost<G extends Playable<G>>(wiring: HostWiring<G>): TableHost<G> {
  const { sessions } = wiring;
  let active = sessions[firstAsked(sessions)] ?? sessions[0]!;
  const sender = createSender<G>(() => refresh());
  const seen = (): ActiveScene<G> => sceneOf(active, wiring, sender.isWaiting());
  const curtain = sessions.some((other) => hides(active, other)) ? seatOf(active) : null;
  const scenes = createStore<Scene<G>>(() => ({ ...seen(), steps: [], curtain, handover: null }));
  const refresh = (): void => scenes.setState({ ...seen(), steps: [] });

  // As long as the session: React starts effects twice while developing. A host that stopped with one would never be updated again.
  sessions.at(-1)!.store.subscribe((after, before) => {
    if (after.now === before.now && after.steps.length === 0) return;
    if (after.now !== before.now) sender.received();
    const next = sessions[firstAsked(sessions)] ?? active;
    scenes.setState({ ...seen(), handover: next === active ? null : seatOf(next) }); // the screen stays until it is passed on
  });

  return {
    scenes,
    play: (moves) => void sender.send(active, commandOf(nowOf(active).seatView!.ply, moves)),
    undo: () => sender.sendFree(undoAnswer(sharing(active, sessions))),
    redo: () => sender.sendFree(redo(sharing(active, sessions))),
    resetTurn: () => sender.sendFree(undoTurn(sharing(active, sessions))),
    passOn() {
      const { handover } = scenes.getState();
      const next = sessions.find((each) => seatOf(each) === handover);
      if (next === undefined || handover === null) return;
      const curtain = hides(active, next) ? handover : null;
      active = next;
      scenes.setState({ ...seen(), steps: [], curtain, handover: null });
    },
    liftCurtain: () => scenes.setState({ curtain: null, steps: [] }),
    order: (order) => void active.act({ type: 'order', order }),
    blockedBy: (piece) => active.why(piece),
    preview: (moves) => active.preview(nowOf(active).seatView!.ply, moves),
    refresh,
  };
}

/** What the active session sees; who has the screen is the host's business. */
type ActiveScene<G extends Playable<G>> = Omit<Scene<G>, 'curtain' | 'handover'>;

function sceneOf<G extends Playable<G>>(active: Session<G>, wiring: HostWiring<G>, isWaiting: boolean): ActiveScene<G> {
  const { sessions, playerOf, record } = wiring;
  const { now, log, steps } = active.store.getState();
  const { seatView, seat, table, order } = now!;
  const full = seatView as SeatView<G>;
  return {
    seatView: isWaiting || !mayPlay(now!) ? { ...full, moves: [] } : full,
    players: table.seats.map(playerOf),
    viewer: seat,
    isShared: sessions.length > 1,
    log,
    steps,
    undoOptions: undoOptionsOf(sharing(active, sessions)),
    order: order ?? {},
    thinking: table.waiting.find((each) => table.seats[each]!.kind === 'bot') ?? null,
    record: record(),
  };
}

interface Sender<G extends Playable<G>> {
  /** A command was sent: until the answer arrives, nothing can be picked and nothing else is sent. */
  readonly isWaiting: () => boolean;
  readonly send: (session: Session<G>, command: Command) => Promise<void>;
  /** Sends what is possible without asking the others, if anything is. */
  readonly sendFree: (free: FreeCommand<G> | null) => void;
  /** The answer to what was sent has arrived. */
  readonly received: () => void;
}

/** Sends one command at a time. `refresh` is called when waiting begins to show, and when a command was refused. */
function createSender<G extends Playable<G>>(refresh: () => void): Sender<G> {
  let waiting = false;
  const send = async (session: Session<G>, command: Command): Promise<void> => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => waiting && refresh()); // a table in this page has answered by then
    if (await session.act(command)) return;
    waiting = false;
    refresh();
  };
  return {
    isWaiting: () => waiting,
    send,
    sendFree(free) {
      if (free !== null) void send(free.session, free.command);
    },
    received() {
      waiting = false;
    },
  };
}

const nowOf = <G extends Playable<G>>({ store }: Session<G>): TableSnapshot => store.getState().now!;
const seatOf = <G extends Playable<G>>(session: Session<G>): Seat | null => nowOf(session).seat;

/** The session of a person who has something to decide; -1 if there is none. */
const firstAsked = <G extends Playable<G>>(sessions: readonly Session<G>[]): number =>
  sessions.findIndex((session) => (nowOf(session).seatView?.moves.length ?? 0) > 0);

/** The sessions whose moves can be undone here: the active one, and those with the same view. */
const sharing = <G extends Playable<G>>(active: Session<G>, sessions: readonly Session<G>[]): readonly Session<G>[] => [
  active,
  ...sessions.filter((other) => other !== active && !hides(active, other)),
];

/** Do the two sessions have different views? */
const hides = <G extends Playable<G>>(one: Session<G>, other: Session<G>): boolean =>
  one !== other && !same(nowOf(one).seatView!.view, nowOf(other).seatView!.view);

/** A seat that was left to a bot is not asked, though its player still sees its view. */
export const mayPlay = ({ seat, table }: TableSnapshot): boolean => seat !== null && table.seats[seat]?.kind === 'person';

/** A single move is sent as the first release sent it. */
const commandOf = <G extends Playable<G>>(ply: number, moves: readonly Move<G>[]): Command =>
  moves.length === 1 ? { type: 'move', ply, move: moves[0] } : { type: 'moves', ply, moves };
