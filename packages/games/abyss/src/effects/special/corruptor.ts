import { next, type Chapter, type Seat } from '@fathom/kernel';
import type { LordId } from '../../content/lords.ts';
import type { Answers } from '../../flow.ts';
import { bribe as bribes, decline } from '../../moves.ts';
import { courtFor } from '../../queries.ts';
import { purse, waysToPay } from '../../rules/coins.ts';
import { payLord } from '../../rules/recruit.ts';
import { refuse } from '../../rules/refusals.ts';
import { whyNotCoins } from '../../rules/why-unpaid.ts';
import type { Abyss, State } from '../../state.ts';

/** AB-LORD-22 · The flat price. */
const BRIBE = 5;

export const corruptor: Chapter<Abyss, 'bribe'> = {
  /** AB-LORD-22, KR-NEB-07 · One more lord of the Court as it is left, for exactly five; no allies, no affiliation. */
  bribe: {
    moves(s, { seat }) {
      const ways = waysToPay(s.players[seat]!, BRIBE);
      const moves: Answers['bribe'][] = [decline];
      for (const lord of courtFor(s, seat)) for (const { nebulis } of ways) moves.push(bribes[lord][nebulis]!);
      return moves;
    },
    take(s, { seat }, move) {
      if (move.type === 'decline') return;
      s.log?.push({ type: 'lordChosen', seat, lord: move.lord });
      next(s, { kind: 'paid', seat }, { kind: 'enter', seat, lord: move.lord });
      payLord(s, seat, [], move);
    },
    touches: (_s, _f, move) => (move.type === 'bribe' ? [move.lord] : []),
    whyNot(s, { seat }, wanted) {
      const isThere = wanted.type === 'bribe' && s.court.includes(wanted['lord'] as LordId);
      const rules = { less: 'AB-LORD-22', more: 'AB-LORD-22', without: 'AB-LORD-22' } as const;
      return refuse(s, seat, wanted, isThere ? whyNotCoins(s, seat, BRIBE, wanted, rules) : 'AB-LORD-22');
    },
  },
};

/** AB-LORD-22 · Not with too few coins, nor with an empty Court. */
export function bribe(s: State, seat: Seat): void {
  if (purse(s.players[seat]!) >= BRIBE && courtFor(s, seat).length > 0) next(s, { kind: 'bribe', seat });
}
