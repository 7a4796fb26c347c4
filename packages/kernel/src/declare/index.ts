export { defineGame, type Declaration } from './defineGame.ts';
export { derived, derivedPositions, readFrame, type DeclaredView, type Layout, type StepFields } from './derived.ts';
export type { Fact, Field, Fields, HeldIn, PieceSet, Reading, ShownIn, Viewing, Zone } from './field.ts';
export { group, perName, perSeat } from './groups.ts';
export { count, flag, hidden, list, oneOf, open, orNull, owner, seat } from './kinds.ts';
