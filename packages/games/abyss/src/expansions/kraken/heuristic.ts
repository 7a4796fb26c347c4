import { cards } from '../../content/cards.ts';
import { lords, type LordId } from '../../content/lords.ts';
import { allyGain, KEY, standing, type WeightTable } from '../../heuristic/gains.ts';
import type { State } from '../../state.ts';
import type { KrakenAnswers, KrakenPower } from './flow.ts';

type KrakenMove = KrakenAnswers[keyof KrakenAnswers] | KrakenPower;

export const krakenWeights: WeightTable<KrakenMove['type']> = {
  handOver: (s, _seat, { to }) => standing(s, to),
  give: (s, _seat, { to }) => standing(s, to),
  launder: () => 1.5,
  invite: () => -0.2,
  reserve: (_s, _seat, { item }) => (item in lords ? 0.1 * lords[item as LordId].influence : -0.3),
  stow: (s, _seat, { race }) => -s.council[race].length,
  drawLoot: (s) => lootGain(s),
  stop: () => 0,
  heal: (s, seat, { ally }) => allyGain(s, seat, ally),
  nameRace: (s, seat, { race }) =>
    s.players.reduce(
      (sum, { affiliated }, other) => sum + (other === seat ? 0 : affiliated.filter((ally) => cards[ally].race === race).length),
      0,
    ),
  free: (_s, _seat, { lord }) => lords[lord].abilityWorth + lords[lord].keys * KEY,
};

/** Another card, less the risk of a twin. */
function lootGain(s: State): number {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'search') return 0;
  const here = s.kraken!.loot[frame.location];
  const risk = here.reduce((sum, value) => sum + value * value, 0) / 25;
  return 5.4 + 1 - risk * 2;
}
