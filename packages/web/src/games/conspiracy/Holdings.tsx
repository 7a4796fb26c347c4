import { activeKeys, type Conspiracy } from '@fathom/conspiracy';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../shell/game.ts';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from '../../art/icons.ts';
import { useWords } from '../../text/words.tsx';
import { numbersOf } from './words.ts';

interface Props {
  readonly view: BoardProps<Conspiracy>['view'];
  readonly side: Seat;
}

/** Pearls and active keys at a glance; in a solo game the token, where it is. */
export function Holdings({ view, side }: Props): ReactNode {
  const player = view.players[side]!;
  const { silver, gold } = activeKeys(player);
  const { holdings } = numbersOf[useWords().language];
  const holdsToken = view.rival !== null && (side === view.seats) === view.rival.holdsToken;
  return (
    <p className="holdings">
      <span className="holdings-pearls" aria-hidden="true" data-fact={`players.${side}.pearls`}>
        <Mark svg={mark('pearl')} className="is-pearl" /> {player.pearls}
      </span>
      <span aria-hidden="true">
        <Mark svg={mark('silverKey')} className="is-silver" /> {silver}
      </span>
      <span aria-hidden="true">
        <Mark svg={mark('goldKey')} className="is-gold" /> {gold}
      </span>
      <span className="visually-hidden">{holdings(player.pearls, silver, gold)}</span>
      {holdsToken && (
        <span data-fact="rival.holdsToken">
          <Piece id="token" className="token">
            <Mark svg={mark('hourglass')} />
          </Piece>
        </span>
      )}
    </p>
  );
}

/** The crown of the Master of Pearls, beside the name of its owner. */
export function Crown({ view, side }: Props): ReactNode {
  return view.master === side && <Mark svg={mark('master')} className="crown" />;
}
