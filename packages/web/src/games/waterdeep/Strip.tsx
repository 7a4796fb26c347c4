import { adventurers, supplyPiece, TOKENS, type View } from '@fathom/waterdeep';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import { Figure } from './Signs.tsx';
import './Strip.css';

const ROUNDS = 8;
/** From this round on everybody has one more agent. */
const REINFORCED = 5;

interface Props {
  readonly view: View;
  readonly name: (side: Seat) => string;
}

/** Above the city: the round, who begins, what is left to hire, and what corruption costs. */
export function Strip({ view, name }: Props): ReactNode {
  return (
    <div className="wd-strip">
      <Piece id="rounds" className="wd-rounds" travels={false} note={`${view.round} / ${ROUNDS}`}>
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round) => (
          <span key={round} className={`wd-round ${round === view.round ? 'is-now' : round < view.round ? 'is-past' : ''}`}>
            <Figure of={round} />
            {round === REINFORCED && <Mark svg={mark('agent')} />}
          </span>
        ))}
      </Piece>
      <Piece id="first" className="wd-first" travels={false} note={name(view.first)}>
        <span data-side={view.first}>
          <Mark svg={mark('firstPlayer')} />
          <span className="wd-first-name">{name(view.first)}</span>
        </span>
      </Piece>
      <div className="wd-supply">
        {adventurers.map((type) => (
          <Piece key={type} id={supplyPiece(type)} className="wd-stock" travels={false} note={String(view.supply[type])}>
            <Mark svg={mark(type)} />
            <small>{view.supply[type]}</small>
          </Piece>
        ))}
      </div>
      {view.corruption !== null && <Corruption {...view.corruption} />}
    </div>
  );
}

/** Tokens are taken from −1 on; the last emptied space is what each token in a tavern costs. */
function Corruption({ track, value }: { readonly track: number; readonly value: number }): ReactNode {
  return (
    <Piece id="corruption" className="wd-corruption" travels={false} note={`−${value}, ${track}`}>
      <span className="wd-corruption-price">
        <Mark svg={mark('corruption')} />
        <b>−{value}</b>
      </span>
      <span className="wd-corruption-track">
        {Array.from({ length: 9 }, (_, i) => i + 1).map((step) => (
          <span key={step} className={`wd-corruption-step ${step === value ? 'is-now' : ''}`}>
            {Array.from({ length: tokensAt(track, step) }, (_, i) => (
              <i key={i} />
            ))}
          </span>
        ))}
      </span>
    </Piece>
  );
}

/** Three on each space, one on the first; they are taken from the first on. */
function tokensAt(track: number, step: number): number {
  const before = step === 1 ? 0 : 1 + (step - 2) * 3;
  const gone = TOKENS - track - before;
  const room = step === 1 ? 1 : 3;
  return Math.max(0, Math.min(room, room - gone));
}
