import type { Character, Fault, Language, LevelId } from '@fathom/kernel';
import type { Confirm } from '../table/answering.ts';

/** Everything the shell says in one language; games bring their own words. A text that is missing does not compile. */
export interface ShellText {
  readonly language: Language;
  readonly home: {
    readonly tagline: string;
    readonly players: string;
    readonly minutes: (n: number) => string;
    readonly weight: (n: number) => string;
    /** Before somebody's first game. */
    readonly firstTime: string;
    readonly learnFirst: string;
    readonly playFirst: string;
    readonly playNow: string;
    readonly goOn: string;
    readonly newGame: string;
    readonly invite: string;
    readonly friends: string;
    readonly learn: string;
    readonly rules: string;
    readonly puzzles: string;
    readonly settings: string;
    readonly open: string;
    readonly kept: string;
    readonly forget: string;
  };
  readonly setUp: {
    readonly title: string;
    readonly seats: string;
    readonly seat: (n: number) => string;
    readonly person: string;
    readonly levels: Readonly<Record<LevelId, string>>;
    /** How a bot of this level plays, in a sentence. */
    readonly levelAbout: Readonly<Record<LevelId, string>>;
    /** In which manner a bot plays. */
    readonly style: string;
    readonly noStyle: string;
    readonly characters: Readonly<Record<Character, string>>;
    readonly characterAbout: Readonly<Record<Character, string>>;
    /** The level at which somebody wins about as often as the bots. */
    readonly forYou: (level: string) => string;
    readonly playAgainstIt: string;
    readonly modules: string;
    readonly name: string;
    readonly defaultName: (n: number) => string;
    /** The names of bots, one for each seat. */
    readonly botNames: readonly [string, string, string, string, string, string];
    /** Shown before the ID of the rule. */
    readonly conflict: (option: string) => string;
    readonly options: string;
    readonly seed: string;
    readonly seedHint: string;
    readonly start: string;
    readonly add: string;
    readonly remove: string;
  };
  readonly table: {
    readonly yourTurn: string;
    readonly turnOf: (name: string) => string;
    /** I am asked in the turn of another. */
    readonly yourAnswer: (turnOf: string) => string;
    /** Others are asked, in a turn that is not theirs. */
    readonly answering: (names: string) => string;
    readonly thinking: (name: string) => string;
    readonly undo: string;
    /** Undo in a solo game: the bots' moves are taken back too. */
    readonly undoOverBots: string;
    readonly redo: string;
    readonly reset: string;
    readonly confirm: string;
    readonly think: string;
    readonly final: string;
    readonly moves: string;
    readonly allMoves: (n: number) => string;
    /** What an answer brings is not known yet. */
    readonly luck: string;
    /** Ends the pause after something was done to the viewer. */
    readonly goOn: string;
    /** Shows the last turn of the others again. */
    readonly again: string;
    readonly score: string;
    readonly log: string;
    readonly logAt: (ply: number) => string;
    readonly rivals: string;
    readonly menu: string;
    readonly since: string;
    /** Answers given in advance. */
    readonly orders: string;
    readonly ordersHint: string;
    /** At the start of a game: who begins, and who else plays. */
    readonly opening: {
      readonly youBegin: string;
      readonly begins: (name: string) => string;
      readonly against: string;
      readonly players: string;
    };
    /** Before what happened in the viewer's place: why the viewer was not asked. */
    readonly answered: Readonly<Record<'order' | 'table' | 'clock', string>>;
    /** A sentence with `YOU` in place of a player's name, said to that player. */
    readonly addressed: (sentence: string) => string;
    /** Why a player's move was not played by the player. */
    readonly hands: Readonly<Record<'order' | 'table' | 'clock', string>>;
    readonly hint: string;
    /** Asks why another player moved so. */
    readonly why: string;
    /** The player asked for a hint before this move. */
    readonly hinted: string;
    /** The button that hides the table before the next player takes over. */
    readonly passTo: (name: string) => string;
    readonly curtain: (name: string) => string;
    readonly lift: string;
    readonly whyNot: string;
    readonly close: string;
    readonly leave: string;
    /** The pieces in the middle. */
    readonly board: string;
    /** Above the links to the parts of the table; their names, and that of the list of keys. */
    readonly skip: string;
    readonly areas: Readonly<Record<'moves' | 'mine' | 'table' | 'log', string>>;
    readonly keys: string;
    /** Said of a piece that can be picked. */
    readonly legal: string;
  };
  readonly share: {
    readonly title: string;
    readonly copy: string;
    readonly copied: string;
    /** Opens the system's share sheet. */
    readonly send: string;
    readonly file: string;
    readonly toMoment: string;
    /** The picture of the result: saved, sent, and described for those who cannot see it. */
    readonly picture: string;
    readonly sendPicture: string;
    readonly pictureOf: (title: string, result: string) => string;
    readonly drawing: string;
  };
  readonly replay: {
    readonly title: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly pause: string;
    readonly forth: string;
    readonly last: string;
    readonly move: (ply: number, of: number) => string;
    readonly speed: string;
    /** A list of rounds and turning points to go to. */
    readonly goTo: string;
    readonly round: (n: number) => string;
    readonly beginning: string;
    readonly eyes: string;
    readonly openHands: string;
    readonly playOn: string;
  };
  readonly end: {
    readonly title: string;
    readonly winner: (names: readonly string[]) => string;
    readonly youWin: string;
    /** The viewer and these others have won together. */
    readonly youShare: (others: readonly string[]) => string;
    readonly you: string;
    /** The points of the winner and of the next side. */
    readonly margin: (won: number, lost: number) => string;
    /** The part of the score in which the winner is furthest ahead. */
    readonly lead: (part: string, won: number, lost: number) => string;
    readonly place: (place: number, of: number) => string;
    readonly skip: string;
    readonly total: string;
    readonly curve: string;
    readonly turningPoints: string;
    readonly finalCount: string;
    /** Opens the moment of a turning point. */
    readonly showMoment: string;
    readonly rematch: string;
    /** Of a daily deal: with the games of bots. */
    readonly compare: string;
    readonly replay: string;
    readonly share: string;
    readonly verify: string;
    readonly verified: string;
    readonly notVerified: string;
    readonly results: string;
    readonly review: string;
    readonly backToReview: string;
    readonly backToTable: string;
  };
  readonly rules: { readonly title: string; readonly icons: string };
  readonly art: {
    readonly title: string;
    readonly filter: string;
    readonly found: (n: number) => string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly motion: string;
    readonly motions: Readonly<Record<'slow' | 'normal' | 'fast' | 'off', string>>;
    readonly sound: string;
    readonly surroundings: string;
    readonly surroundingsOf: Readonly<Record<'dark' | 'light', string>>;
    readonly contrast: string;
    readonly confirm: string;
    readonly confirms: Readonly<Record<Confirm, string>>;
    readonly on: string;
    readonly off: string;
  };
  readonly learn: {
    readonly title: string;
    /** Above the list of lessons. */
    readonly chapters: string;
    /** The lesson of the game itself. */
    readonly basics: string;
    readonly next: string;
    readonly play: string;
    readonly others: string;
    readonly step: (n: number, of: number) => string;
    readonly coach: string;
    /** Before the move that the coach suggests. */
    readonly hint: string;
    readonly gotIt: string;
    readonly coachOff: string;
  };
  readonly fault: (fault: Fault) => string;
  readonly notFound: string;
  readonly notLoaded: string;
  readonly backHome: string;
}
