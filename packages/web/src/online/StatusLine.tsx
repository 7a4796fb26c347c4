import type { ReactNode } from 'react';

/** An error message near what it is about; screen readers read it when it changes. */
export const StatusLine = ({ text }: { readonly text: string }): ReactNode => (
  <p role="status" className="page-said">
    {text}
  </p>
);
