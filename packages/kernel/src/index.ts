export { bookLoader, type Book, type BookPlan, type BookPosition, type BookWords, type GalleryPiece, type WordsFor } from './book.ts';
export { defineRules } from './defineRules.ts';
export { UnplacedPieces, UnplacedNumbers } from './unplacedPieces.ts';
export * from './seatAccess.ts';
export {
  asked,
  legal,
  drawRandom,
  next,
  play,
  prompt,
  start,
  step,
  touches,
  markRevealed,
  blockedBy,
  type OpenQuestion,
  type Played,
  type Refusal,
} from './drive.ts';
export { validateSetup } from './validateSetup.ts';
export * from './declare/index.ts';
export * from './errors.ts';
export * from './fairDeal.ts';
export * from './game.ts';
export { canonical, hashOf, same, stateHash, toSaved } from './hash.ts';
export * from './link.ts';
export { base64FromBytes, bytesFromBase64 } from './bits.ts';
export * from './features.ts';
export * from './skills.ts';
export * from './listing.ts';
export { amountPart, completesAnswer, distinctMoves, meansSame, type AmountPart } from './meaning.ts';
export * from './seatView.ts';
export { AnswerFinder, forcedAnswer } from './answerFinder.ts';
export { lookup } from './lookup.ts';
export * from './orders.ts';
export * from './position.ts';
export { Cursor, parseJson, parseWith, refuseImpossible, type Impossible } from './cursor.ts';
export {
  answers,
  truncateRecord,
  extendRecord,
  openRecord,
  playRecord,
  readRecord,
  replay,
  retrace,
  type Answer,
  type GameRecord,
  type Moment,
  type Opening,
} from './record.ts';
export * from './rng.ts';
export * from './save.ts';
export * from './seats.ts';
export * from './preview.ts';
export * from './series.ts';
export * from './eventLines.ts';
export * from './text.ts';
export * from './typography.ts';
export { animationSteps, visibleSteps, visibleStepsOf, visibleStepsOfSeries, type AnimationStep, type VisibleStep } from './animation.ts';
export * from './verify.ts';
export * from './moveOrigins.ts';
