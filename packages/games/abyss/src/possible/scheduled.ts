import type { Frame } from '@fathom/kernel';
import type { Steps } from '../flow.ts';
import type { AbyssRule } from '../rule-ids.ts';
import type { Abyss, Player, State } from '../state.ts';

/** Is one of these steps still to be done? */
export const isScheduled = (s: State, ...kinds: readonly (keyof Steps)[]): boolean => s.stack.some(({ kind }) => kinds.includes(kind));

/** The steps of an exploration; there is one of them at a time. */
export const exploring = ['reveal', 'offer', 'keep', 'encounter', 'reward', 'clearTrack', 'stow'] as const;

/** By step: the rule that is violated if the table lacks what the step needs. */
export type Needs<K extends keyof Steps = keyof Steps> = { readonly [N in K]?: (s: State, f: Frame<Abyss, N>) => AbyssRule | null };

export const unless = (fits: boolean, rule: AbyssRule): AbyssRule | null => (fits ? null : rule);
export const distinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;
export const isHeld = (player: Player, location: string): boolean => player.holdings.some((holding) => holding.location === location);
