import type { Seat } from '@fathom/kernel';
import type { Scored, WorthTable } from '../../rules/scoring.ts';
import type { KrakenWorth, Sanctuary } from './locations.ts';

/** KR-SCORE-03 · What the figure costs its holder. */
const FIGURE = 5;

/** KR-FIG-06. */
export const figureScore = ({ kraken }: Scored, seat: Seat): number => (kraken?.figure === seat ? FIGURE : 0);

export const krakenWorths: WorthTable<KrakenWorth> = {
  /** KR-TILE-02. */
  lessNebulis: ({ base, each }, { nebulis }) => base - each * nebulis,
  /** KR-LOOT-08. */
  loot: (_worth, _side, { kraken }, _seat, location) => (kraken?.loot[location as Sanctuary] ?? []).reduce((sum, value) => sum + value, 0),
};
