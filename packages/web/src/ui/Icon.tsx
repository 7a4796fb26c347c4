import type { ReactNode } from 'react';

/** The few signs of the shell, drawn with one pen. */
const paths = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  redo: 'm15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
  reset: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.6 14',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M6 5v14M19 5 9 12l10 7Z',
  back: 'M17 5 7 12l10 7Z',
  forth: 'm7 5 10 7-10 7Z',
  last: 'M18 5v14M5 5l10 7-10 7Z',
  play: 'm8 5 11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
} as const;

export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
