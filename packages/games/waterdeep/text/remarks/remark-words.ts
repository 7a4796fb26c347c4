import type { Answer } from '../words.ts';

/** Whose something is: the viewer's, or that of a player by name. */
export interface Owned {
  readonly mine: string;
  readonly other: (name: string) => string;
}

/** So much of something is missing: "2 wizards", of which one of three is there. */
export interface Missing {
  readonly what: string;
  readonly have: number;
  readonly need: number;
}

/** What is said about pieces as they lie. */
export interface RemarkWords {
  readonly atInn: string;
  readonly revealed: string;
  readonly quest: Owned;
  readonly completed: Owned;
  readonly plot: Owned;
  readonly used: string;
  readonly hand: Owned;
  readonly beingPlayed: string;
  readonly lord: Owned;
  readonly forSale: string;
  readonly building: Owned;
  readonly agent: Owned & { readonly ambassador: string };
  readonly free: string;
  readonly lying: (things: string) => string;
  readonly has: { readonly mine: (what: string) => string; readonly other: (name: string, what: string) => string };
  readonly nothing: string;
  readonly left: (things: string) => string;
  readonly gone: string;
  readonly done: Readonly<Record<'mine', (quests: string) => string>> & { readonly other: (name: string, quests: string) => string };
  readonly cards: (n: number) => string;
  readonly tiles: (n: number) => string;
  readonly agents: (n: number) => string;
  readonly intrigue: (n: number) => string;
  readonly quests: (n: number) => string;
  readonly buildings: (n: number) => string;
  readonly first: Owned;
  readonly round: (n: number, of: number) => string;
  readonly corruption: (points: string) => string;
  /** What a move does with a piece. */
  readonly can: Readonly<Partial<Record<Answer['type'], string>>> & { readonly choosePiece: string };
  /** Of a quest, a building or a space: whether it can be used, or what keeps a player from it. */
  readonly standing: {
    readonly payable: string;
    readonly dutyFirst: string;
    readonly lacking: (missing: readonly Missing[]) => string;
    readonly affordable: string;
    readonly marker: string;
    readonly tiles: string;
    readonly taken: (by: readonly string[]) => string;
    readonly cards: (have: number, need: number) => string;
    readonly harborClosed: string;
    readonly corruption: string;
    readonly quest: string;
    /** Where a table plays with the other value. */
    readonly tomb: string;
    readonly revolt: string;
  };
}
