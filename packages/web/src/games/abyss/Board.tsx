import type { Abyss } from '@fathom/abyss';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import { nearSeat, WatchedSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { useShape } from '../../ui/shape.ts';
import { Revealed } from './Revealed.tsx';
import { usePainted } from './Backdrop.tsx';
import { Affiliated } from './Cards.tsx';
import { FreeLords, Hand, Holdings, Purse } from './Mine.tsx';
import { Council, Court, Threat, Tiles, Track } from './Shared.tsx';
import './Stage.css';

/** The throne hall: throne and Court, trench, Council and locations, the chain of threats; before the parapet what is mine. */
export function Board(props: BoardProps<Abyss>): ReactNode {
  const { view, viewer, name } = props;
  const side = nearSeat(viewer);
  const mine = { ...props, side };
  const player = view.players[side]!;
  const hall = useLegalInSight();
  return (
    <div className="ab" ref={hall} style={usePainted()}>
      <span className="ab-parapet" aria-hidden="true" />
      <Court {...props} />
      <Track {...props} />
      <div className="ab-holds">
        <Council {...props} />
        <Tiles {...props} />
      </div>
      <Threat {...props} />
      <Revealed {...props} />
      <div className="ab-side">
        <Purse view={view} side={side}>
          <WatchedSeat viewer={viewer} name={name} />
        </Purse>
        <div className="ab-allies" data-zone={`players.${side}.affiliated`}>
          <Affiliated allies={player.affiliated} />
        </div>
      </div>
      <div className="ab-mine">
        <div className="ab-realm" data-crowd={player.lords.length + player.holdings.length > MANY ? 'many' : 'few'}>
          <FreeLords {...mine} isMine />
          <Holdings {...mine} />
        </div>
        {player.hand !== null && <Hand view={view} side={side} />}
      </div>
    </div>
  );
}

/** More lords and locations than these are smaller. */
const MANY = 6;

/** Where the hall scrolls, it moves to the first piece that can be picked, unless one is in sight. */
function useLegalInSight() {
  const hall = useRef<HTMLDivElement>(null);
  const { lit } = useSelection();
  const shape = useShape();
  useEffect(() => {
    const box = hall.current;
    if (box === null || box.scrollHeight <= box.clientHeight) return;
    const { top, bottom } = box.getBoundingClientRect();
    const legal = [...box.querySelectorAll('.piece.is-lit')];
    const isSeen = (piece: Element): boolean => {
      const at = piece.getBoundingClientRect();
      return at.top >= top && at.bottom <= bottom;
    };
    if (!legal.some(isSeen)) legal[0]?.scrollIntoView({ block: 'nearest' });
  }, [lit, shape]);
  return hall;
}
