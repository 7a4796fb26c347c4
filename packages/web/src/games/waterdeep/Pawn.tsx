import { AMBASSADOR, factions } from '@fathom/waterdeep';
import { motion } from 'motion/react';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { agent as agentMark, mark } from './art/icons.ts';
import type { Pawn as Agent } from './pawns.ts';
import './Pawn.css';

/** An agent, which moves from where it was. */
export function Pawn({ agent, nth }: Agent): ReactNode {
  return (
    <motion.span layoutId={`agent-${agent}-${nth}`} className="wd-pawn" initial={{ opacity: 0, y: -12 }} animate={{ opacity: 1, y: 0 }}>
      <Mark svg={agent === AMBASSADOR ? mark('ambassador') : agentMark(factions[agent]!)} />
    </motion.span>
  );
}
