import { lookup, othersFrom, type Chapter, type Seat } from '@fathom/kernel';
import { lords, type LordId } from '../content/lords.ts';
import { isShielded } from '../lasting.ts';
import { krakenOperations, krakenSpecials } from '../rules/expansions.ts';
import { sendEmbassy } from '../rules/locations.ts';
import { gainPearls } from '../rules/coins.ts';
import { demandOfOthers, limitHands } from '../rules/tribute.ts';
import type { Abyss, State } from '../state.ts';
import { losePearls } from '../verbs/tokens.ts';
import type { Effect, SpecialCard } from './effect.ts';
import { learn } from './special/apprentice.ts';
import { sendAssassin } from './special/assassin.ts';
import { betray } from './special/betrayal.ts';
import { bribe } from './special/corruptor.ts';
import { hunt } from './special/hunter.ts';
import { conjure } from './special/illusionist.ts';
import { invoke } from './special/invoker.ts';

type Special = (s: State, seat: Seat) => void;
export type SpecialTable<C extends SpecialCard> = Readonly<Record<C, Special>>;

const specials: SpecialTable<SpecialCard> = {
  assassin: sendAssassin,
  hunter: hunt,
  invoker: invoke,
  apprentice: learn,
  illusionist: conjure,
  corruptor: bribe,
  ...krakenSpecials,
};

/** By type: what an effect does for the owner of a lord. */
export type OperationTable<E extends Effect> = {
  readonly [T in E['type']]: (s: State, seat: Seat, effect: Extract<E, { readonly type: T }>, lord: LordId) => void;
};
type Operation = (s: State, seat: Seat, effect: Effect, lord: LordId) => void;

const operations = lookup<OperationTable<Effect>>({
  /** AB-LORD-09..11, 13, KR-LORD-09, 10. */
  gainPearls: (s, seat, { amount }, lord) => gainPearls(s, seat, amount, lords[lord].source),
  /** AB-LORD-02. */
  tribute: (s, seat, { count }) => demandOfOthers(s, seat, 'hand', count),
  /** AB-LORD-03, KR-NEB-08. */
  fine(s, seat, { pearls }) {
    for (const other of othersFrom(s, seat)) if (!isShielded(s, other)) losePearls(s, other, pearls);
  },
  /** AB-LORD-05. */
  handLimit: (s, seat, { limit }) => limitHands(s, seat, limit),
  embassy: (s, seat, { tiles }, lord) => sendEmbassy(s, seat, lord, tiles),
  betrayal: (s, seat, { from }, lord) => betray(s, seat, lord, from),
  special: (s, seat, { card }) => specials[card](s, seat),
  ...krakenOperations,
});

export const effects: Chapter<Abyss, 'effect'> = {
  /** AB-ABIL-01, 05, 06 · As far as possible; without a target it does nothing, and is not kept for later. */
  effect: { run: (s, { seat, lord, effect }) => (operations[effect.type] as Operation)(s, seat, effect, lord) },
};
