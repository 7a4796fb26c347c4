import { buildingsOf, factions, questTypes, seatPiece, type Completable, type Waterdeep } from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { useShape } from '../../ui/shape.ts';
import { agent, mark } from './art/icons.ts';
import { IntrigueCard, LordCard } from './Cards.tsx';
import { questFacts } from './facts.ts';
import { playedBy } from './Hand.tsx';
import { PlotChip, QuestChip, QuestLine } from './Quest.tsx';
import { Tavern } from './Tray.tsx';
import './Rival.css';

/** How many quests are lines with their cost, by the number of seats; more of them are chips. */
const lines: Readonly<Record<number, number>> = { 2: 12, 3: 4 };
/** A lord that is known takes the space of so many. */
const LORD = 3;

/** More quests than this need smaller letters. */
const FULL = 7;
/** And more than these, a plot counted twice, are only counted. */
const CROWDED = 11;

type Props = BoardProps<Waterdeep> & { readonly side: Seat };

/** Another player's tavern: complete, but small. */
export function Rival(props: Props): ReactNode {
  const { view, side, text } = props;
  const rival = view.players[side]!;
  const open: readonly Completable[] = [...rival.duties, ...rival.active];
  const count = open.length + rival.plots.length + (rival.lord === null ? 0 : LORD);
  const played = playedBy(view, side);
  const shape = useShape();
  const hasPlace = shape === 'wide' || shape === 'tablet';
  const showsLines = shape !== 'tablet' && count <= (lines[view.seats] ?? 0);
  const isFull = open.length + rival.plots.length > FULL;
  return (
    <div className={`wd-rival ${isFull ? 'is-full' : ''} ${open.length + 2 * rival.plots.length > CROWDED ? 'is-crowded' : ''}`}>
      <Coin {...props} />
      <div className="wd-rival-row wd-rival-goods">
        <Tavern view={view} side={side} />
      </div>
      <div className="wd-rival-row wd-rival-feats">
        <Tally {...props} />
        {rival.plots.map((id) => (
          <PlotChip key={id} id={id} isUsed={rival.tired.includes(id) || view.tired.includes(id)} />
        ))}
      </div>
      <div className="wd-rival-row wd-rival-quests" data-zone={`players.${side}.active`}>
        {rival.lord !== null && <LordCard id={rival.lord} text={text} />}
        {open.map((id) => (showsLines ? <QuestLine key={id} id={id} purse={rival} /> : <QuestChip key={id} id={id} />))}
        {open.length > 0 && <QuestKinds open={open} />}
      </div>
      {played !== undefined && hasPlace && (
        <div className="wd-rival-played" data-zone="resolving">
          <IntrigueCard id={played} text={text} />
        </div>
      )}
    </div>
  );
}

/** Agents at home, cards in hand, open quests, buildings. A player can be picked by it. */
function Coin({ view, side, name }: Props): ReactNode {
  const rival = view.players[side]!;
  const held = buildingsOf(view, side);
  return (
    <Piece id={seatPiece(side)} className="wd-coin" travels={false} isSign label={name(side)}>
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

/** Open quests where there is no room for each of them: how many there are of a type. */
const QuestKinds = ({ open }: { readonly open: readonly Completable[] }): ReactNode => (
  <span className="wd-quest-kinds">
    <Mark svg={mark('quest')} />
    <Tallies of={open} />
  </span>
);

/** Completed quests by type. */
const Tally = ({ view, side }: Props): ReactNode => (
  <span className="wd-rival-done" data-zone={`players.${side}.completed`}>
    <Tallies of={view.players[side]!.completed} />
  </span>
);

const kinds = [...questTypes, 'mandatory'] as const;

function Tallies({ of }: { readonly of: readonly Completable[] }): ReactNode {
  return kinds
    .map((type) => ({ type, count: of.filter((id) => questFacts(id).type === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => (
      <span key={type} className="wd-tally" data-type={type}>
        <Mark svg={mark(type)} />
        {count}
      </span>
    ));
}
