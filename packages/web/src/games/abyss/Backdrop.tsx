import { useMemo, type CSSProperties, type ReactNode } from 'react';
import './Backdrop.css';

const parts = ['hall-wide', 'hall-tall', 'throne', 'alcove', 'parapet', 'chain'];
const url = (name: string): string => `url("${new URL(`./art/abyss/${name}.svg`, document.baseURI).href}")`;

/**
 * Where the parts of the hall are painted, by night and by day: style sheets choose among them, and only those are loaded. Addresses are
 * whole, since those in a custom property are relative to the style sheet that uses it.
 */
export const usePainted = (): CSSProperties =>
  useMemo(
    () =>
      Object.fromEntries(
        parts.flatMap((part) => ['night', 'day'].map((hour) => [`--${part}-${hour}`, url(`${part}-${hour}`)])),
      ) as CSSProperties,
    [],
  );

/** The throne hall under the sea. */
export function Backdrop(): ReactNode {
  return (
    <div className="ab-hall" style={usePainted()}>
      <span className="ab-shafts" />
    </div>
  );
}
