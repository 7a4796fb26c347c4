export { defineGame, type Declaration } from './defineGame.ts';
export { derived, type Computed, type DeclaredView, type Derived, type Layout } from './derived.ts';
export type { Fact, Field, Fields, HeldIn, PieceList, PieceSet, Pile, Reading, ShownIn, Viewing, Zone } from './field.ts';
export { group, perName, perSeat, readOr } from './groups.ts';
export {
  bag,
  count,
  facedown,
  flag,
  frozen,
  hidden,
  list,
  oneOf,
  open,
  orNull,
  owner,
  piece,
  scalar,
  seat,
  sorted,
  value,
  type Frozen,
} from './kinds.ts';
export {
  declaredFacts,
  derivedPositions,
  readFields,
  readFrames,
  readShort,
  unplacedIn,
  type DeclaredFacts,
  type StepFields,
} from './positions.ts';
