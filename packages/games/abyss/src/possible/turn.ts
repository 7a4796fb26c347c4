import type { Impossible, Seat } from '@fathom/kernel';
import { lords } from '../content/lords.ts';
import { lasting } from '../lasting.ts';
import { lordCount } from '../queries.ts';
import { hasPower } from '../rules/powers.ts';
import type { State } from '../state.ts';
import { isScheduled } from './scheduled.ts';

/** AB-END-01. */
const SEVENTH = 7;

/** What cannot have happened in this turn, or have ended the game. */
export function* impossibleTurn(s: State): Generator<Impossible> {
  const isFresh = isScheduled(s, 'begin', 'turn');
  yield* impossiblePurchases(s, isFresh);
  yield* impossibleAbilities(s, isFresh);
  yield* impossibleEnd(s);
}

/** AB-EXP-08, KR-LORD-11 · Others buy, once each; twice with a Hypnotist. */
function* impossiblePurchases(s: State, isFresh: boolean): Generator<Impossible> {
  const counts = new Map<Seat, number>();
  for (const [i, seat] of s.purchases.entries()) {
    const before = counts.get(seat) ?? 0;
    counts.set(seat, before + 1);
    const most = 1 + lasting.extraPurchases(s.players[seat]!);
    if (isFresh || seat === s.turn || before >= most) yield { at: `purchases[${i}]`, value: seat, rule: 'AB-EXP-08' };
  }
}

/** AB-ABIL-04, AB-LORD-15 · Once a turn, by the owner of the lord; he may be covered or dismissed by now. */
function* impossibleAbilities(s: State, isFresh: boolean): Generator<Impossible> {
  const { lords: free, holdings } = s.players[s.turn]!;
  const owned = [...free, ...holdings.flatMap(({ lords }) => lords), ...s.lordDiscard];
  for (const [i, lord] of s.used.entries()) {
    const isUsable = !isFresh && hasPower(lord) && owned.includes(lord) && s.used.indexOf(lord) === i;
    if (!isUsable) yield { at: `used[${i}]`, value: lord, rule: 'AB-ABIL-04' };
  }
  if (s.extraTurn && !free.some((lord) => lords[lord].onEnter.some((effect) => effect.type === 'special' && effect.card === 'invoker')))
    yield { at: 'extraTurn', value: true, rule: 'AB-LORD-15' };
}

/** AB-END-01, 02 · Seven lords trigger the end, or a Court that the deck could not fill. */
function* impossibleEnd(s: State): Generator<Impossible> {
  const isCounted = isScheduled(s, 'court', 'reckoning', 'count') || s.outcome !== null;
  const hasSeven = s.players.some((player) => lordCount(player) >= SEVENTH);
  if (s.endedBy === null && hasSeven && !isCounted) yield { at: 'endedBy', value: null, rule: 'AB-END-01' };
  if (s.endedBy === null || s.lordDeck.length === 0 || isScheduled(s, 'appoint')) return;
  if (lordCount(s.players[s.endedBy]!) < SEVENTH) yield { at: 'endedBy', value: s.endedBy, rule: 'AB-END-02' };
}
