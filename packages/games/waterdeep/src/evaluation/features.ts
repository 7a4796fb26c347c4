import { featureSet, flag01, forEach, mostOf, sumOf, type Features, type Seat } from '@fathom/kernel';
import { questTypes, resources } from '../content/goods.ts';
import { intrigues, lords, nameOf, quests } from '../content/tables.ts';
import { outlook } from '../heuristic/foresee.ts';
import { planOf, questWorth } from '../heuristic/plan.ts';
import { tasks } from '../heuristic/tasks.ts';
import { holding } from '../heuristic/tiles.ts';
import { tokensOn } from '../expansions.ts';
import { ROUNDS } from '../rules/round.ts';
import { breakdown, lordBonus } from '../rules/scoring.ts';
import type { Player, State, Waterdeep } from '../state.ts';

/* What the learned evaluation reads of a table. */

const table = featureSet((s: State) => s, {
  ...forEach('players', ['3', '4', '5', '6'], (s: State, count) => flag01(s.seats === Number(count))),
  undermountain: (s) => flag01(s.options.undermountain),
  skullport: (s) => flag01(s.options.skullport),
  'long game': (s) => flag01(s.options.long),
  round: (s) => s.round / ROUNDS,
  ...forEach('at least round', ['3', '5', '7', '8'], (s: State, round) => flag01(s.round >= Number(round))),
  reassignment: (s) => flag01(s.phase === 'reassignment'),
  buildings: (s) => s.buildings.length / 10,
  'tokens on the track': (s) => (s.corruption === null ? 0 : s.corruption.track / 9),
});

interface SideFacts {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly outlook: number;
  readonly turns: number;
  readonly held: number;
  /** What its buildings bring in a round. */
  readonly income: number;
  /** Of its active quests: how far they are, the best first. */
  readonly near: readonly number[];
  readonly hoped: readonly number[];
}

function gather(s: State, seat: Seat): SideFacts {
  const player = s.players[seat]!;
  const expected = outlook(s, seat);
  const { turns, ranks, hoped, effortFor } = planOf(s, seat);
  let [held, income] = [0, 0];
  for (const { id, owner } of s.buildings) {
    if (owner !== seat) continue;
    held++;
    income += holding(s, id);
  }
  const first = (values: Float64Array): number[] => [0, 1, 2].map((rank) => (rank < ranks ? values[rank]! : 0));
  return { s, seat, player, outlook: expected, turns, held, income, hoped: first(hoped), near: first(effortFor) };
}

const side = featureSet(gather, {
  'to move': ({ s, seat }) => flag01(s.turn === seat),
  'turns to wait': ({ s, seat }) => ((seat - s.turn + s.seats) % s.seats) / s.seats,
  'first player': ({ s, seat }) => flag01(s.first === seat),
  ambassador: ({ s, seat }) => flag01(s.ambassador.holder === seat),
  outlook: ({ outlook }) => outlook / 100,
  turns: ({ turns }) => turns / 20,
  agents: ({ player }) => player.pool / 4,
  score: ({ player }) => player.score / 100,
  ...forEach('goods', resources, ({ player }: SideFacts, resource) => player[resource] / (resource === 'gold' ? 10 : 5)),
  tokens: ({ player }) => tokensOn(player) / 5,
  'cards in hand': ({ player }) => player.hand.length / 4,
  'quests to do': ({ player }) => player.active.length / 4,
  duties: ({ player }) => player.duties.length,
  plots: ({ player }) => sumOf(player.plots, (id) => tasks[id].ongoing) / 5,
  buildings: ({ held }) => held / 4,
  income: ({ income }) => income / 5,
  completed: ({ player }) => player.completed.length / 8,
  ...forEach(
    'completed',
    questTypes,
    ({ player }: SideFacts, type) => sumOf(player.completed, (id) => flag01(quests[id].type === type)) / 4,
  ),
  ...forEach('to do', questTypes, ({ player }: SideFacts, type) => sumOf(player.active, (id) => flag01(quests[id].type === type)) / 2),
  ...forEach('effort for quest', ['one', 'two', 'three'], ({ near }: SideFacts, _name, rank) => near[rank]! / 5),
  ...forEach('hope of quest', ['one', 'two', 'three'], ({ hoped }: SideFacts, _name, rank) => hoped[rank]! / 20),
});

const own = featureSet((s: State, seat: Seat) => ({ s, seat, player: s.players[seat]! }), {
  'points of the lord': ({ s, seat }) => lordBonus(s, seat) / 20,
  ...forEach('lord likes', questTypes, ({ player }: { readonly player: Player }, type) => {
    const bonus = lords[player.lord];
    return flag01(bonus.of === 'types' && bonus.types.includes(type));
  }),
  'lord likes buildings': ({ player }) => flag01(lords[player.lord].of === 'buildings'),
  'best open quest': ({ s, seat, player }) => (planOf(s, seat), mostOf(s.inn, (id) => questWorth(player, id)) / 25),
  'attacks in hand': ({ player }) => sumOf(player.hand, (id) => flag01(intrigues[nameOf[id]].kind === 'attack')) / 3,
  'duties in hand': ({ player }) => sumOf(player.hand, (id) => flag01(intrigues[nameOf[id]].kind === 'mandatory')) / 3,
});

const parts = ['game', 'adventurers', 'gold', 'lord', 'corruption'] as const;

export const features: Features<Waterdeep> = {
  table,
  side,
  own,
  standing: 'outlook',
  sides: ({ seats }) => seats,
  isQuiet: (s) => s.stack.at(-1)?.kind === 'assign',
  parts,
  partsOf(s, seat) {
    const points = breakdown(s, seat);
    return parts.map((part) => points[part]);
  },
};
