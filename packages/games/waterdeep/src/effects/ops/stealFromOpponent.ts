import { next, seat, type Seat } from '@fathom/kernel';
import { coins, one, type Adventurer } from '../../content/goods.ts';
import { lookAtLord, passCard } from '../../expansions.ts';
import { number, ref } from '../../fields.ts';
import { byAdventurer, movesOf } from '../../moves.ts';
import { isProtected } from '../../queries.ts';
import { tavernPiece } from '../../pieces.ts';
import { asking } from '../../rules/asking.ts';
import type { State } from '../../state.ts';
import { transfer } from '../../verbs/goods.ts';
import { effectAt } from '../lists.ts';
import { always, type Targeting, type Step } from '../operation.ts';
import { ofTavern } from '../questions/give.ts';
import { nameOpponent, naming } from '../questions/opponent.ts';

const steal = byAdventurer('steal');

/** What may come after a theft. */
const aftermaths = { lookAtLord, passCard };

type StealFromOpponent = {
  readonly gold: number;
  readonly count: number;
  readonly types: readonly Adventurer[];
  readonly after: keyof typeof aftermaths | null;
};

/** WD-INTRIGUE-05, WD-PLAY-06 · Who has all that is stolen, and is not protected. */
function isTarget(s: State, seat: Seat, other: Seat, { gold, count, types }: StealFromOpponent): boolean {
  const victim = s.players[other]!;
  if (other === seat || isProtected(s, other) || victim.gold < gold) return false;
  let loot = 0;
  for (const type of types) loot += victim[type];
  return loot >= count;
}

function afterTheft(s: State, seat: Seat, from: Seat, { after }: StealFromOpponent): void {
  if (after !== null) aftermaths[after](s, seat, from);
}

const fields = { ...ref, from: seat, left: number };
type StealSteps = { steal: Step<typeof fields, { readonly type: 'steal'; readonly adventurer: Adventurer }> };

export const stealFromOpponent: Targeting<StealFromOpponent, 'opponent', StealSteps> = {
  required: always,
  can: (s, seat, effect) => s.players.some((_, other) => isTarget(s, seat, other, effect)),
  perform: nameOpponent,
  isTarget,
  strike(s, { seat, of, at, own }, effect, from) {
    if (effect.gold > 0) transfer(s, from, seat, coins[effect.gold]!, own);
    if (effect.count > 0) next(s, { kind: 'steal', seat, of, at, own, from, left: effect.count });
    else afterTheft(s, seat, from, effect);
  },
  steps: {
    ...naming,
    /** WD-INTRIGUE-05, UM-INTRIGUE-01, 03 · The actor chooses the type. */
    steal: {
      fields,
      moves: (s, f) => movesOf(steal, ofTavern(s, f.from, (effectAt(f) as StealFromOpponent).types)),
      take(s, f, { adventurer }) {
        transfer(s, f.from, f.seat, one[adventurer], f.own);
        if (f.left > 1) next(s, { ...f, left: f.left - 1 });
        else afterTheft(s, f.seat, f.from, effectAt(f) as StealFromOpponent);
      },
      ...asking('WD-INTRIGUE-05', { joins: 'amount' }),
      touches: (_s, { from }, { adventurer }) => [tavernPiece(from, adventurer)],
    },
  },
};
