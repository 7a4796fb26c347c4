import type { ReactNode } from 'react';
import { recoveryWordsOf } from './api.ts';
import { useOnlineWords } from './text/index.ts';
import './Recovery.css';

/** The words that move this seat to another device. */
export function Recovery({ table }: { readonly table: string }): ReactNode {
  const { recovery } = useOnlineWords();
  const words = recoveryWordsOf(table);
  if (words === null) return null;
  return (
    <details className="recovery">
      <summary>{recovery.title}</summary>
      <p className="recovery-words">{words}</p>
      <p>
        <small>{recovery.hint}</small>
      </p>
    </details>
  );
}
