import type { Conspiracy } from '@fathom/conspiracy';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import { useLabels } from '../../shell/names.ts';
import { nearSeat, SeatMark } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Alliance, useSwapIsAsked } from './Alliance.tsx';
import { useHour } from './Backdrop.tsx';
import { Crown, Holdings } from './Holdings.tsx';
import { Revealed, LordDeck, PearlCounter, Piles, Search, Skyline } from './Table.tsx';
import './Stage.css';

/** The parts of the Senate; the style sheet gives each its area of the table's grid. */
export function Board(props: BoardProps<Conspiracy>): ReactNode {
  const { view, viewer, text, name } = props;
  const mine = nearSeat(viewer);
  const { lit } = useSelection();
  const swapIsAsked = useSwapIsAsked();
  const hour = useHour();
  const label = useLabels(name);
  /** While a location is chosen, nothing may cover the open ones and their deck. */
  const choosesLocation = view.revealedLocations.length > 0 || lit.has('locationDeck') || view.openLocations.some((id) => lit.has(id));
  return (
    <>
      <Skyline {...props} />
      <Piles {...props} />
      <div className={`co-mine ${swapIsAsked ? 'shows-numbers' : ''}`}>
        <Alliance view={view} side={mine}>
          <img className="dais" src={`./art/conspiracy/dais-${hour}.svg`} alt="" draggable={false} />
        </Alliance>
      </div>
      <LordDeck {...props} />
      <div className="co-me" data-side={mine}>
        <p className={`co-name ${viewer === null ? 'seat-watched' : ''}`}>
          <SeatMark side={mine} />
          <span>{label(mine)}</span>
          <Crown view={view} side={mine} />
        </p>
        <Holdings view={view} side={mine} />
      </div>
      <PearlCounter {...props} />
      <Revealed {...props} isBeside={choosesLocation} />
      {view.search !== null && <Search found={view.search} text={text} />}
    </>
  );
}

/** Another player's pieces on a balcony, complete but smaller. */
export function Rival({ view, side, text }: BoardProps<Conspiracy> & { readonly side: Seat }): ReactNode {
  return (
    <div className={`co-rival ${view.master === side ? 'is-master' : ''}`}>
      <Alliance view={view} side={side} />
      <Holdings view={view} side={side} />
      {view.master === side && <span className="visually-hidden">{text.part('master')}</span>}
    </div>
  );
}
