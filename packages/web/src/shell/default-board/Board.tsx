import type { Game, GameText, Layout, Piece, Playable, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../game.ts';
import { useSelection } from '../piece-context.ts';
import { nearSeat, SeatMark, WatchedSeat } from '../Seats.tsx';
import { Facts } from './Facts.tsx';
import { useNarrow } from './useSize.ts';
import { Card, Zones } from './Zones.tsx';
import { layoutOf, namedFacts, nameOf, ownedBy, placesOf } from './zones.ts';
import './Board.css';

type Props<G extends Playable<G>> = BoardProps<G> & { readonly game: Game<G> };

const LARGEST = 200;
const SMALL = 54;
/** Of small cards. */
const ONE_LINE = 112;

/** The board of a game that has none of its own: what is common in the middle, what is the viewer's below. */
export function Board<G extends Playable<G>>({ game, view, viewer, text, name }: Props<G>): ReactNode {
  const layout = layoutOf(game, view);
  const near = nearSeat(viewer);
  const [common, own] = [ownedBy(layout, null), ownedBy(layout, near)];
  const isNarrow = useNarrow();
  return (
    <div className="default-board">
      {isNarrow && <Others layout={layout} near={near} text={text} name={name} />}
      <Facts text={text} facts={common.facts} />
      {common.zones.length > 0 && <Zones text={text} zones={common.zones} largest={LARGEST} />}
      <Loose text={text} placed={placesOf(isNarrow ? [...common.zones, ...own.zones] : layout.zones)} />
      <div className="default-own" data-side={near}>
        <div className="default-head">
          <WatchedSeat viewer={viewer} name={name} />
          <Facts text={text} facts={own.facts} />
        </div>
        <Zones text={text} zones={own.zones} largest={LARGEST} />
      </div>
    </div>
  );
}

/** Another player's zones, small. */
export function Rival<G extends Playable<G>>({ game, view, text, side }: Props<G> & { readonly side: Seat }): ReactNode {
  const { zones, facts } = ownedBy(layoutOf(game, view), side);
  return (
    <div className="default-rival">
      <Facts text={text} facts={facts} />
      <Zones text={text} zones={zones} largest={SMALL} high={ONE_LINE} className="is-small" />
    </div>
  );
}

/** What can be picked but lies nowhere on the board, such as a suit to be named. */
function Loose<G extends Playable<G>>({ text, placed }: { readonly text: GameText<G>; readonly placed: ReadonlySet<Piece> }): ReactNode {
  const { lit, picked } = useSelection();
  const loose = [...new Set([...lit, ...picked])].filter((piece) => !placed.has(piece));
  if (loose.length === 0) return null;
  return (
    <div className="default-loose">
      {loose.map((piece) => (
        <Card key={piece} id={piece} text={text} travels={false} />
      ))}
    </div>
  );
}

interface OthersProps<G extends Playable<G>> extends Pick<BoardProps<G>, 'text' | 'name'> {
  readonly layout: Layout;
  readonly near: Seat;
}

/** Where the list of seats has no room: what the others have, in numbers, clockwise. */
function Others<G extends Playable<G>>({ layout, near, text, name }: OthersProps<G>): ReactNode {
  const owners = [...layout.zones, ...layout.facts].flatMap(({ owner }) => owner ?? []);
  const seats = Math.max(near, ...owners) + 1;
  return (
    <ul className="default-others">
      {Array.from({ length: seats - 1 }, (_, i) => (near + 1 + i) % seats).map((side) => {
        const { zones, facts } = ownedBy(layout, side);
        const counts = zones.map(({ id, count }) => `${nameOf(text, id) ?? ''} ${count}`);
        const values = namedFacts(text, facts).map((fact) => `${fact.name} ${fact.value ?? ''}`);
        return (
          <li key={side} data-side={side}>
            <SeatMark side={side} /> <span className="seat-name">{name(side)}</span> {[...counts, ...values].join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}
