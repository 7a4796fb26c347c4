import type { Seat } from '@fathom/kernel';
import type { IntrigueId, LordId, SpaceId } from '../../content/tables.ts';
import type { Agent } from '../../spaces.ts';

type Who = { readonly seat: Seat };

export type UndermountainEvent =
  | ({ readonly type: 'agentMoved'; readonly agent: Agent; readonly from: SpaceId; readonly to: SpaceId } & Who)
  | ({ readonly type: 'actionPerformed'; readonly space: SpaceId } & Who)
  | ({ readonly type: 'intriguePassed'; readonly card: IntrigueId; readonly to: Seat } & Who)
  | ({ readonly type: 'cardKept' } & Who)
  | ({ readonly type: 'lordOpened'; readonly lord: LordId } & Who);
