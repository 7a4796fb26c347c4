import type { ReactNode } from 'react';

/** Figures that belong to the picture of a card: its label says them in a sentence, so they are not read out a second time. */
export const Drawn = ({ as, className = '' }: { readonly as: string | number; readonly className?: string }): ReactNode => (
  <span className={`ab-drawn ${className}`} data-drawn={as} />
);
