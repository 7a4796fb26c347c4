import { AMBASSADOR, factions } from '@fathom/waterdeep';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { agent as agentMark, mark } from './art/icons.ts';
import type { Pawn as Agent } from './pawns.ts';
import './Pawn.css';

/** An agent, which moves from where it was. */
export function Pawn({ agent, nth }: Agent): ReactNode {
  return (
    <span data-travels={`agent-${agent}-${nth}`} data-arrives="" className="wd-pawn">
      <Mark svg={agent === AMBASSADOR ? mark('ambassador') : agentMark(factions[agent]!)} />
    </span>
  );
}
