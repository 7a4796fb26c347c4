import type { Impossible } from '@fathom/kernel';
import { cards, isKraken, isMonster, SPACES } from '../content/cards.ts';
import { races } from '../content/races.ts';
import { COURT } from '../rules/court.ts';
import type { State } from '../state.ts';
import { exploring, isScheduled } from './scheduled.ts';

/** AB-LOC-07 · At most four tiles at a time. */
const MOST_TILES = 4;

/** Cards and tiles where they cannot lie. */
export function* impossibleCards(s: State): Generator<Impossible> {
  for (const race of races) {
    const misplaced = s.council[race].findIndex((ally) => cards[ally].race !== race && !isKraken(ally));
    if (misplaced >= 0) yield { at: `council.${race}[${misplaced}]`, value: s.council[race][misplaced], rule: 'AB-COUNCIL-04' };
  }
  if (s.track.length > SPACES) yield { at: 'track', value: s.track, rule: 'AB-EXP-02' };
  if (s.track.length > 0 && !isScheduled(s, ...exploring)) yield { at: 'track', value: s.track, rule: 'AB-EXP-14' };
  if (s.court.length > COURT) yield { at: 'court', value: s.court, rule: 'AB-COURT-01' };
  const isTurnedUp = isScheduled(s, 'location', 'keys');
  if (s.revealed.length > (isTurnedUp ? MOST_TILES : 0)) yield { at: 'revealed', value: s.revealed, rule: 'AB-LOC-07' };
  if (s.spent.length > 0 && !isScheduled(s, 'paid', 'affiliate')) yield { at: 'spent', value: s.spent, rule: 'AB-REC-09' };
  const kraken = isScheduled(s, 'krakens') ? -1 : s.spent.findIndex(isKraken);
  if (kraken >= 0) yield { at: `spent[${kraken}]`, value: s.spent[kraken], rule: 'KR-ALLY-06' };
  const monster = s.spent.findIndex(isMonster);
  if (monster >= 0) yield { at: `spent[${monster}]`, value: s.spent[monster], rule: 'AB-REC-01' };
}
