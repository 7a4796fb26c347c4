export { tryAltered, type Tried } from './alteredPositions.ts';
export { exampleFaults, pictureFaults, planFaults, wordFaults, type BookSubject } from './book.ts';
export { divers, type Divers, type Flaw } from './divers.ts';
export {
  kept,
  keptSave,
  plain,
  reopened,
  transcript,
  wentOn,
  type KeptGame,
  type KeptSave,
  type Notation,
  type Setting,
} from './golden.ts';
export { lawNames, type LawName } from './laws.ts';
export { sentence, tryGames, tryLaws, type Broken, type Trial } from './tryLaws.ts';
export { chosen, randomGame, type Ply, type MoveWeights } from './randomGame.ts';
export { naming } from './naming.ts';
export { soakRound, tally } from './soak.ts';
export { arrangeTable, TestTable } from './testTable.ts';
export { allSentences, styleFaults, type Samples } from './sentences.ts';
export { collectTexts, passesTextLaws, textLaws, type TextSamples, type TextSubject } from './text-laws.ts';
export type { Subject } from './walk.ts';
