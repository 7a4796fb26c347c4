import type { Move, Playable } from '@fathom/kernel';
import { movesOf, type Narrowed } from '../table/narrow.ts';
import type { TableActions } from '../table/table.ts';

/** Something that can be pressed: what it stands for, and what happens then. */
interface Offer<G extends Playable<G>> {
  readonly moves: readonly Move<G>[];
  readonly act: () => void;
}

/** What is offered to whoever is asked, for the list and for the keys: what can be added to an amount, and whole answers. */
export function offersOf<G extends Playable<G>>({ listed, parts }: Narrowed<G>, { pick, choose }: TableActions): readonly Offer<G>[] {
  return [
    ...parts.map(({ piece, move }) => ({ moves: [move], act: () => pick(piece) })),
    ...listed.map((answer) => ({ moves: movesOf(answer), act: () => choose(answer) })),
  ];
}
