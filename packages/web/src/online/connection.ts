import { sealOf, type Playable } from '@fathom/kernel';
import { TableClient, type Done, type Refused, type Sealing, type Socket } from '@fathom/wire';
import { createStore } from 'zustand/vanilla';
import { initialSession, applyUpdate, type SessionState, type Session } from '../table/session.ts';

/** A seat's connection to a table on a server. */
export interface TableConnection<G extends Playable<G>> extends Session<G> {
  /** Ready to begin, with these words for the deal. */
  readonly ready: (typed: string) => Promise<boolean>;
  readonly client: TableClient;
}

/** Connects to a table; a lost connection is opened again. */
export function connectTo<G extends Playable<G>>(connect: () => Socket, clock: () => number, kept: Sealing['kept']): TableConnection<G> {
  const store = createStore<SessionState<G>>(() => initialSession);
  const client = new TableClient({
    connect,
    sealing: { sealOf, ...(kept === undefined ? {} : { kept }) },
    onUpdate: (update) => store.setState((before) => applyUpdate(before, update, clock())),
    onStatus: (status) => store.setState({ status, steps: [] }),
    onPresent: ({ seats, spectators }) => store.setState({ present: seats, spectators, steps: [] }),
    onRefused: ({ code }) => store.setState({ refused: code, steps: [] }),
  });
  const answered = async (asked: Promise<Done | Refused>): Promise<boolean> => {
    store.setState({ refused: null, steps: [] });
    const answer = await asked;
    if (answer.type === 'refused') store.setState({ refused: answer.code, steps: [] });
    return answer.type === 'done';
  };
  return {
    store,
    act: (command) => answered(client.do(command)),
    why: (piece) => client.why(piece),
    preview: (ply, moves) => client.preview(ply, moves),
    ready: (typed) => answered(client.ready(typed)),
    client,
  };
}
