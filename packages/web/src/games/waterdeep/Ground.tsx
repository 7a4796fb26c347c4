import type { ReactNode } from 'react';
import { useShape } from '../../ui/shape.ts';
import { picture } from './picture.ts';
import './Ground.css';

/** The place: the city from above with the sea beside it, and the counter that the viewer sits at. */
export function Ground(): ReactNode {
  const shape = useShape();
  const land = shape === 'wide' || shape === 'low' ? 'city-wide' : 'city-tall';
  return (
    <div className="wd-ground">
      {(['night', 'day'] as const).map((hour) => (
        <span
          key={hour}
          className={`wd-land is-${hour}`}
          style={{ backgroundImage: `url(${picture(hour === 'day' ? `${land}-day` : land)})` }}
        />
      ))}
      {(['night', 'day'] as const).map((hour) => (
        <span
          key={hour}
          className={`wd-counter is-${hour}`}
          style={{ backgroundImage: `url(${picture(hour === 'day' ? 'counter-day' : 'counter')})` }}
        />
      ))}
    </div>
  );
}
