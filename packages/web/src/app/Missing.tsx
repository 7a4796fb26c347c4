import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from './words.tsx';

/** Nothing is here, or it cannot be opened; and the way out. */
export function Missing({ reason }: { readonly reason?: string }): ReactNode {
  const words = useWords();
  return (
    <main className="page page-narrow">
      <h1>{reason ?? words.notFound}</h1>
      <p>
        <Link href="/">{words.backHome}</Link>
      </p>
    </main>
  );
}
