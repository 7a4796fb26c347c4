import { same, type GameRecord, type SeatView, type Move, type Playable, type Seat } from '@fathom/kernel';
import { beforeLastAnswer } from '@fathom/table';
import type { Command, TableSnapshot, SeatInfo } from '@fathom/wire';
import { createStore } from 'zustand/vanilla';
import type { Room, Session } from './room.ts';
import type { Back, Host, Scene } from './scene.ts';
import type { Sitter } from './sitters.ts';

export interface HostWiring<G extends Playable<G>> {
  /** One for each person at this screen. The last one is updated last. */
  readonly sessions: readonly Session<G>[];
  readonly sitterOf: (seat: SeatInfo, i: Seat) => Sitter;
  /** The whole game, if this screen may know it. */
  readonly record: () => GameRecord | null;
}

export interface TableHost<G extends Playable<G>> extends Host<G> {
  /** What `record` gives has changed. */
  readonly refresh: () => void;
}

/** What a screen sees of a table, local or on a server. If several people share the screen, it passes from one to another. */
export function tableHost<G extends Playable<G>>({ sessions, sitterOf, record }: HostWiring<G>): TableHost<G> {
  let active = sessions[firstAsked(sessions)] ?? sessions[0]!;
  /** A command was sent: until the answer arrives, nothing can be picked. */
  let isSent = false;

  function seen(session: Session<G>): Omit<Scene<G>, 'curtain' | 'handover'> {
    const { now, told, beats } = session.room.getState();
    const { seatView, seat, table, order } = now!;
    const full = seatView as SeatView<G>;
    return {
      look: isSent || !mayPlay(now!) ? { ...full, moves: [] } : full,
      sitters: table.seats.map(sitterOf),
      viewer: seat,
      isShared: sessions.length > 1,
      told,
      beats,
      back: waysBack(sharing(session)),
      order: order ?? {},
      thinking: table.waiting.find((each) => table.seats[each]!.kind === 'bot') ?? null,
      record: record(),
    };
  }
  /** The sessions whose moves can be undone here: the active one, and those with the same view. */
  const sharing = (session: Session<G>): Session<G>[] => [
    session,
    ...sessions.filter((other) => other !== session && !hides(session, other)),
  ];

  const scenes = createStore<Scene<G>>(() => {
    const isHidden = sessions.some((other) => hides(active, other));
    return { ...seen(active), beats: [], curtain: isHidden ? seatOf(active) : null, handover: null };
  });

  /** When the next decision is another person's, the screen stays with the person who acted until they pass it on. */
  function hear(after: Room<G>, before: Room<G>): void {
    if (after.now === before.now && after.beats.length === 0) return;
    if (after.now !== before.now) isSent = false;
    const next = sessions[firstAsked(sessions)] ?? active;
    scenes.setState({ ...seen(active), handover: next === active ? null : seatOf(next) });
  }
  // As long as the session: React starts effects twice while developing, so that a host which stopped with one would never hear again.
  sessions.at(-1)!.room.subscribe(hear);

  const refresh = (): void => scenes.setState({ ...seen(active), beats: [] });
  async function send(session: Session<G>, command: Command): Promise<void> {
    if (isSent) return;
    isSent = true;
    setTimeout(() => isSent && refresh()); // a table in this page has answered by then
    if (await session.act(command)) return;
    isSent = false;
    refresh();
  }
  const goBack = (to: (now: TableSnapshot, told: Room<G>['told']) => number): void => {
    const session = sharing(active).find(({ room }) => room.getState().now!.undo !== null);
    if (session === undefined) return;
    const { now, told } = session.room.getState();
    void send(session, { type: 'undo', to: Math.max(to(now!, told), now!.undo!) });
  };
  return {
    scenes,
    play: (moves) => void send(active, commandOf(nowOf(active).seatView!.ply, moves)),
    undo: () => goBack((now, told) => beforeLastAnswer(told, now.seat) ?? 0),
    redo() {
      const session = sharing(active).find((each) => nowOf(each).redo);
      if (session !== undefined) void send(session, { type: 'redo' });
    },
    resetTurn: () => goBack((now, told) => turnStart(told, now)),
    passOn() {
      const { handover } = scenes.getState();
      const next = sessions.find((each) => seatOf(each) === handover);
      if (next === undefined || handover === null) return;
      const curtain = hides(active, next) ? handover : null;
      active = next;
      scenes.setState({ ...seen(active), beats: [], curtain, handover: null });
    },
    lift: () => scenes.setState({ curtain: null, beats: [] }),
    order: (order) => void active.act({ type: 'order', order }),
    blockedBy: (piece) => active.why(piece),
    preview: (moves) => active.preview(nowOf(active).seatView!.ply, moves),
    refresh,
  };
}

const nowOf = <G extends Playable<G>>({ room }: Session<G>): TableSnapshot => room.getState().now!;
const seatOf = <G extends Playable<G>>(session: Session<G>): Seat | null => nowOf(session).seat;

/** The session of a person who has something to decide; -1 if there is none. */
const firstAsked = <G extends Playable<G>>(sessions: readonly Session<G>[]): number =>
  sessions.findIndex((session) => (nowOf(session).seatView?.moves.length ?? 0) > 0);

/** Do the two sessions have different views? */
const hides = <G extends Playable<G>>(one: Session<G>, other: Session<G>): boolean =>
  one !== other && !same(nowOf(one).seatView!.view, nowOf(other).seatView!.view);

/** A seat that was left to a bot is not asked, though its player still sees its view. */
export const mayPlay = ({ seat, table }: TableSnapshot): boolean => seat !== null && table.seats[seat]?.kind === 'person';

/** A single move is sent as the first release sent it. */
const commandOf = <G extends Playable<G>>(ply: number, moves: readonly Move<G>[]): Command =>
  moves.length === 1 ? { type: 'move', ply, move: moves[0] } : { type: 'moves', ply, moves };

function waysBack<G extends Playable<G>>(sessions: readonly Session<G>[]): Back {
  const free = sessions.map(({ room }) => room.getState()).find(({ now }) => now!.undo !== null);
  const undo = free !== undefined && free.now!.undo! < free.now!.seatView!.ply;
  const last = undo ? beforeLastAnswer(free.told, free.now!.seat) : null;
  return {
    undo: last !== null,
    redo: sessions.some((session) => nowOf(session).redo),
    reset: last !== null && turnStart(free!.told, free!.now!) < last,
    overBots: last !== null && free!.told.at(-1)?.by !== free!.now!.seat,
  };
}

/** The ply at which the seat began to act without a break, as far as undo goes. */
function turnStart<G extends Playable<G>>(told: Room<G>['told'], { seat, undo }: TableSnapshot): number {
  const last = beforeLastAnswer(told, seat) ?? 0;
  const others = told.findLastIndex(({ by }, ply) => by !== seat && ply <= last);
  return Math.max(others, undo!);
}
