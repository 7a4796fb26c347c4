import type { ReactNode } from 'react';
import { hyphenated } from './hyphens.ts';
import './Name.css';

/** A name in a narrow place: it wraps between words; only a word that is longer than a whole line is broken, with a hyphen. */
export const Name = ({ of }: { readonly of: string }): ReactNode =>
  of.split(/( |(?<=-))/u).map((word, i) => {
    const parts = hyphenated(word).split(SOFT_HYPHEN);
    return parts.length === 1 ? word : <LongWord key={i} parts={parts} />;
  });

const SOFT_HYPHEN = '\u00AD';

/** The soft hyphens are in the style sheet: what is heard and what is read remain the same text. */
const LongWord = ({ parts }: { readonly parts: readonly string[] }): ReactNode => (
  <span className="long-word">
    {parts.map((part, i) => (
      <span key={i} className="syllables">
        {part}
      </span>
    ))}
  </span>
);
