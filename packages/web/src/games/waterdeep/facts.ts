import {
  duties,
  isDuty,
  lords,
  quests,
  type Amount,
  type Bonus,
  type Completable,
  type EffectOf,
  type LordId,
  type Ongoing,
  type QuestType,
} from '@fathom/waterdeep';
import type { Mark } from './art/icons.ts';
import { signsOf, type Sign } from './signs.ts';

/** What a card shows, prepared for the screen. */
export interface QuestFacts {
  readonly type: QuestType | 'mandatory';
  readonly cost: Amount;
  readonly vp: number;
  /** The reward besides points. */
  readonly reward: readonly Sign[];
  readonly plot: readonly Sign[] | null;
}

export function questFacts(id: Completable): QuestFacts {
  const { cost, reward } = isDuty(id) ? duties[id] : quests[id];
  const scored = reward.find((effect): effect is EffectOf<'score'> => effect.op === 'score');
  const ongoing = isDuty(id) ? null : quests[id].ongoing;
  return {
    type: isDuty(id) ? 'mandatory' : quests[id].type,
    cost,
    vp: scored?.vp ?? 0,
    reward: signsOf(reward.filter((effect) => effect !== scored)),
    plot: ongoing === null ? null : [...occasion(ongoing), ...signsOf(ongoing.effects)],
  };
}

/** What triggers a plot quest. */
function occasion({ on, of }: Ongoing): Sign[] {
  switch (on) {
    case 'actionProvides':
    case 'complete':
      return [{ mark: (of ?? 'quest') as Mark }, { say: ':' }];
    case 'take':
      return [{ mark: 'quest' }, { mark: of as Mark }, { say: ':' }];
    case 'buy':
      return [{ mark: 'building' }, { say: ':' }];
    case 'play':
    case 'actionPlayed':
      return [{ mark: 'play' }, { say: ':' }];
    case 'assign':
      return [{ mark: 'agent' }, { say: ':' }];
    case 'firstPlayer':
      return [{ mark: 'firstPlayer' }, { say: ':' }];
    case 'corrupt':
      return [{ mark: 'corruption' }, { say: ':' }];
    case 'return':
      return [{ mark: 'give' }, { mark: 'corruption' }, { say: ':' }];
    case 'roundStart':
      return [{ mark: 'round' }, { say: ':' }];
    case 'permission':
      return [{ say: '…' }];
  }
}

/** What a lord scores, and how much for each. */
export function lordSigns(id: LordId): Sign[] {
  const bonus = lords[id];
  return [...loved(bonus), { say: ':' }, { say: String(bonus.vp), mark: 'vp' }];
}

function loved(bonus: Bonus): Sign[] {
  switch (bonus.of) {
    case 'types':
      return bonus.types.map((mark) => ({ mark }));
    case 'buildings':
      return [{ mark: 'building' }];
    case 'quests':
      return [{ mark: 'quest' }];
    case 'module':
      return bonus.module === 'base' ? [] : [{ mark: bonus.module }];
    case 'worthy':
      return [{ mark: 'quest' }, { say: `≥${bonus.worth}`, mark: 'vp' }];
    case 'bestType':
      return [{ mark: 'quest' }, { say: '=' }];
    case 'corruption':
      return [{ mark: 'corruption' }];
  }
}
