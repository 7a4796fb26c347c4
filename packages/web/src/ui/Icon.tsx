import type { ReactNode } from 'react';
import './Icon.css';

/** The icons of the shell. */
const paths = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  redo: 'm15 6 5 5-5 5M20 11H10a6 6 0 0 0-6 6v1',
  reset: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 4.6 14',
  close: 'M6 6l12 12M18 6 6 18',
  first: 'M6 5v14M19 5 9 12l10 7Z',
  back: 'm15 5-7 7 7 7',
  forth: 'm9 5 7 7-7 7',
  last: 'M18 5v14M5 5l10 7-10 7Z',
  play: 'm8 5 11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.2M18.5 14.4a6.5 6.5 0 0 1 3 5.6',
  seats: 'M4 5h7v6H4ZM13 5h7v6h-7ZM4 14h7v6H4ZM13 14h7v6h-7Z',
  log: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  rules: 'M12 6C9.5 4.5 6.5 4 3.5 4v14.5c3 0 6 .5 8.5 2M12 6c2.5-1.5 5.5-2 8.5-2v14.5c-3 0-6 .5-8.5 2M12 6v14.5',
  share: 'M8 10H5v11h14V10h-3M12 15V3M8 7l4-4 4 4',
  sound: 'M4 9.5h3.5L12 5v14l-4.5-4.5H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5h3.5L12 5v14l-4.5-4.5H4ZM16 9.5l5 5M21 9.5l-5 5',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.5-1 1.2-1 2h-5c0-.8-.3-1.5-1-2Z',
  why: 'M4 5h16v11h-8l-5 4v-4H4ZM10 9a2 2 0 1 1 2.5 1.9V12M12.5 14h.01',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
