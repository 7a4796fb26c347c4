import { below, lookup, shuffle, type OptionTable, type Rng, type RuleId } from '@fathom/kernel';
import { components, kits } from './components.ts';
import type { BuildingId, IntrigueId, QuestId, SpaceId } from './content/tables.ts';
import { newTrack } from './expansions.ts';
import { newPlayer, newSpace, type Options, type Player, type Space, type State } from './state.ts';

/** WD-SETUP-01, WD-SIX-01 · The sixth comes with a module. */
export const seatCounts = [2, 3, 4, 5, 6] as const;

/** Six need a module, so there it is the usual choice. */
export const options = (seats: number): OptionTable<Options> => ({
  first: ['random', ...([1, 2, 3, 4, 5, 6] as const).slice(0, seats)],
  undermountain: seats === 6 ? [true, false] : [false, true],
  skullport: [false, true],
  long: [false, true],
  highDukesTomb: [1, 2],
  taxRevolt: [5, 4],
});

/** What does not go together, each with its rule. */
export function conflict(
  seats: number,
  { undermountain, skullport, long }: Options,
): { readonly option: keyof Options; readonly rule: RuleId } | null {
  if (undermountain || skullport) return null;
  if (seats === 6) return { option: 'undermountain', rule: 'WD-SIX-01' };
  return long ? { option: 'long', rule: 'WD-LONG-01' } : null;
}

/** WD-SETUP-03, WD-LONG-01, WD-SIX-01, WD-TWO-MODULES-01 · Agents for 2, 3, … players. */
const NORMAL = [4, 3, 2, 2, 2];
const LONG = [5, 4, 3, 3, 2];
export const agentsFor = (seats: number, { undermountain, skullport, long }: Options): number =>
  (long || (undermountain && skullport) ? LONG : NORMAL)[seats - 2]!;

/** WD-SETUP-05, R-38 · Cubes of each type, and what the caravans stand for. */
const CUBES = 25;
const CARAVANS = 20;
export const supplyFor = ({ undermountain, skullport }: Options): number => (undermountain || skullport ? CUBES + CARAVANS : CUBES);

/** WD-TWO-MODULES-02 · What two modules take out of the base game. */
export const REMOVED = { quests: 30, intrigue: 25, buildings: 12 } as const;

/** Pushed one by one: the engine keeps an array that was mapped in another form, and would have to know both. */
function layOut<Id extends SpaceId>(ids: readonly Id[]): Space<Id>[] {
  const spaces: Space<Id>[] = [];
  for (const id of ids) spaces.push(newSpace(id));
  return spaces;
}

/** Takes so many of the base game out of a shuffled pile; gives them. */
export function takeOut<T extends Dealt>(pile: T[], count: number): T[] {
  const gone: T[] = [];
  if (count === 0) return gone;
  let kept = 0;
  for (const id of pile) {
    if (gone.length < count && isBase[id]) gone.push(id);
    else pile[kept++] = id;
  }
  pile.length = kept;
  return gone;
}
type Dealt = QuestId | IntrigueId | BuildingId;
const { quests, intrigue, buildings } = kits[0]!;
const isBase = lookup<Partial<Record<Dealt, true>>>(Object.fromEntries([...quests, ...intrigue, ...buildings].map((id) => [id, true])));

/**
 * WD-SETUP-06..12, WD-TWO-MODULES-02, WD-SIX-02 · All is shuffled; everybody gets a lord, two quests, two cards, and gold by turn order.
 */
function deal(seats: number, chosen: Options, rng: Rng) {
  const all = components(chosen);
  const questDeck = shuffle(rng, all.quests.slice());
  const intrigueDeck = shuffle(rng, all.intrigue.slice());
  const tiles = shuffle(rng, all.buildings.slice());
  const lords = shuffle(rng, all.lords.slice());
  const both = chosen.undermountain && chosen.skullport;
  const box = {
    lords,
    quests: takeOut(questDeck, both ? REMOVED.quests : 0),
    intrigue: takeOut(intrigueDeck, both ? REMOVED.intrigue : 0),
    buildings: takeOut(tiles, both ? REMOVED.buildings : 0),
  };
  const first = chosen.first === 'random' ? below(rng, seats) : chosen.first - 1;
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const player = newPlayer(lords.pop()!, agentsFor(seats, chosen));
    player.gold = 4 + ((seat - first + seats) % seats);
    player.active = questDeck.splice(-2);
    player.hand = intrigueDeck.splice(-2);
    players.push(player);
  }
  return { board: layOut(all.spaces), box, first, intrigueDeck, players, questDeck, tiles };
}

/** WD-SETUP-03..13, WD-TWO-MODULES-01..03 · The table before the first round; its tokens come as it begins. */
export function setup(seats: number, chosen: Options, rng: Rng): State {
  const { board, box, first, intrigueDeck, players, questDeck, tiles } = deal(seats, chosen, rng);
  const cubes = supplyFor(chosen);
  return {
    seats,
    stack: [{ kind: 'begin' }],
    rng,
    ply: 0,
    undoFloor: 0,
    actor: null,
    outcome: null,
    log: null,
    options: chosen,
    round: 0,
    phase: 'assignment',
    first,
    turn: first,
    players,
    supply: { cleric: cubes, fighter: cubes, rogue: cubes, wizard: cubes },
    board,
    buildings: [],
    hall: layOut(tiles.splice(-3)),
    tiles,
    demolished: [],
    inn: questDeck.splice(-4),
    questDeck,
    questDiscard: [],
    revealed: [],
    intrigueDeck,
    intrigueDiscard: [],
    resolving: [],
    uses: [],
    tired: [],
    ambassador: { holder: null, busy: false, gone: false },
    corruption: newTrack(chosen.skullport),
    box,
  };
}
