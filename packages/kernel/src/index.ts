export { bound } from './bound.ts';
export { Box, NumberBox } from './box.ts';
export * from './chair.ts';
export {
  admit,
  asked,
  legal,
  luck,
  next,
  play,
  prompt,
  start,
  step,
  touches,
  uncover,
  whyDark,
  type Played,
  type Refusal,
} from './drive.ts';
export * from './errors.ts';
export * from './fair.ts';
export * from './game.ts';
export { canonical, hashOf, same } from './hash.ts';
export * from './link.ts';
export * from './look.ts';
export { lookup } from './lookup.ts';
export * from './orders.ts';
export * from './position.ts';
export { Cursor, parsed, reading, refuseImpossible, type Impossible } from './reading.ts';
export {
  answers,
  cutTo,
  extend,
  open,
  readRecord,
  replay,
  retrace,
  type Answer,
  type GameRecord,
  type Moment,
  type Opening,
} from './record.ts';
export * from './rng.ts';
export { marked, rankRules, searchRules, type FoundRule } from './rulebook.ts';
export * from './save.ts';
export * from './seats.ts';
export * from './series.ts';
export * from './telling.ts';
export * from './text.ts';
export * from './typography.ts';
export { unfold, watch, watchSeries, type Beat, type SeenBeat } from './unfold.ts';
export * from './verify.ts';
export * from './manners.ts';
