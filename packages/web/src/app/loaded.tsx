import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A page whose code is loaded when it is opened for the first time. Not React's `lazy`: a Suspense boundary keeps its fallback for 300 ms at
 * least, however quickly the code is there.
 */
export function loaded<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Known: ComponentType<Props> | null = null;
  return function Loaded(props: Props): ReactNode {
    const [Page, setPage] = useState<ComponentType<Props> | null>(() => Known);
    const [error, setError] = useState<unknown>(null);
    useEffect(() => {
      if (Page !== null) return;
      load().then((component) => {
        Known = component;
        setPage(() => component);
      }, setError);
    }, [Page]);
    if (error !== null) throw error;
    return Page === null ? null : <Page {...props} />;
  };
}
