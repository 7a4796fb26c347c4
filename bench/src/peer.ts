import { conspiracy, type State } from '@fathom/conspiracy';
import { asked, below, legal, step, type Rng } from '@fathom/kernel';
import { createRequire } from 'node:module';
import { deal } from './random.ts';

/*
 * The peer: boardgame.io plays the same rules through its own client. The rules themselves are ours in both, so what is compared is the
 * machinery around a move. It plays twice: as its handbook writes moves (changing the draft it is given), and in the way that is quickest
 * for it (giving back a new state); the bar is held against the better of the two.
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

/** As the handbook has it: the draft is changed in place. */
const onDraft: Move = ({ G }, index) => answer(G, index);

/** As it is quickest: a copy is changed and given back. */
const onCopy: Move = ({ G }, index) => {
  const copy = conspiracy.clone(G);
  answer(copy, index);
  return copy;
};

function answer(s: State, index: number): void {
  const seat = asked(conspiracy, s)[0]!;
  step(conspiracy, s, seat, legal(conspiracy, s, seat)[index]!);
}

/** One random game through its client. Gives the number of moves. */
function game(move: Move, seats: number, dice: Rng): number {
  const rules = {
    name: 'conspiracy',
    setup: () => deal(conspiracy, { seats, options: {} }, dice),
    moves: { answer: move },
    endIf: ({ G }: { readonly G: State }) => G.outcome ?? undefined,
  };
  const client = Client({ game: rules, numPlayers: seats, debug: false });
  client.start();
  let { G } = client.getState();
  while (G.outcome === null) {
    const before = G.ply;
    client.moves.answer(below(dice, legal(conspiracy, G, asked(conspiracy, G)[0]!).length));
    ({ G } = client.getState());
    if (G.ply === before) throw new Error('boardgame.io refused a move');
  }
  client.stop();
  return G.ply;
}

export const peerOnDraft = (seats: number, dice: Rng): number => game(onDraft, seats, dice);
export const peerOnCopy = (seats: number, dice: Rng): number => game(onCopy, seats, dice);
