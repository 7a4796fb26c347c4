import type { Playable } from '@fathom/kernel';
import type { LocalTable } from '@fathom/table';
import { createStore } from 'zustand/vanilla';
import { emptyRoom, hear, type Room, type Session } from './room.ts';
import { isPerson, type Sitter } from './sitters.ts';

/** A session for each person at this screen; one for a spectator where only bots play. */
export function localSessions<G extends Playable<G>>(table: LocalTable, sitters: readonly Sitter[]): Session<G>[] {
  const people = sitters.flatMap((sitter, seat) => (isPerson(sitter) ? [seat] : []));
  return (people.length === 0 ? [null] : people).map((seat) => {
    const room = createStore<Room<G>>(() => ({ ...emptyRoom, status: 'open' }));
    const { do: send, why, preview } = table.connect(seat, (update) => room.setState((before) => hear(before, update, update.snapshot.at)));
    return {
      room,
      async act(command) {
        const refusal = await send(command);
        if (refusal !== null) room.setState({ refused: refusal.code, beats: [] });
        return refusal === null;
      },
      why: (piece) => Promise.resolve(why(piece)),
      preview: (_ply, moves) => Promise.resolve(preview(moves)),
    };
  });
}
