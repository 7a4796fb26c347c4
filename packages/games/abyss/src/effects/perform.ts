import { impossible, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import type { LordId } from '../content/lords.ts';
import { appointSentinel } from '../expansions/kraken/guard.ts';
import { gainNebulis } from '../expansions/kraken/nebulis.ts';
import { specialsOfKraken } from '../expansions/kraken/specials.ts';
import { isShielded } from '../queries.ts';
import { sendEmbassy } from '../rules/locations.ts';
import { gainPearls } from '../rules/pearls.ts';
import { demandOfOthers, limitHands } from '../rules/tribute.ts';
import type { Abyss, State } from '../state.ts';
import { losePearls } from '../verbs.ts';
import type { Effect, SpecialCard } from './effect.ts';
import { sendAssassin } from './special/assassin.ts';
import { betray } from './special/betrayal.ts';
import { bribe } from './special/corruptor.ts';
import { hunt } from './special/hunter.ts';
import { conjure } from './special/illusionist.ts';
import { learn } from './special/apprentice.ts';
import { invoke } from './special/invoker.ts';

const specials: Readonly<Record<SpecialCard, (s: State, seat: Seat) => void>> = {
  assassin: sendAssassin,
  hunter: hunt,
  invoker: invoke,
  apprentice: learn,
  illusionist: conjure,
  corruptor: bribe,
  ...specialsOfKraken,
};

export const effects: Chapter<Abyss, 'effect'> = {
  /** AB-ABIL-01, 05, 06 · As far as possible; without a target it does nothing, and is not kept for later. */
  effect: { run: (s, { seat, lord, effect }) => perform(s, seat, lord, effect) },
};

function perform(s: State, seat: Seat, lord: LordId, effect: Effect): void {
  switch (effect.type) {
    case 'gainPearls': // AB-LORD-09..11, 13, KR-LORD-10
      return gainPearls(s, seat, effect.amount, lord === 'landlord' ? 'landlord' : 'lord');
    case 'gainNebulis': // KR-LORD-06..08
      return gainNebulis(s, seat, effect.amount);
    case 'tribute': // AB-LORD-02
      return demandOfOthers(s, seat, 'hand', effect.count);
    case 'fine': // AB-LORD-03, KR-NEB-08
      for (const other of othersFrom(s, seat)) if (!isShielded(s, other)) losePearls(s, other, effect.pearls);
      return;
    case 'handLimit': // AB-LORD-05
      return limitHands(s, seat, effect.limit);
    case 'embassy':
      return sendEmbassy(s, seat, lord, effect.tiles);
    case 'betrayal':
      return betray(s, seat, lord, effect.from);
    case 'sentinel': // KR-LORD-06..08
      return appointSentinel(s, seat, effect.sentinel);
    case 'special':
      return specials[effect.card](s, seat);
    default:
      return impossible(effect);
  }
}
