import { uncover } from '@fathom/kernel';
import type { Operation } from '../../../effects/operation.ts';
import { dropQuest } from '../../../verbs/quests.ts';

type OpenLord = { readonly op: 'openLord' };

export const openLord: Operation<OpenLord> = {
  /** UM-INTRIGUE-12 · The lord is public for good, mandatory quests go, and attacks pass by. */
  perform(s, { seat }) {
    const me = s.players[seat]!;
    uncover(s);
    me.open = true;
    s.log?.push({ type: 'lordOpened', seat, lord: me.lord });
    for (const duty of me.duties.slice()) dropQuest(s, seat, duty);
  },
};
