import { isProtected } from '../../queries.ts';
import { layDuty } from '../../verbs/cards.ts';
import { always, type Targeting } from '../operation.ts';
import { nameOpponent, naming } from '../questions/opponent.ts';

type GiveMandatoryQuest = { readonly op: 'giveMandatoryQuest' };

export const giveMandatoryQuest: Targeting<GiveMandatoryQuest, 'opponent'> = {
  required: always,
  can: (s, seat) => s.players.some((_, other) => other !== seat && !isProtected(s, other)),
  asks: always,
  perform: nameOpponent,
  strike: (s, { seat }, _effect, opponent) => layDuty(s, seat, opponent),
  steps: naming,
};
