import { canonical, type Move, type Playable, type Seat, type Heuristic } from '@fathom/kernel';

/** The statistics of one answer of one seat. */
export interface Arm<M> {
  readonly seat: Seat;
  readonly move: M;
  /** Its heuristic value when it was first met. */
  readonly weight: number;
  /** In how many iterations it was legal, and in how many it was chosen. */
  available: number;
  visits: number;
  /** The sum of its seat's rewards. */
  total: number;
}

/** A node is identified by the answers that led to it; random draws in between differ from world to world. */
export interface Node<M> {
  /** By seat, then by the key of the move. */
  readonly arms: Map<string, Arm<M>>[];
  readonly children: Map<Arm<M>, Node<M>>;
}

export interface SelectionSettings {
  /** The weight of the prior against the mean reward. */
  readonly explorationConstant: number;
  /** The temperature of the softmax that turns heuristic values into priors. */
  readonly temperature: number;
}

export const newNode = <M>(): Node<M> => ({ arms: [], children: new Map() });

export function childOf<M>(node: Node<M>, arm: Arm<M>): Node<M> {
  let child = node.children.get(arm);
  if (child === undefined) node.children.set(arm, (child = newNode()));
  return child;
}

/** The arms of a seat's legal answers in this world; counts each as available once more. */
export function armsOf<G extends Playable<G>>(
  node: Node<Move<G>>,
  heuristic: Heuristic<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
): Arm<Move<G>>[] {
  const known = (node.arms[seat] ??= new Map());
  return moves.map((move) => {
    const key = keyOf(move);
    let arm = known.get(key);
    if (arm === undefined) known.set(key, (arm = { seat, move, weight: heuristic(s, seat, move), available: 0, visits: 0, total: 0 }));
    arm.available++;
    return arm;
  });
}

/** PUCT: balances a high mean reward against a high prior with few visits. */
export function select<M>(arms: readonly Arm<M>[], { explorationConstant, temperature }: SelectionSettings): Arm<M> {
  let heaviest = Number.NEGATIVE_INFINITY;
  let visits = 0;
  let total = 0;
  for (const arm of arms) {
    heaviest = Math.max(heaviest, arm.weight);
    visits += arm.visits;
    total += arm.total;
  }
  let priorSum = 0;
  for (const arm of arms) priorSum += Math.exp((arm.weight - heaviest) / temperature);
  const unknown = visits === 0 ? 0 : total / visits;
  let chosen = arms[0]!;
  let best = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const prior = Math.exp((arm.weight - heaviest) / temperature) / priorSum;
    const value = arm.visits === 0 ? unknown : arm.total / arm.visits;
    const score = value + (explorationConstant * prior * Math.sqrt(arm.available)) / (1 + arm.visits);
    if (score > best) {
      best = score;
      chosen = arm;
    }
  }
  return chosen;
}

const keys = new WeakMap<object, string>();

/** The key of a move. Cached by identity: games that share move objects compute it once. */
function keyOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return canonical(move);
  let key = keys.get(move);
  if (key === undefined) keys.set(move, (key = canonical(move)));
  return key;
}
