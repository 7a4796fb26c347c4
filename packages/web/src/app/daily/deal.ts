import type { SharedDeal } from '@fathom/bots';
import { validateSetup, type LevelId, type Playable } from '@fathom/kernel';
import { modulesOf } from '../../games/registry.ts';
import type { WebGame } from '../../shell/game.ts';
import { weekdayOf } from '../puzzles/days.ts';

/* The deal of a day: the same cards and the same bot for everybody. */

/** The person sits first. */
export const ME = 0;
export const LEVEL: LevelId = 'skilled';
const SEATS = 2;

/** On Saturdays and Sundays with all expansions. */
export const isWithModules = (day: string): boolean => [0, 6].includes(weekdayOf(day));

export function dealOfDay<G extends Playable<G>>({ rules }: Pick<WebGame<G>, 'rules'>, day: string): SharedDeal<G['options']> {
  const seats = rules.seatCounts.includes(SEATS) ? SEATS : rules.seatCounts[0]!;
  const modules = isWithModules(day) ? Object.keys(modulesOf(rules.id)) : [];
  const table = validateSetup(rules, seats, Object.fromEntries(modules.map((name) => [name, true])));
  if (!table.ok) throw new Error('a game can be played with all its expansions');
  return { seats, options: table.value.options, secret: `daily deal ${rules.id} ${day}` };
}
