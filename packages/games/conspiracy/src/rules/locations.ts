import { impossible, type Seat } from '@fathom/kernel';
import { locations, type LocationId } from '../content/locations.ts';
import type { State } from '../state.ts';
import { recallLocations, recallLords, restrictConspiring } from '../verbs.ts';
import { gainPearls } from './pearls.ts';

/** CO-KEY-14, CO-LOC-00 · The effect is mandatory and comes at once; lasting ones are read off the holdings when they matter. */
export function applyLocation(s: State, side: Seat, location: LocationId): void {
  const { effect } = locations[location];
  if (effect === undefined) return;
  switch (effect.type) {
    case 'gainPearls':
      return gainPearls(s, side, effect.amount); // CO-LOC-02..04
    case 'restrict':
      if (s.rival === null) restrictConspiring(s, side, effect.draw); // CO-LOC-09, 10; OPT-SOLO-07 · a rival is not bound
      return;
    case 'recallLords':
      return recallLords(s); // CO-LOC-11
    case 'recallLocations':
      return recallLocations(s); // CO-LOC-12
    case 'anyTwoKeys': // CO-LOC-13
    case 'searchDeck': // CO-LOC-14
      return;
    default:
      return impossible(effect);
  }
}
