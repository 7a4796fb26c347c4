import { buildingsOf, factions, questTypes, quests, seatPiece, type Waterdeep } from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { agent, mark } from './art/icons.ts';
import { LordCard } from './Cards.tsx';
import { Tavern } from './Mine.tsx';
import { QuestChip } from './Quest.tsx';
import './Rival.css';

/** Another player's tavern: complete, but small. */
export function Rival({ view, side, text, name }: BoardProps<Waterdeep> & { readonly side: Seat }): ReactNode {
  const rival = view.players[side]!;
  const done = questTypes
    .map((type) => ({ type, count: rival.completed.filter((id) => quests[id].type === type).length }))
    .filter(({ count }) => count > 0);
  const held = buildingsOf(view, side);
  return (
    <div className={`wd-rival ${view.seats > 4 ? 'is-crowded' : ''}`}>
      <div className="wd-rival-row">
        <Piece
          id={seatPiece(side)}
          className="wd-coin"
          travels={false}
          isSign
          label={name(side)}
          note={[rival.pool, rival.handSize, held].join(', ')}
        >
          <Mark svg={agent(factions[side]!)} /> {rival.pool}
          {view.ambassador.holder === side && <Mark svg={mark('ambassador')} />}
          <Mark svg={mark('intrigue')} /> {rival.handSize}
          <Mark svg={mark('building')} /> {held}
          {view.first === side && <Mark svg={mark('firstPlayer')} className="wd-flag" />}
        </Piece>
        {done.map(({ type, count }) => (
          <span key={type} className="wd-tally" data-type={type}>
            <Mark svg={mark(type)} />
            {count}
          </span>
        ))}
      </div>
      <div className="wd-rival-row wd-rival-goods">
        <Tavern view={view} side={side} />
      </div>
      <div className="wd-rival-row">
        {rival.lord !== null && <LordCard id={rival.lord} text={text} />}
        {[...rival.duties, ...rival.active].map((id) => (
          <QuestChip key={id} id={id} />
        ))}
        {rival.plots.map((id) => (
          <QuestChip key={id} id={id} className="is-plot" />
        ))}
      </div>
    </div>
  );
}
