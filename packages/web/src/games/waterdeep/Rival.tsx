import { buildingsOf, factions, questTypes, quests, seatPiece, type Completable, type Waterdeep } from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useShape } from '../../ui/shape.ts';
import { agent, mark } from './art/icons.ts';
import { LordCard } from './Cards.tsx';
import { PlotChip, QuestChip, QuestLine } from './Quest.tsx';
import { Tavern } from './Tray.tsx';
import './Rival.css';

/** How many quests are lines with their cost, by the number of seats; more of them are chips. */
const lines: Readonly<Record<number, number>> = { 2: 12, 3: 4 };
/** A lord that is known takes the room of so many. */
const LORD = 3;

/** More quests than this need smaller letters. */
const FULL = 7;

type Props = BoardProps<Waterdeep> & { readonly side: Seat };

/** Another player's tavern: complete, but small. */
export function Rival(props: Props): ReactNode {
  const { view, side, text } = props;
  const rival = view.players[side]!;
  const open: readonly Completable[] = [...rival.duties, ...rival.active];
  const count = open.length + rival.plots.length + (rival.lord === null ? 0 : LORD);
  const hasRoom = useShape() !== 'tablet' && count <= (lines[view.seats] ?? 0);
  return (
    <div className={`wd-rival ${open.length + rival.plots.length > FULL ? 'is-full' : ''}`}>
      <Coin {...props} />
      <div className="wd-rival-row wd-rival-goods">
        <Tavern view={view} side={side} />
      </div>
      <div className="wd-rival-row wd-rival-feats">
        <Tally {...props} />
        {rival.plots.map((id) => (
          <PlotChip key={id} id={id} text={text} isTired={rival.tired.includes(id) || view.tired.includes(id)} />
        ))}
      </div>
      <div className="wd-rival-row wd-rival-quests" data-zone={`players.${side}.active`}>
        {rival.lord !== null && <LordCard id={rival.lord} text={text} />}
        {open.map((id) => (hasRoom ? <QuestLine key={id} id={id} text={text} purse={rival} /> : <QuestChip key={id} id={id} />))}
      </div>
    </div>
  );
}

/** Agents at home, cards in hand, open quests, buildings. A player can be picked by it. */
function Coin({ view, side, name }: Props): ReactNode {
  const rival = view.players[side]!;
  const held = buildingsOf(view, side);
  return (
    <Piece
      id={seatPiece(side)}
      className="wd-coin"
      travels={false}
      isSign
      label={name(side)}
      note={[rival.pool, rival.handSize, rival.active.length, held].join(', ')}
    >
      <span data-fact={`players.${side}.pool`}>
        <Mark svg={agent(factions[side]!)} /> {rival.pool}
        {view.ambassador.holder === side && <Mark svg={mark('ambassador')} />}
      </span>
      <span data-zone={`players.${side}.hand`}>
        <Mark svg={mark('intrigue')} /> {rival.handSize}
      </span>
      <span>
        <Mark svg={mark('quest')} /> {rival.active.length + rival.duties.length}
      </span>
      <span>
        <Mark svg={mark('building')} /> {held}
      </span>
      {view.first === side && <Mark svg={mark('firstPlayer')} className="wd-flag" />}
    </Piece>
  );
}

/** Completed quests by type. */
function Tally({ view, side }: Props): ReactNode {
  const { completed } = view.players[side]!;
  const done = questTypes
    .map((type) => ({ type, count: completed.filter((id) => quests[id].type === type).length }))
    .filter(({ count }) => count > 0);
  return (
    <span className="wd-rival-done" data-zone={`players.${side}.completed`}>
      {done.map(({ type, count }) => (
        <span key={type} className="wd-tally" data-type={type}>
          <Mark svg={mark(type)} />
          {count}
        </span>
      ))}
    </span>
  );
}
