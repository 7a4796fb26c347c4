import type { Chapter, Seat } from '@fathom/kernel';
import { lordCount } from '../queries.ts';
import type { Abyss, State } from '../state.ts';
import { fillCourt } from '../verbs/lords.ts';
import { gainPearls } from './coins.ts';

/** AB-COURT-01 · Six spaces. */
export const COURT = 6;
const FEW = 2;
const BONUS = 2;
const SEVENTH = 7;

/** AB-SETUP-05, AB-COURT-09 · Six lords, one by one. */
export function openCourt(s: State): void {
  while (s.court.length < COURT && s.lordDeck.length > 0) s.court.push(s.lordDeck.pop()!);
}

export const courtly: Chapter<Abyss, 'court'> = {
  /** AB-COURT-02..06, AB-END-01, 02 · Once per recruit action, after all abilities: refill and bonus, then the end of the game. */
  court: {
    run(s, { seat }) {
      if (s.court.length <= FEW) {
        gainPearls(s, seat, BONUS, 'refill');
        fillCourt(s, seat, COURT);
        if (s.court.length < COURT) triggerEnd(s, seat);
      }
      if (lordCount(s.players[seat]!) >= SEVENTH) triggerEnd(s, seat);
    },
  },
};

/** AB-END-05 · Later triggers change nothing. */
export function triggerEnd(s: State, seat: Seat): void {
  if (s.endedBy !== null) return;
  s.endedBy = seat;
  s.log?.push({ type: 'endTriggered', seat });
}
