import type { ReactNode } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useShape } from '../../ui/shape.ts';
import './Backdrop.css';

/** Which of the paintings belongs to the chosen theme. */
export const useHour = (): 'night' | 'day' => (useSettings().surroundings === 'light' ? 'day' : 'night');

const BUBBLES = 8;

/** The Senate under the sea, for wide and for tall windows, by night and by day. */
export function Backdrop(): ReactNode {
  const shape = useShape();
  const hour = useHour();
  const format = shape === 'wide' || shape === 'low' ? 'wide' : 'tall';
  return (
    <>
      <img className="senate" src={`./art/conspiracy/senate-${format}-${hour}.svg`} alt="" draggable={false} />
      {Array.from({ length: BUBBLES }, (_, i) => (
        <i key={i} className="senate-bubble" />
      ))}
    </>
  );
}
