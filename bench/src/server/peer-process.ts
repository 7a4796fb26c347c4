import { conspiracy, type State } from '@fathom/conspiracy';
import { asked, legal, seatView, rngFrom, step } from '@fathom/kernel';
import { createRequire } from 'node:module';
import { deal } from '../random.ts';

/*
 * The peer's own server, with its own storage. It plays our rules in its fastest way (a copy is returned) and sends a seat what
 * our server sends: the same seat view, with the same list of moves.
 */
interface PeerServer {
  run(port: number): Promise<{ appServer: { address(): { port: number } } }>;
}

const { Server, FlatFile, Origins } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js') as {
  readonly Server: (options: { games: readonly object[]; db?: object; origins: unknown }) => PeerServer;
  readonly FlatFile: new (options: { dir: string }) => object;
  readonly Origins: { readonly LOCALHOST: unknown };
};

const rng = rngFrom('peer');

const rules = {
  name: 'conspiracy',
  setup: () => deal(conspiracy, { seats: 2, options: {} }, rng),
  turn: { activePlayers: { all: 'play' } },
  moves: {
    answer({ G, playerID }: { readonly G: State; readonly playerID: string }, index: number): State | 'INVALID_MOVE' {
      const seat = Number(playerID);
      const move = asked(conspiracy, G).includes(seat) ? legal(conspiracy, G, seat)[index] : undefined;
      if (move === undefined) return 'INVALID_MOVE';
      const copy = conspiracy.clone(G);
      step(conspiracy, copy, seat, move);
      return copy;
    },
  },
  endIf: ({ G }: { readonly G: State }) => G.outcome ?? undefined,
  playerView: ({ G, playerID }: { readonly G: State; readonly playerID: string | null }) =>
    seatView(conspiracy, G, playerID === null ? null : Number(playerID)),
};

const [storage, folder] = process.argv.slice(2);
const server = Server({
  games: [rules],
  origins: [Origins.LOCALHOST],
  ...(storage === 'files' ? { db: new FlatFile({ dir: folder! }) } : {}),
});
const { appServer } = await server.run(0);
console.log(`the peer is at http://localhost:${appServer.address().port}`);
