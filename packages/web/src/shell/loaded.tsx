import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Missing } from './Missing.tsx';
import { useWords } from '../text/words.tsx';

/**
 * A page whose code is loaded when it is opened for the first time. Not React's `lazy`: a Suspense boundary keeps its fallback for 300 ms
 * at least, however quickly the code is loaded.
 */
export function loaded<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Known: ComponentType<Props> | null = null;
  const loadOnce = async (): Promise<ComponentType<Props>> => (Known ??= await load());
  return function Loaded(props: Props): ReactNode {
    const [Page, setPage] = useState<ComponentType<Props> | null>(() => Known);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      void loadOnce().then(
        (component) => setPage(() => component),
        () => setLost(true),
      );
    }, []);
    if (isLost) return <NotLoaded />;
    return Page === null ? null : <Page {...props} />;
  };
}

function NotLoaded(): ReactNode {
  return <Missing reason={useWords().notLoaded} />;
}
