import type { Playable } from '@fathom/kernel';
import type { LocalTable } from '@fathom/table';
import { createStore } from 'zustand/vanilla';
import { initialSession, applyUpdate, type SessionState, type Session } from './session.ts';
import { isPerson, type Player } from './players.ts';

/** A session for each person at this screen; one for a spectator where only bots play. */
export function localSessions<G extends Playable<G>>(table: LocalTable, players: readonly Player[]): Session<G>[] {
  const people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  return (people.length === 0 ? [null] : people).map((seat) => {
    const store = createStore<SessionState<G>>(() => ({ ...initialSession, status: 'open' }));
    const {
      do: send,
      why,
      preview,
    } = table.connect(seat, (update) => store.setState((before) => applyUpdate(before, update, update.snapshot.at)));
    return {
      store,
      async act(command) {
        const refusal = await send(command);
        if (refusal !== null) store.setState({ refused: refusal.code, steps: [] });
        return refusal === null;
      },
      why: (piece) => Promise.resolve(why(piece)),
      preview: (_ply, moves) => Promise.resolve(preview(moves)),
    };
  });
}
