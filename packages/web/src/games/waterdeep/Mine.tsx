import {
  adventurers,
  poolPiece,
  questTypes,
  quests as allQuests,
  tavernPiece,
  typePiece,
  type Completable,
  type Lying,
  type QuestId,
  type View,
  type Waterdeep,
} from '@fathom/waterdeep';
import type { GameText, Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { WatchedSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import { IntrigueCard, LordCard } from './Cards.tsx';
import { Pawn } from './Pawn.tsx';
import { pawnsAt, type Pawns } from './pawns.ts';
import { QuestCard, QuestChip } from './Quest.tsx';
import './Mine.css';

interface Props {
  readonly view: View;
  readonly side: Seat;
  readonly text: GameText<Waterdeep>;
}

/** What a tavern can hold at this table. */
const stores = ({ corruption }: View): readonly Lying[] => [
  ...adventurers,
  'gold',
  ...(corruption === null ? [] : (['corruption'] as const)),
];

/** The goods of a tavern, kind by kind. */
export function Tavern({ view, side }: Omit<Props, 'text'>): ReactNode {
  return stores(view).map((what) => {
    const count = view.players[side]![what];
    return (
      <Piece
        key={what}
        id={tavernPiece(side, what)}
        className={`wd-store ${count === 0 ? 'is-empty' : ''}`}
        travels={false}
        note={String(count)}
      >
        <Mark svg={mark(what)} />
        <b key={count} className="wd-number">
          {count}
        </b>
      </Piece>
    );
  });
}

/** Agents at home, and the Ambassador if this player has it. */
function Pool({ view, side, pawns }: Omit<Props, 'text'> & { readonly pawns: Pawns }): ReactNode {
  const home = pawnsAt(pawns, 'pool').filter(({ agent }) => agent === side);
  return (
    <Piece id={poolPiece(side)} className="wd-pool" travels={false} note={String(home.length)}>
      {home.map((pawn) => (
        <Pawn key={pawn.nth} {...pawn} />
      ))}
      {home.length === 0 && <span className="wd-none">0</span>}
      {view.ambassador.holder === side && <Mark svg={mark('ambassador')} className="wd-ambassador" />}
    </Piece>
  );
}

/** Completed quests by type; a type can also be picked as an answer. */
function Completed({ view, side }: Omit<Props, 'text'>): ReactNode {
  const { completed } = view.players[side]!;
  return questTypes.map((type) => {
    const count = completed.filter((id) => allQuests[id].type === type).length;
    return (
      <Piece key={type} id={typePiece(type)} className={`wd-done ${count === 0 ? 'is-empty' : ''}`} travels={false} note={String(count)}>
        <span data-type={type}>
          <Mark svg={mark(type)} />
          <b>{count}</b>
        </span>
      </Piece>
    );
  });
}

/** How many cards fit side by side; more are in two rows, and still more quests become slips that show type and cost only. */
const ONE_ROW = 3;
/** How many quests fit in two rows beside a large hand, or a small one. */
const TWO_ROWS = { large: 6, small: 8 } as const;
const LARGE_HAND = 4;
const SLIPS_A_ROW = 2;

const grid = (rows: number, columns: number): CSSProperties => ({ '--rows': rows, '--columns': columns }) as CSSProperties;
const inRows = (cards: number): CSSProperties => (cards > ONE_ROW ? grid(2, Math.ceil(cards / 2)) : grid(1, Math.max(1, cards)));

function UnderWay({ view, side, text }: Props): ReactNode {
  const me = view.players[side]!;
  const quests: readonly Completable[] = [...me.duties, ...me.active];
  const count = quests.length;
  const slips = count > TWO_ROWS[me.handSize > LARGE_HAND ? 'large' : 'small'];
  return (
    <div
      className={`wd-under-way ${slips ? 'is-slips' : count > ONE_ROW ? 'is-many' : ''}`}
      style={slips ? grid(Math.ceil(count / SLIPS_A_ROW), SLIPS_A_ROW) : inRows(count)}
    >
      {quests.map((id) => (
        <QuestCard key={id} id={id} text={text} purse={me} />
      ))}
    </div>
  );
}

/** The viewer's own pieces: tavern, agents, active and plot quests, hand, lord. */
export function Mine({ view, viewer, side, text, name, pawns }: BoardProps<Waterdeep> & Props & { readonly pawns: Pawns }): ReactNode {
  const me = view.players[side]!;
  const done: readonly QuestId[] = me.completed.filter((id) => !me.plots.includes(id));
  return (
    <div className="wd-mine" data-side={side}>
      <div className="wd-purse">
        <WatchedSeat viewer={viewer} name={name} />
        <Pool view={view} side={side} pawns={pawns} />
        <Tavern view={view} side={side} />
        {me.hand === null && (
          <span className="wd-store">
            <Mark svg={mark('intrigue')} />
            <b>{me.handSize}</b>
          </span>
        )}
        <span className="wd-gap" />
        <Completed view={view} side={side} />
      </div>
      <div className="wd-things">
        {me.lord !== null && <LordCard id={me.lord} text={text} />}
        <div className="wd-quests">
          <UnderWay view={view} side={side} text={text} />
          {me.completed.length > 0 && (
            <div className="wd-finished">
              {[...me.plots, ...done].map((id) => (
                <QuestChip key={id} id={id} className={me.tired.includes(id) ? 'is-tired' : ''} />
              ))}
            </div>
          )}
        </div>
        {me.hand !== null && (
          <div className={`wd-hand ${me.hand.length > ONE_ROW ? 'is-many' : ''}`} style={inRows(me.hand.length)}>
            {me.hand.map((id) => (
              <IntrigueCard key={id} id={id} text={text} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
