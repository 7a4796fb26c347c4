import type { Seat } from '@fathom/kernel';
import type { BuildingId, LordId } from '../../content/tables.ts';

type Who = { readonly seat: Seat };

export type SkullportEvent =
  | ({ readonly type: 'corruptionTaken'; readonly count: number; readonly from: string } & Who)
  | ({ readonly type: 'corruptionReturned'; readonly count: number } & Who)
  | { readonly type: 'corruptionRemoved'; readonly seat: Seat | null; readonly count: number }
  | ({ readonly type: 'trackWasEmpty'; readonly missing: number; readonly vp: number } & Who)
  | ({ readonly type: 'deedForged'; readonly building: BuildingId; readonly from: Seat } & Who)
  | ({ readonly type: 'lordSeen'; readonly of: Seat; readonly lord: LordId | null } & Who);
