import { Cursor, group, readFields, readFrames, readOr, shuffle, unplacedIn } from '@fathom/kernel';
import type { Field, Frame, Reading, Rng, Seat, StepFields } from '@fathom/kernel';
import { components } from './components.ts';
import { adventurers, type Adventurer, type Band } from './content/goods.ts';
import { questFor, quests, type BuildingId, type IntrigueId, type QuestId } from './content/tables.ts';
import { operationAt } from './effects/lists.ts';
import { checkTrack, completeTrack, countAside } from './expansions.ts';
import { coreSteps, type Steps } from './flow.ts';
import { questions } from './operations.ts';
import { everySpace } from './queries.ts';
import { finish } from './rules/scoring.ts';
import { agentsFor, REMOVED, setup, supplyFor, takeOut } from './setup.ts';
import { fields, newPlayer, newSpace, sets, type Options, type Player, type Space, type State, type Waterdeep } from './state.ts';

/* The position format of Waterdeep (docs/positions.md): the declared fields, and here what follows from them where they are not named. */

const names = Object.keys(fields) as (keyof typeof fields)[];
type Facts = { readonly [N in 'asks' | 'due' | 'short' | keyof typeof fields]: Cursor };
/** Decks that hold all that is not named, unless they are short. */
const piles = { questDeck: 'quests', intrigueDeck: 'intrigue', tiles: 'buildings' } as const;
const pileNames = Object.keys(piles) as (keyof typeof piles)[];

export const describe = (s: State): { readonly options: Options } & Readonly<Record<string, unknown>> => ({
  options: s.options,
  ...(group(fields).write(s) as object),
  ...(s.outcome === null ? { due: s.stack.toReversed() } : { asks: 'end' }),
  short: pileNames,
});

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at: Facts = facts.fields('asks', 'due', 'short', ...names);
  const s = setup(seats, options, rng);
  const all = components(options);
  const present = new Set<string>([...all.lords, ...all.quests, ...all.intrigue, ...all.buildings]);
  const reading: Reading = { seats, table: s, unplaced: unplacedIn(facts, present) };
  s.round = 1;
  s.players = s.players.map(() => newPlayer(all.lords[0]!, 0));
  s.box = { lords: [], quests: [], intrigue: [], buildings: [] };
  checkTrack(at.corruption, options.skullport);
  readFields(fields as unknown as Readonly<Record<string, Field>>, at, reading, s);
  if (!at.turn.given) s.turn = s.first;
  for (const { owner } of s.buildings) if (owner === null) at.buildings.refuse('missing');
  const named = at.players.given ? (at.players.value as readonly object[]) : [];
  for (let seat = 0; seat < seats; seat++) completePlayer(s, seat, named[seat] ?? {}, reading);
  dealPiles(s, at, reading, rng);
  const spare = shuffle(rng, reading.unplaced(sets.lords).left());
  for (let seat = 0; seat < seats; seat++) if (!('lord' in (named[seat] ?? {}))) s.players[seat]!.lord = spare.pop()!;
  if (!at.box.given) s.box.lords = spare;
  s.supply = readOr(fields.supply, at.supply, reading, supplyLeft(s, at.players));
  completeTrack(s, holders(s), at.corruption);
  s.stack = at.due.given ? readDue(at.due, reading) : momentOf(s, at.asks);
  if (at.asks.given && at.asks.value === 'end') finish(s);
  return s;
}

/** Plot quests are completed quests. All the agents there are by now, less those that stand somewhere, are in the pool. */
function completePlayer(s: State, seat: Seat, named: object, { unplaced }: Reading): void {
  const player = s.players[seat]!;
  const plots = new Cursor(player.plots, `players[${seat}].plots`);
  if (!('completed' in named)) {
    player.completed = player.plots.slice();
    for (const plot of player.plots) if (!unplaced(sets.quests).withdraw(plot)) plots.refuse('piece-twice');
  }
  if (!player.plots.every((plot) => player.completed.includes(plot) && quests[plot].ongoing !== null)) plots.refuse('not-allowed');
  if ('pool' in named) return;
  const agents = agentsFor(s.seats, s.options) + (s.round >= 5 ? 1 : 0) + (player.plots.includes(questFor('anotherAgent')) ? 1 : 0);
  const assigned = everySpace(s).flatMap((space) => space.agents.filter((agent) => agent === seat));
  player.pool = Math.max(0, agents - assigned.length);
}

/**
 * What is not named lies in the decks, under what is; with two modules some of the base game is left out. Inn and Hall are filled from
 * beneath.
 */
function dealPiles(s: State, at: Facts, reading: Reading, rng: Rng): void {
  const short = at.short.given ? at.short.list(pileNames.length).map((pile) => pile.oneOf(...pileNames)) : [];
  for (const name of pileNames) {
    const set = piles[name];
    const left = shuffle<QuestId | IntrigueId | BuildingId>(rng, reading.unplaced<QuestId | IntrigueId | BuildingId>(sets[set]).left());
    if (short.includes(name)) continue;
    if (s.options.undermountain && s.options.skullport && !at.box.given) s.box[set] = takeOut(left, REMOVED[set]) as never;
    (s[name] as string[]).unshift(...left);
  }
  if (!at.inn.given) s.inn = s.questDeck.splice(0, 4);
  if (!at.hall.given) s.hall = s.tiles.splice(0, 3).map(newSpace);
}

/** All taverns and spaces. */
const holders = (s: State): (Player | Space)[] => [...s.players, ...everySpace(s)];

function supplyLeft(s: State, players: Cursor): Band {
  const left = (type: Adventurer): number =>
    holders(s).reduce((count, holder) => count - holder[type], supplyFor(s.options) - countAside(s, type));
  const supply = Object.fromEntries(adventurers.map((type) => [type, left(type)])) as Band;
  if (Object.values(supply).some((count) => count < 0)) players.refuse('out-of-range');
  return supply;
}

/** What is asked, where no steps are named. */
function momentOf(s: State, asks: Cursor): Frame<Waterdeep>[] {
  const moment = asks.given ? asks.oneOf('turn', 'quest', 'round', 'harbor', 'end') : 'turn';
  if (moment === 'end') return [];
  if (moment === 'round') return [{ kind: 'round' }];
  if (moment === 'harbor') s.phase = 'reassignment';
  if (moment === 'harbor') return [{ kind: 'harbor', slot: 1, stayed: [] }];
  if (moment === 'turn') return [{ kind: 'rotation', seat: s.turn, passes: 0 }];
  return [
    { kind: 'rotation', seat: (s.turn + 1) % s.seats, passes: 0 },
    { kind: 'quest', seat: s.turn },
  ];
}

/* What is still to be done, as a position has it. */

const ownSteps = Object.entries(questions).flatMap(([kind, question]) => ('fields' in question ? [[kind, question.fields]] : []));
/** Those of operations are declared with them. */
const steps = { ...coreSteps, ...Object.fromEntries(ownSteps) } as StepFields<Waterdeep>;
/** What a game never ends with: after these somebody is always next. */
const lasting: readonly (keyof Steps)[] = ['begin', 'round', 'rotation', 'assign', 'harbor', 'reassign', 'roundEnd'];

/** The last of them, first on the stack, leads on to another turn, or to the end. */
function readDue(cursor: Cursor, reading: Reading): Frame<Waterdeep>[] {
  const frames = readFrames<Waterdeep>(cursor, steps, reading);
  const [last] = frames;
  if (last === undefined || !lasting.includes(last.kind) || !frames.every(belongs)) return cursor.refuse('not-allowed');
  return frames;
}

/** Does the effect that a step stands for ask such a question? */
const belongs = (frame: Frame<Waterdeep>): boolean =>
  frame.kind === 'effects' || !('of' in frame && 'at' in frame) || frame.kind in (operationAt(frame).steps ?? {});
