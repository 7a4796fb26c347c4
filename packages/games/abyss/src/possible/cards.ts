import type { Impossible } from '@fathom/kernel';
import { cards, isKraken, isMonster, SPACES } from '../content/cards.ts';
import { races } from '../content/races.ts';
import { COURT } from '../rules/court.ts';
import type { State } from '../state.ts';
import { exploring, isDue } from './due.ts';

/** AB-LOC-07 · At most four tiles at a time. */
const MOST_TILES = 4;

/** Cards and tiles where they cannot lie. */
export function* impossibleCards(s: State): Generator<Impossible> {
  for (const race of races) {
    const stranger = s.council[race].findIndex((ally) => cards[ally].race !== race && !isKraken(ally));
    if (stranger >= 0) yield { at: `council.${race}[${stranger}]`, value: s.council[race][stranger], rule: 'AB-COUNCIL-04' };
  }
  if (s.track.length > SPACES) yield { at: 'track', value: s.track, rule: 'AB-EXP-02' };
  if (s.track.length > 0 && !isDue(s, ...exploring)) yield { at: 'track', value: s.track, rule: 'AB-EXP-14' };
  if (s.court.length > COURT) yield { at: 'court', value: s.court, rule: 'AB-COURT-01' };
  const isTurnedUp = isDue(s, 'location', 'keys');
  if (s.revealed.length > (isTurnedUp ? MOST_TILES : 0)) yield { at: 'revealed', value: s.revealed, rule: 'AB-LOC-07' };
  if (s.spent.length > 0 && !isDue(s, 'paid', 'affiliate')) yield { at: 'spent', value: s.spent, rule: 'AB-REC-09' };
  const wild = isDue(s, 'krakens') ? -1 : s.spent.findIndex(isKraken);
  if (wild >= 0) yield { at: `spent[${wild}]`, value: s.spent[wild], rule: 'KR-ALLY-06' };
  const lurking = s.spent.findIndex(isMonster);
  if (lurking >= 0) yield { at: `spent[${lurking}]`, value: s.spent[lurking], rule: 'AB-REC-01' };
}
