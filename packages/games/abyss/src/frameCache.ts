import type { Frame, Seat } from '@fathom/kernel';
import type { Steps } from './flow.ts';
import type { Abyss } from './state.ts';

/** The steps that remember nothing but whose they are. */
type Plain = { [K in keyof Steps]: Steps[K] extends { seat: Seat } ? (keyof Steps[K] extends 'seat' ? K : never) : never }[keyof Steps];

/** Frames are immutable, and these are wanted in every turn: made once for each seat. */
const perSeat = <K extends Plain>(kind: K): readonly Frame<Abyss, K>[] =>
  [0, 1, 2, 3].map((seat) => Object.freeze({ kind, seat }) as unknown as Frame<Abyss, K>);

export const frameOf = {
  turn: perSeat('turn'),
  action: perSeat('action'),
  control: perSeat('control'),
  rest: perSeat('rest'),
  endTurn: perSeat('endTurn'),
  passTurn: perSeat('passTurn'),
  reveal: perSeat('reveal'),
  offer: perSeat('offer'),
  keep: perSeat('keep'),
  encounter: perSeat('encounter'),
  reward: perSeat('reward'),
  paid: perSeat('paid'),
  krakens: perSeat('krakens'),
  affiliate: perSeat('affiliate'),
  court: perSeat('court'),
};
