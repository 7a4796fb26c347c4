import type { IntrigueId, View, Waterdeep } from '@fathom/waterdeep';
import type { GameText, Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { SeatMark } from '../../shell/Seats.tsx';
import { IntrigueCard } from './Cards.tsx';
import { picture } from './picture.ts';
import { useShape } from '../../ui/shape.ts';
import './Hand.css';

interface Props {
  readonly view: View;
  readonly side: Seat;
  readonly text: GameText<Waterdeep>;
}

/** How many cards are fanned side by side; more of them lie in rows of fewer. A card that is being played needs space beside them. */
const handLayout = {
  wide: { fan: 4, row: 3 },
  tablet: { fan: 3, row: 2 },
  phone: { fan: 4, row: 3 },
  low: { fan: 6, row: 5 },
} as const;

/** A fan: each card a little turned, the middle one upright. */
const fanned = (i: number, count: number): CSSProperties => ({ '--turn': i - (count - 1) / 2 }) as CSSProperties;

/** The card that a player is playing; what a rival plays lies with the rival, where rivals are on the table. */
export function playedBy({ turn, resolving }: View, side: Seat): IntrigueId | undefined {
  return turn === side ? resolving.at(-1) : undefined;
}

/** The intrigue cards of the viewer, fanned; their backs for a spectator; and beside them the card that is being played. */
export function Hand({ view, side, text }: Props): ReactNode {
  const { hand, handSize } = view.players[side]!;
  const shape = useShape();
  const played = shape === 'phone' || shape === 'low' ? view.resolving.at(-1) : playedBy(view, side);
  const { fan, row } = handLayout[shape];
  const isFan = handSize <= (played === undefined ? fan : fan - 2);
  // On a tablet the card that is being played lies above the others.
  const columns = played === undefined || shape === 'tablet' ? row : row - 1;
  return (
    <div className="wd-hand">
      <div
        className={`wd-fan ${isFan ? '' : 'is-rows'}`}
        data-rows={Math.ceil(handSize / columns)}
        data-zone={`players.${side}.hand`}
        style={{ '--columns': columns } as CSSProperties}
      >
        {hand?.map((id, i) => (
          <span key={id} className="wd-fan-card" style={fanned(i, hand.length)}>
            <IntrigueCard id={id} text={text} />
          </span>
        )) ??
          Array.from({ length: handSize }, (_, i) => (
            <span key={i} className="wd-fan-card" style={fanned(i, handSize)}>
              <img className="wd-picture" src={picture('intrigue-back')} alt="" draggable={false} />
            </span>
          ))}
      </div>
      {played !== undefined && (
        <div className="wd-played" data-zone="resolving">
          <IntrigueCard id={played} text={text} />
          {view.turn !== null && view.turn !== side && <SeatMark side={view.turn} />}
        </div>
      )}
    </div>
  );
}
