import type { ReactNode } from 'react';
import './mark.css';

/** A drawing of ours, in the colour of the text around it. */
export function Mark({ svg, className = '' }: { readonly svg: string; readonly className?: string }): ReactNode {
  return <span className={`mark ${className}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
