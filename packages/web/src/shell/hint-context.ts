import { createContext } from 'react';

/** How to ask for a hint at this table. */
export interface HintSource {
  readonly ask: () => void;
  /** How often it was asked for. */
  readonly asked: number;
  readonly isThinking: boolean;
  readonly setThinking: (isThinking: boolean) => void;
}

/** Null where there are no hints. */
export const HintContext = createContext<HintSource | null>(null);

/** The plies at which a player asked for one. */
export const HintedContext = createContext<readonly number[]>([]);
