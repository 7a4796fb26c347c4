import {
  adventurers,
  factions,
  poolPiece,
  questTypes,
  quests,
  tavernPiece,
  typePiece,
  type Lying,
  type View,
  type Waterdeep,
} from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { WatchedSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { agent as agentMark, mark } from './art/icons.ts';
import { Pawn } from './Pawn.tsx';
import { pawnsAt, type Pawns } from './pawns.ts';
import './Tray.css';

interface Props {
  readonly view: View;
  readonly side: Seat;
}

/** What a tavern can hold at this table. */
const stores = ({ corruption }: View): readonly Lying[] => [
  ...adventurers,
  'gold',
  ...(corruption === null ? [] : (['corruption'] as const)),
];

/** The goods of a tavern, kind by kind. */
export function Tavern({ view, side }: Props): ReactNode {
  return stores(view).map((what) => {
    const count = view.players[side]![what];
    return (
      <Piece key={what} id={tavernPiece(side, what)} className={`wd-store ${count === 0 ? 'is-empty' : ''}`} travels={false}>
        <Mark svg={mark(what)} />
        <b key={count} className="wd-number" data-fact={`players.${side}.${what}`}>
          {count}
        </b>
      </Piece>
    );
  });
}

/** Agents at home, and the Ambassador if this player has it. */
function Pool({ view, side, pawns }: Props & { readonly pawns: Pawns }): ReactNode {
  const home = pawnsAt(pawns, 'pool').filter(({ agent }) => agent === side);
  return (
    <Piece id={poolPiece(side)} className="wd-pool" travels={false}>
      {home.map((pawn) => (
        <Pawn key={pawn.nth} {...pawn} />
      ))}
      {home.length === 0 && <Mark svg={agentMark(factions[side]!)} className="wd-nobody" />}
      <b className="wd-home" data-fact={`players.${side}.pool`}>
        {home.length}
      </b>
      {view.ambassador.holder === side && <Mark svg={mark('ambassador')} className="wd-ambassador" />}
    </Piece>
  );
}

/** Completed quests by type; a type can also be picked as an answer. */
function Completed({ view, side }: Props): ReactNode {
  const { completed } = view.players[side]!;
  return (
    <div className="wd-completed" data-zone={`players.${side}.completed`}>
      {questTypes.map((type) => {
        const count = completed.filter((id) => quests[id].type === type).length;
        return (
          <Piece key={type} id={typePiece(type)} className={`wd-done ${count === 0 ? 'is-empty' : ''}`} travels={false}>
            <span data-type={type}>
              <Mark svg={mark(type)} />
              <b>{count}</b>
            </span>
          </Piece>
        );
      })}
    </div>
  );
}

/** Always in sight: agents, adventurers, gold and corruption; beside them the completed quests. */
export function Tray({
  view,
  viewer,
  side,
  name,
  pawns,
}: Omit<BoardProps<Waterdeep>, 'text'> & Props & { readonly pawns: Pawns }): ReactNode {
  const { handSize, hand } = view.players[side]!;
  return (
    <div className="wd-purse" data-side={side}>
      <WatchedSeat viewer={viewer} name={name} />
      <Pool view={view} side={side} pawns={pawns} />
      <Tavern view={view} side={side} />
      {hand === null && (
        <span className="wd-store">
          <Mark svg={mark('intrigue')} />
          <b data-fact={`players.${side}.handSize`}>{handSize}</b>
        </span>
      )}
      <Completed view={view} side={side} />
    </div>
  );
}
