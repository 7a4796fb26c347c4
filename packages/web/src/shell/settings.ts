import { languages, type Language } from '@fathom/kernel';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Confirm } from '../table/answering.ts';

export type Motion = 'slow' | 'normal' | 'fast' | 'off';

/** A person's preferences, stored on this device. */
export interface Settings {
  readonly language: Language;
  readonly motion: Motion;
  readonly sound: boolean;
  readonly surroundings: 'dark' | 'light';
  readonly highContrast: boolean;
  /** When to ask for confirmation, where some answer cannot be undone. */
  readonly confirm: Confirm;
  /** A coach suggests moves in games against bots. */
  readonly coach: boolean;
}

const KEY = 'fathom.settings';

function first(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => (languages as readonly string[]).includes(tag));
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const defaults: Settings = {
    language: (wanted as Language | undefined) ?? 'en',
    motion: calm ? 'off' : 'normal',
    sound: false,
    surroundings: 'dark',
    highContrast: matchMedia('(prefers-contrast: more)').matches,
    confirm: 'pieces',
    coach: false,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults; // unreadable settings do not stop the game
  }
}

export const settings = createStore<Settings>(first);

settings.subscribe((now) => {
  show(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // storage is full or forbidden: the settings last until the page is closed
  }
});

function show({ language, surroundings, highContrast, motion }: Settings): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dataset['surroundings'] = surroundings;
  root.dataset['contrast'] = highContrast ? 'high' : 'normal';
  root.dataset['motion'] = motion;
}

show(settings.getState());

export const useSettings = (): Settings => useStore(settings);

/** How many seconds a piece takes to move. */
export const travel: Readonly<Record<Motion, number>> = { slow: 0.6, normal: 0.34, fast: 0.16, off: 0 };
