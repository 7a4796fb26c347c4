import { canonical, type Move, type Playable, type Seat, type Heuristic } from '@fathom/kernel';

/** What was learned of one answer of one seat. */
export interface Arm<M> {
  readonly seat: Seat;
  readonly move: M;
  /** How it looked at a glance when it was first met. */
  readonly weight: number;
  /** In how many worlds it could be played, and in how many it was. */
  available: number;
  visits: number;
  /** The rewards of its seat, added up. */
  total: number;
}

/** A point of the game, told by the answers that led there; what luck did in between differs from world to world. */
export interface Node<M> {
  /** By seat, then by what the move says. */
  readonly arms: Map<string, Arm<M>>[];
  readonly children: Map<Arm<M>, Node<M>>;
}

export interface Taste {
  /** How much a good look counts against experience… */
  readonly curiosity: number;
  /** …and how many points of weight make a look twice as good (times e rather than two). */
  readonly warmth: number;
}

export const newNode = <M>(): Node<M> => ({ arms: [], children: new Map() });

export function childOf<M>(node: Node<M>, arm: Arm<M>): Node<M> {
  let child = node.children.get(arm);
  if (child === undefined) node.children.set(arm, (child = newNode()));
  return child;
}

/** The arms of what a seat may answer in this world, each once more available. */
export function armsOf<G extends Playable<G>>(
  node: Node<Move<G>>,
  weigh: Heuristic<G>,
  s: G['state'],
  seat: Seat,
  moves: readonly Move<G>[],
): Arm<Move<G>>[] {
  const known = (node.arms[seat] ??= new Map());
  return moves.map((move) => {
    const key = keyOf(move);
    let arm = known.get(key);
    if (arm === undefined) known.set(key, (arm = { seat, move, weight: weigh(s, seat, move), available: 0, visits: 0, total: 0 }));
    arm.available++;
    return arm;
  });
}

/** PUCT: what has done well, and what looks good and was seldom tried. */
export function select<M>(arms: readonly Arm<M>[], { curiosity, warmth }: Taste): Arm<M> {
  let heaviest = Number.NEGATIVE_INFINITY;
  let visits = 0;
  let total = 0;
  for (const arm of arms) {
    heaviest = Math.max(heaviest, arm.weight);
    visits += arm.visits;
    total += arm.total;
  }
  let looks = 0;
  for (const arm of arms) looks += Math.exp((arm.weight - heaviest) / warmth);
  const unknown = visits === 0 ? 0 : total / visits;
  let chosen = arms[0]!;
  let best = Number.NEGATIVE_INFINITY;
  for (const arm of arms) {
    const look = Math.exp((arm.weight - heaviest) / warmth) / looks;
    const value = arm.visits === 0 ? unknown : arm.total / arm.visits;
    const score = value + (curiosity * look * Math.sqrt(arm.available)) / (1 + arm.visits);
    if (score > best) {
      best = score;
      chosen = arm;
    }
  }
  return chosen;
}

const keys = new WeakMap<object, string>();

/** What a move says. Games that make each move once are asked once. */
function keyOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return canonical(move);
  let key = keys.get(move);
  if (key === undefined) keys.set(move, (key = canonical(move)));
  return key;
}
