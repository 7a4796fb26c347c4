import { adventurers, supplyPiece, type View } from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useLabels } from '../../shell/names.ts';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import { Deck } from './Cards.tsx';
import { Figure } from './Signs.tsx';
import './Strip.css';

const ROUNDS = 8;
/** From this round on everybody has one more agent. */
const REINFORCED = 5;

interface Props {
  readonly view: View;
  readonly name: (side: Seat) => string;
}

/** Lamps along the city's edge: one burns for each round that has begun. */
export function Rounds({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <Piece id="rounds" className="wd-rounds" travels={false}>
      <span className="wd-rounds-row" data-fact="round" data-of={ROUNDS}>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round) => (
          <span key={round} className={`wd-round ${round === view.round ? 'is-now' : round < view.round ? 'is-past' : ''}`}>
            <Figure of={round} />
            {round === REINFORCED && <Mark svg={mark('agent')} />}
          </span>
        ))}
      </span>
    </Piece>
  );
}

/** Who begins, what is left to hire, and the decks. */
export function Strip({ view, name }: Props): ReactNode {
  const label = useLabels(name);
  return (
    <div className="wd-strip">
      <Piece id="first" className="wd-first" travels={false}>
        <span data-side={view.first} data-fact="first">
          <Mark svg={mark('firstPlayer')} />
          <span className="wd-first-name">{label(view.first)}</span>
        </span>
      </Piece>
      <div className="wd-supply">
        {adventurers.map((type) => (
          <Piece key={type} id={supplyPiece(type)} className="wd-stock" travels={false}>
            <Mark svg={mark(type)} />
            <small data-fact={`supply.${type}`}>{view.supply[type]}</small>
          </Piece>
        ))}
      </div>
      <div className="wd-decks">
        <Deck id="questDeck" back="quest-back" count={view.questDeck} discard="questDiscard" />
        <Deck id="intrigueDeck" back="intrigue-back" count={view.intrigueDeck} discard="intrigueDiscard" />
        <Deck id="tiles" back="building-back" count={view.tiles} discard="demolished" />
      </div>
    </div>
  );
}
