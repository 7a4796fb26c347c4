import type { GameRecord, Look, Move, Playable, Seat } from '@fathom/kernel';
import type { Command, Now } from '@fathom/wire';
import { createStore } from 'zustand/vanilla';
import type { Host, Scene } from '../table/scene.ts';
import type { Sitter } from '../table/sitters.ts';
import type { Room, RoomLine } from './room.ts';

export interface OnlineHost<G extends Playable<G>> extends Host<G> {
  /** The whole game has come: it is over. */
  readonly publish: (record: GameRecord) => void;
  readonly leave: () => void;
}

/** A table that a server keeps and referees; this page only shows it and asks. */
export function onlineHost<G extends Playable<G>>({ room, act, client }: RoomLine<G>, sitterOf: SitterOf): OnlineHost<G> {
  let record: GameRecord | null = null;
  /** A move is on its way: until the answer comes, nothing else can be touched. */
  let sent = false;
  const memory = new Memory<G>();
  const scenes = createStore<Scene<G>>(() => seen(room.getState()));

  function seen({ now, told, beats }: Room<G>): Scene<G> {
    const { look, seat, table, undo, order } = now!;
    const full = look as Look<G>;
    const bot = table.waiting.find((each) => table.seats[each]!.kind === 'bot');
    return {
      look: sent || !maySeatPlay(now!) ? { ...full, moves: [] } : full,
      sitters: table.seats.map((each, i) => sitterOf(each, i)),
      viewer: seat,
      curtain: null,
      handover: null,
      told,
      beats,
      back: { undo: undo !== null && undo < full.ply, redo: memory.next(full.ply) !== null, reset: undo !== null && undo < full.ply - 1 },
      order: order ?? {},
      thinking: bot ?? null,
      record,
    };
  }
  const leave = room.subscribe((after, before) => {
    if (after.now === before.now && after.beats.length === 0) return;
    if (after.now !== before.now) sent = false;
    if (after.told.length > before.told.length && after.told.at(-1)?.by !== after.now?.seat) memory.forget(after.told.length - 1);
    scenes.setState(seen(after));
  });
  const ply = (): number => room.getState().now?.look?.ply ?? 0;
  const show = (): void => scenes.setState({ ...seen(room.getState()), beats: [] });
  const ask = async (command: Parameters<typeof act>[0]): Promise<void> => {
    sent = true;
    show();
    const done = await act(command);
    if (done) return;
    sent = false;
    show();
  };
  return {
    scenes,
    play(moves) {
      memory.played(ply(), moves);
      void ask(commandOf(ply(), moves));
    },
    undo: () => void ask({ type: 'undo', to: Math.max(beforeLastAnswer(room.getState().told), room.getState().now?.undo ?? 0) }),
    redo() {
      const moves = memory.next(ply());
      if (moves !== null) void ask(commandOf(ply(), moves));
    },
    resetTurn: () => void ask({ type: 'undo', to: room.getState().now?.undo ?? ply() }),
    passOn: () => undefined,
    lift: () => undefined,
    order: (order) => void act({ type: 'order', order }),
    whyDark: (piece) => client.why(piece),
    publish(whole) {
      record = whole;
      show();
    },
    leave,
  };
}

/** A seat that was left to a bot is not asked, though its player still looks through its eyes. */
export const maySeatPlay = ({ seat, table }: Now): boolean => seat !== null && table.seats[seat]?.kind === 'person';

/** A server of the first release knows single moves only, and a single move is said as it always was. */
const commandOf = <G extends Playable<G>>(ply: number, moves: readonly Move<G>[]): Command =>
  moves.length === 1 ? { type: 'move', ply, move: moves[0] } : { type: 'moves', ply, moves };

/** The ply that the latest answer began at: one less than its first move. */
export const beforeLastAnswer = (told: readonly { readonly joins?: true }[]): number =>
  Math.max(0, told.findLastIndex(({ joins }) => joins !== true) - 1);

/**
 * What this page has played, by ply. Luck lives in the table, so what was taken back happens as it did when it is played again.
 */
class Memory<G extends Playable<G>> {
  private moves: (readonly Move<G>[])[] = [];

  played(ply: number, moves: readonly Move<G>[]): void {
    this.forget(ply);
    this.moves[ply] = moves;
  }

  /** Somebody else has played here: what came after is another story. */
  forget(from: number): void {
    this.moves.length = Math.min(this.moves.length, from);
  }

  /** What was played at this ply before it was taken back. */
  next(ply: number): readonly Move<G>[] | null {
    return this.moves[ply] ?? null;
  }
}

export type SitterOf = (
  seat: { readonly kind: 'open' | 'person' | 'bot'; readonly name: string | null; readonly level: string | null },
  i: Seat,
) => Sitter;
