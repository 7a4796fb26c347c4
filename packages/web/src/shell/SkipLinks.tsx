import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { areaKeys, type Area } from './areas.ts';
import './SkipLinks.css';

interface Props {
  readonly onGo: (area: Area) => void;
  readonly onKeys: () => void;
}

/** The first stops of the Tab key: straight to a part of the table, or to the list of keys. They are seen while they have the focus. */
export function SkipLinks({ onGo, onKeys }: Props): ReactNode {
  const { table } = useWords();
  return (
    <nav className="skip-links visually-hidden" aria-label={table.skip}>
      {(Object.keys(areaKeys) as Area[]).map((area) => (
        <button key={area} type="button" className="move" aria-keyshortcuts={areaKeys[area]} onClick={() => onGo(area)}>
          {table.areas[area]}
        </button>
      ))}
      <button type="button" className="move" aria-keyshortcuts="?" onClick={onKeys}>
        {table.keys}
      </button>
    </nav>
  );
}
