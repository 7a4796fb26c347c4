import { keysOf, lords, type Abyss } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { useWords } from '../../text/words.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { keyMark, mark, pearlMark } from './art/icons.ts';
import { Affiliated } from './Cards.tsx';
import { Chip } from './Face.tsx';
import { FreeLords, Holdings, KrakenThings, LordTally, monstersOf } from './Mine.tsx';
import { useDensity } from './density.ts';
import { countedOf } from './words.ts';
import './Rival.css';

type Props = BoardProps<Abyss> & { readonly side: Seat };

/** Another player's pieces, complete but smaller; and in words what their lords do to the game. */
export function Rival(props: Props): ReactNode {
  const { view, side, text } = props;
  const player = view.players[side]!;
  const active = player.lords.filter((id) => lords[id].ability === 'ongoing' && !player.turned.includes(id));
  return (
    <div className="ab-rival" {...useDensity(props, active.length)}>
      <Stock {...props} />
      {player.lords.length > 0 && <FreeLords {...props} />}
      {player.holdings.length > 0 && (
        <div className="ab-holdings">
          <Holdings {...props} />
        </div>
      )}
      {active.length > 0 && (
        <ul className="ab-effects">
          {active.map((id) => (
            <li key={id}>
              <b>{text.piece(id)?.name}</b> <span>{text.piece(id)?.text}</span>
            </li>
          ))}
        </ul>
      )}
      {player.hand !== null && (
        <div className="ab-open-hand" data-zone={`players.${side}.hand`}>
          {player.hand.map((id) => (
            <Chip key={id} piece={id} />
          ))}
        </div>
      )}
      {player.affiliated.length > 0 && (
        <div className="ab-allies" data-zone={`players.${side}.affiliated`}>
          <Affiliated allies={player.affiliated} />
        </div>
      )}
    </div>
  );
}

/** What a player has, in numbers. */
function Stock({ view, side, name }: Props): ReactNode {
  const player = view.players[side]!;
  const keys = keysOf(player);
  const counted = countedOf[useWords().language];
  return (
    <div className="ab-stock">
      <Piece id={`seat-${side}`} className="ab-coin" travels={false} isSign label={name(side)}>
        <span data-fact={`players.${side}.pearls`}>
          <Mark svg={pearlMark} className="is-pearl" /> {player.pearls}
        </span>
      </Piece>
      <span className="ab-coin" role="img" aria-label={`${counted.keys}: ${keys}`} data-fact={`players.${side}.keys`}>
        <Mark svg={keyMark} className="is-gold" /> {keys}
      </span>
      <span
        className="ab-coin"
        role="img"
        aria-label={`${counted.cards}: ${player.handSize}`}
        {...(player.hand === null ? { 'data-zone': `players.${side}.hand` } : {})}
      >
        <Mark svg={mark('cards')} /> {player.handSize}
      </span>
      <Piece id={`monsters-${side}`} className="ab-coin" travels={false}>
        <span data-zone={`players.${side}.monsters`}>
          <Mark svg={mark('monster')} className="is-monster" /> {monstersOf(view, side)}
        </span>
      </Piece>
      <LordTally view={view} side={side} />
      <KrakenThings view={view} side={side} />
    </div>
  );
}
