import type { ReactNode } from 'react';
import './Mark.css';

/** A small inline drawing in the colour of the text around it. */
export function Mark({ svg, className = '' }: { readonly svg: string; readonly className?: string }): ReactNode {
  return <span className={`mark ${className}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
