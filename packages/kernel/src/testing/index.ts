export { tryAltered, type Tried } from './altered.ts';
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
export { lawNames, sentence, tryGames, tryLaws, type Broken, type LawName, type Trial } from './laws.ts';
export { chosen, randomGame, type Ply, type Taste } from './random.ts';
export { naming } from './rule.ts';
export { soakRound, tally } from './soak.ts';
export { lay, TestTable } from './table.ts';
export { everySentence, styleFaults, type Samples } from './said.ts';
export { hear, isWell, textLaws, type Heard, type Spoken } from './text-laws.ts';
export type { Subject } from './walk.ts';
