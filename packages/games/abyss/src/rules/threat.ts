import { next, type Chapter, type Seat } from '@fathom/kernel';
import { SPACES } from '../content/cards.ts';
import type { Answers } from '../flow.ts';
import { lasting, suffered } from '../lasting.ts';
import { fight, goOn, prizes, whicheverCopy } from '../moves.ts';
import { canReveal } from '../queries.ts';
import type { Abyss, State } from '../state.ts';
import { addKeys, drawTokens, raiseThreat } from '../verbs/tokens.ts';
import { endExploration } from './explore.ts';
import { gainPearls } from './coins.ts';
import { isPower, touchesOfPower, usePower, withPowers } from './powers.ts';
import { refuse } from './refusals.ts';

const CHOICE: readonly Answers['encounter'][] = [fight, goOn];
const MUST: readonly Answers['encounter'][] = [fight];

export const fighting: Chapter<Abyss, 'encounter' | 'reward'> = {
  /** AB-THR-01, 03, 10, AB-EXP-16 · Fight, or go on and raise the threat; on the last space, or with no card left, it must be fought. */
  encounter: {
    moves(s, { seat }) {
      if (s.track.length === SPACES || !canReveal(s)) return MUST;
      return withPowers(s, seat, CHOICE);
    },
    take(s, f, move) {
      const { seat } = f;
      if (move.type === 'fight') return beginFight(s, seat);
      if (move.type === 'goOn') return leaveMonster(s, seat);
      next(s, f);
      usePower(s, seat, move);
    },
    touches: (s, _f, move) => (isPower(move) ? touchesOfPower(move) : move.type === 'fight' ? [s.track.at(-1)!] : ['deck']),
    meaning: whicheverCopy,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, wanted.type === 'goOn' ? 'AB-THR-10' : 'AB-THR-01'),
  },
  /** AB-THR-04, 05, 07, 08 · One alternative as a whole; then the marker goes back to the first step. */
  reward: {
    moves: (s, { seat }) => prizes[rewardedStep(s, seat)]!.filter(({ tokens }) => tokens <= s.pool.length),
    take(s, { seat }, { keys, pearls, tokens }) {
      if (keys > 0) addKeys(s, seat, keys);
      gainPearls(s, seat, pearls, 'reward');
      drawTokens(s, seat, tokens);
      s.threat = 1;
      endExploration(s, seat);
    },
    touches: () => ['threat'],
    joins: true,
    whyNot: (s, { seat }, wanted) => refuse(s, seat, wanted, Number(wanted['tokens']) > s.pool.length ? 'AB-THR-07' : 'AB-THR-04'),
  },
};

/** AB-THR-02, 10, AB-EXP-17 · It always succeeds; the pearl of the last space comes before the reward. */
function beginFight(s: State, seat: Seat): void {
  const last = s.track.length === SPACES;
  s.discard.push(s.track.pop()!);
  s.log?.push({ type: 'monsterFought', seat, step: rewardedStep(s, seat) });
  if (last) gainPearls(s, seat, 1, 'space5');
  next(s, { kind: 'reward', seat });
}

/** AB-THR-03 · It stays on the track, and the threat rises. */
function leaveMonster(s: State, seat: Seat): void {
  raiseThreat(s);
  next(s, { kind: 'reveal', seat });
}

/** AB-LORD-06 · One step less for an opponent of the Tamer, but never below the first. */
const rewardedStep = (s: State, seat: Seat): number => Math.max(1, s.threat - suffered(s, seat, lasting.lowerReward));
