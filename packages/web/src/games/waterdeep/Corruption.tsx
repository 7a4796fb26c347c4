import { TOKENS } from '@fathom/waterdeep';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import './Corruption.css';

const STEPS = 9;

/** Tokens are taken from −1 on; the last emptied space is what each token in a tavern costs. */
export function Corruption({ track, value }: { readonly track: number; readonly value: number }): ReactNode {
  return (
    <Piece id="corruption" className="wd-corruption" travels={false}>
      <span className="wd-corruption-price">
        <Mark svg={mark('corruption')} />
        <b>−{value}</b>
      </span>
      <span className="wd-corruption-track" data-fact="corruption.track">
        {Array.from({ length: STEPS }, (_, i) => i + 1).map((step) => (
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
  const capacity = step === 1 ? 1 : 3;
  return Math.max(0, Math.min(capacity, capacity - gone));
}
