import { conspiracy, type State } from '@fathom/conspiracy';
import { asked, below, legal, step, type Rng } from '@fathom/kernel';
import { createRequire } from 'node:module';
import { deal } from './random.ts';

/*
 * The peer: boardgame.io plays the same rules through its own client. The rules are ours in both, so the machinery around a
 * move is compared. It plays twice: as its documentation writes moves (changing a draft), and in its fastest way (returning a
 * new state). The better of the two counts.
 */
interface Client {
  start(): void;
  stop(): void;
  getState(): { readonly G: State; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { answer(index: number): void };
}

type Move = (table: { readonly G: State }, index: number) => State | void;

const { Client } = createRequire(import.meta.url)('boardgame.io/dist/cjs/client.js') as {
  readonly Client: (options: { game: object; numPlayers: number; debug: boolean }) => Client;
};

/** As in its documentation: the draft is changed in place. */
const onDraft: Move = ({ G }, index) => answer(G, index);

/** Its fastest way: a copy is changed and returned. */
const onCopy: Move = ({ G }, index) => {
  const copy = conspiracy.clone(G);
  answer(copy, index);
  return copy;
};

function answer(s: State, index: number): void {
  const seat = asked(conspiracy, s)[0]!;
  step(conspiracy, s, seat, legal(conspiracy, s, seat)[index]!);
}

/** One random game through its client. Returns the number of moves. */
function game(move: Move, seats: number, rng: Rng): number {
  const rules = {
    name: 'conspiracy',
    setup: () => deal(conspiracy, { seats, options: {} }, rng),
    moves: { answer: move },
    endIf: ({ G }: { readonly G: State }) => G.outcome ?? undefined,
  };
  const client = Client({ game: rules, numPlayers: seats, debug: false });
  client.start();
  let { G } = client.getState();
  while (G.outcome === null) {
    const before = G.ply;
    client.moves.answer(below(rng, legal(conspiracy, G, asked(conspiracy, G)[0]!).length));
    ({ G } = client.getState());
    if (G.ply === before) throw new Error('boardgame.io refused a move');
  }
  client.stop();
  return G.ply;
}

export const peerOnDraft = (seats: number, rng: Rng): number => game(onDraft, seats, rng);
export const peerOnCopy = (seats: number, rng: Rng): number => game(onCopy, seats, rng);
