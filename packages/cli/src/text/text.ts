import type { Fault, Language, RulesChanged } from '@fathom/kernel';
import type { Trouble } from '../base/errors.ts';

/** Every text of the command line in one language. A missing text does not compile. */
export interface Text {
  readonly language: Language;
  /** Commander's own words, and the descriptions of commands and flags. */
  readonly help: {
    readonly titles: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>;
    readonly program: string;
    readonly commands: Readonly<Record<Command, string>>;
    readonly flags: Readonly<Record<Flag, string>>;
    readonly arguments: Readonly<Record<'game' | 'inspected' | 'position' | 'words' | 'bot' | 'from' | 'to' | 'backup' | 'table', string>>;
  };
  /** The name of the person at the screen, if there is one and if there are several. */
  readonly me: string;
  readonly person: (number: number) => string;
  readonly start: {
    readonly title: string;
    readonly resume: (when: string) => string;
    readonly against: (count: number, level: string) => string;
    readonly hotseat: (count: number) => string;
    readonly alone: string;
  };
  readonly play: {
    readonly turnOf: (name: string) => string;
    readonly thinking: (name: string) => string;
    readonly since: string;
    readonly more: (count: number) => string;
    readonly sealed: (commitment: string) => string;
    readonly firstOf: string;
    readonly curtain: (name: string) => string;
    readonly curtainHint: string;
    readonly nothingToUndo: string;
    readonly nothingToRedo: string;
    readonly final: string;
    readonly undone: string;
    readonly redone: string;
    readonly saved: (path: string) => string;
    readonly notSaved: (path: string) => string;
    readonly kept: (path: string, command: string) => string;
    readonly tooSmall: string;
  };
  readonly keys: Readonly<Record<KeyHint, string>>;
  readonly piecesTitle: string;
  readonly rulesTitle: string;
  readonly rulesAsk: string;
  readonly noRule: (words: string) => string;
  readonly logTitle: string;
  readonly end: {
    readonly title: string;
    readonly wins: (names: string) => string;
    readonly shared: (names: string) => string;
    readonly total: string;
    readonly link: string;
    readonly menu: Readonly<Record<'replay' | 'verify' | 'again' | 'leave', string>>;
  };
  readonly verify: {
    readonly true: (moves: number) => string;
    readonly diverges: (ply: number) => string;
    readonly changed: (changed: RulesChanged) => string;
    readonly promiseKept: string;
    readonly promiseBroken: string;
    readonly ended: (scores: string) => string;
    readonly goesOn: string;
  };
  readonly replay: { readonly ply: (ply: number, last: number) => string; readonly start: string };
  readonly simulate: Readonly<Record<'seat' | 'bot' | 'wins' | 'share' | 'mean' | 'best' | 'worst', string>> & {
    readonly summary: (games: number, turns: string, moves: string) => string;
    readonly speed: (movesPerSecond: string, seconds: string, workers: number) => string;
    readonly seed: (seed: string) => string;
    readonly progress: string;
  };
  readonly mine: { readonly found: (puzzles: number, path: string) => string };
  readonly analyse: {
    /** Null for open hands. */
    readonly title: (name: string | null) => string;
    /** The player, and what they could expect at the start, owe to luck, to themselves, to others, and had in the end. */
    readonly columns: readonly string[];
    readonly better: (number: number, given: string, best: string) => string;
    readonly gain: (chance: string, error: string, points: string) => string;
    readonly nothing: string;
  };
  readonly arena: {
    readonly summary: (deals: number, games: number) => string;
    readonly games: string;
    readonly margin: string;
    readonly rating: (one: string, two: string, elo: string, low: string, high: string) => string;
  };
  readonly hosting: {
    readonly working: (threads: number) => string;
    readonly moving: (tables: number) => string;
    readonly moved: (tables: number, hash: string) => string;
    readonly copied: (from: string, to: string) => string;
    readonly phases: Readonly<Record<'gathering' | 'playing' | 'over', string>>;
  };
  readonly trouble: { readonly [C in Trouble['code']]: (trouble: Extract<Trouble, { readonly code: C }>) => string };
  readonly fault: { readonly [C in Fault['code']]: (fault: Extract<Fault, { readonly code: C }>, source: string) => string };
  readonly bug: (message: string) => string;
}

type GameCommand = 'play' | 'simulate' | 'arena' | 'train' | 'mine';
type RecordCommand = 'replay' | 'analyse' | 'inspect' | 'verify' | 'score' | 'rules';
type ServerCommand = 'serve' | 'worker' | 'migrate' | 'backup' | 'restore' | 'tables';
export type Command = GameCommand | RecordCommand | ServerCommand | 'help';

type TableFlag = 'game' | 'option' | 'kraken' | 'undermountain' | 'skullport' | 'long' | 'seats' | 'seed';
type GameFlag = 'resume' | 'save' | 'curtain' | 'games' | 'pairs' | 'seatCount' | 'time' | 'iterations' | 'workers';
type MineFlag = 'puzzles' | 'level' | 'puzzleWorlds' | 'confirmed';
type TrainFlag = 'out' | 'hidden' | 'greedyRounds' | 'searchRounds' | 'gamesPerRound';
type RecordFlag = 'ply' | 'worlds' | 'openHands' | 'seat' | 'all' | 'commitment' | 'onlyGame';
type ServerFlag = 'data' | 'database' | 'redis' | 'port' | 'host';
export type Flag = TableFlag | GameFlag | TrainFlag | MineFlag | RecordFlag | ServerFlag | 'json' | 'lang' | 'version' | 'help';

export type KeyHint = 'choose' | 'enter' | 'undo' | 'redo' | 'pieces' | 'rules' | 'log' | 'save' | 'quit' | 'back' | 'scroll' | 'step';
