import { sealOf, type Playable } from '@fathom/kernel';
import { TableClient, type Done, type Refused, type Sealing, type Socket } from '@fathom/wire';
import { createStore } from 'zustand/vanilla';
import { emptyRoom, hear, type Room, type Session } from '../table/room.ts';

/** A seat's connection to a table on a server. */
export interface TableConnection<G extends Playable<G>> extends Session<G> {
  /** Ready to begin, with these words for the deal. */
  readonly ready: (typed: string) => Promise<boolean>;
  readonly client: TableClient;
}

/** Connects to a table; a lost connection is opened again. */
export function connectTo<G extends Playable<G>>(connect: () => Socket, clock: () => number, kept: Sealing['kept']): TableConnection<G> {
  const room = createStore<Room<G>>(() => emptyRoom);
  const client = new TableClient({
    connect,
    sealing: { sealOf, ...(kept === undefined ? {} : { kept }) },
    onUpdate: (update) => room.setState((before) => hear(before, update, clock())),
    onStatus: (status) => room.setState({ status, beats: [] }),
    onPresent: ({ seats, spectators }) => room.setState({ present: seats, spectators, beats: [] }),
    onRefused: ({ code }) => room.setState({ refused: code, beats: [] }),
  });
  const answered = async (asked: Promise<Done | Refused>): Promise<boolean> => {
    room.setState({ refused: null, beats: [] });
    const answer = await asked;
    if (answer.type === 'refused') room.setState({ refused: answer.code, beats: [] });
    return answer.type === 'done';
  };
  return {
    room,
    act: (command) => answered(client.do(command)),
    why: (piece) => client.why(piece),
    preview: (ply, moves) => client.preview(ply, moves),
    ready: (typed) => answered(client.ready(typed)),
    client,
  };
}
