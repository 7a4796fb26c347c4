import type { Abyss } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import { Piece } from '../../shell/Piece.tsx';
import { nearSeat, WatchedSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { keyMark, mark, pearlMark } from './art/icons.ts';
import { Affiliated, ExplorationCard, LocationCard } from './Cards.tsx';
import { Chip } from './Face.tsx';
import { allKeys, HandOf, KrakenThings, Purse, Realm } from './Mine.tsx';
import { Council, Court, Threat, Tiles, Track } from './Shared.tsx';
import './Board.css';

/** The board of Abyss: the shared part above, the viewer's own below. */
export function Board({ view, viewer, text, name }: BoardProps<Abyss>): ReactNode {
  const side = nearSeat(viewer);
  const shown = [...view.revealed, ...(view.search ?? [])];
  const { lit } = useSelection();
  /** Affiliated allies are stacked; those that can be picked are shown one by one. */
  const wanted = view.players[side]!.affiliated.filter((id) => lit.has(id));
  const allies = [...view.spent, ...(view.sick ?? []), ...wanted];
  return (
    <div className="ab">
      <div className="ab-depths">
        <Track view={view} />
        <Threat view={view} />
      </div>
      <div className="ab-holds">
        <Council view={view} />
        <Tiles view={view} text={text} />
      </div>
      <Court view={view} viewer={viewer} text={text} />
      {shown.length + allies.length > 0 && (
        <div className="ab-air">
          {shown.map((id) => (
            <LocationCard key={id} id={id} name={text.piece(id)?.name ?? id} />
          ))}
          {allies.map((id) => (
            <ExplorationCard key={id} id={id} />
          ))}
        </div>
      )}
      <div className="ab-mine">
        <Purse view={view} side={side}>
          <WatchedSeat viewer={viewer} name={name} />
        </Purse>
        <Realm view={view} side={side} text={text} />
        {view.players[side]!.hand !== null && <HandOf view={view} side={side} />}
      </div>
    </div>
  );
}

/** Another player's pieces, complete but small. */
export function Rival({ view, side, text, name }: BoardProps<Abyss> & { readonly side: Seat }): ReactNode {
  const player = view.players[side]!;
  return (
    <div className="ab-rival">
      <div className="ab-purse">
        <Piece
          id={`seat-${side}`}
          className="ab-coin ab-stock"
          travels={false}
          isSign
          label={name(side)}
          note={`${player.pearls}, ${allKeys(player)}, ${player.handSize}`}
        >
          <Mark svg={pearlMark} className="is-pearl" /> {player.pearls}
          <Mark svg={keyMark} className="is-gold" /> {allKeys(player)}
          <Mark svg={mark('cards')} /> {player.handSize}
        </Piece>
        <Piece id={`monsters-${side}`} className="ab-coin" travels={false} note={String(player.monsterCount)}>
          <Mark svg={mark('monster')} className="is-monster" /> {player.monsters?.join(' ') || player.monsterCount}
        </Piece>
        <KrakenThings view={view} side={side} />
      </div>
      <Realm view={view} side={side} text={text} />
      <div className="ab-purse">
        <Affiliated allies={player.affiliated} />
      </div>
      {player.hand !== null && (
        <div className="ab-purse ab-open-hand">
          {player.hand.map((id) => (
            <Chip key={id} piece={id} />
          ))}
        </div>
      )}
    </div>
  );
}
