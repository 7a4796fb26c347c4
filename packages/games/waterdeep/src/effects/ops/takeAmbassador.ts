import { liftAmbassador } from '../../verbs/agents.ts';
import type { Operation } from '../operation.ts';

type TakeAmbassador = { readonly op: 'takeAmbassador' };

export const takeAmbassador: Operation<TakeAmbassador> = {
  /** WD-AGENT-06, 08, R-47 · From the side or off its space; nothing happens while somebody holds it. */
  perform(s, { seat }) {
    const { holder, gone } = s.ambassador;
    if (holder !== null) return void s.log?.push({ type: 'ambassadorHeld', seat, holder });
    if (gone) return;
    liftAmbassador(s);
    s.ambassador.holder = seat;
    s.log?.push({ type: 'ambassadorTaken', seat });
  },
};
