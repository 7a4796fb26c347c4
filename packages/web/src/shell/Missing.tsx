import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../text/words.tsx';

/** Says that a page does not exist or cannot be opened, with a link to the first page. */
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
