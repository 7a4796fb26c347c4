import {
  declaredFacts,
  perSeat,
  readFrames,
  readShort,
  refuseImpossible,
  type Cursor,
  type Frame,
  type Reading,
  type Rng,
} from '@fathom/kernel';
import { steps, type Steps } from './flow.ts';
import { impossibilities } from './possible/index.ts';
import { COURT } from './rules/court.ts';
import { krakenFacts, lordsOfSentinels } from './rules/expansions.ts';
import { setup } from './setup.ts';
import { fields, holding, krakenPart, locationTiles, lordCards, playerFields, type Abyss, type Options, type State } from './state.ts';

/* The position format of Abyss: docs/positions.md explains it. Decks are listed from the top. */

/** A player's tiles are called locations, as on the table; one without lords may be named by its ID alone. */
const holdings: typeof playerFields.holdings = {
  ...playerFields.holdings,
  as: 'locations',
  read: (cursor, reading) =>
    cursor.list(locationTiles.ids.length).map((item) => {
      if (typeof item.value === 'string') return { location: reading.unplaced(locationTiles).take(item), lords: [] };
      return holding.read(item, reading);
    }),
};

const tableFacts = declaredFacts<Abyss, typeof fields>({
  ...fields,
  players: perSeat({ ...playerFields, holdings }),
  kraken: krakenFacts(krakenPart),
});

export const describe = (s: State): { readonly options: Options } & Readonly<Record<string, unknown>> => ({
  options: s.options,
  ...tableFacts.write(s),
  ...(s.outcome === null ? { due: s.stack.toReversed() } : { asks: 'end' }),
  short: tableFacts.piles,
});

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at = facts.fields(...tableFacts.names, 'asks', 'due', 'short');
  const s = setup(seats, options, rng);
  const reading = tableFacts.read(at, facts, s);
  s.lordDiscard.push(...lordsOfSentinels(s).filter((lord) => reading.unplaced(lordCards).withdraw(lord)));
  tableFacts.fill(s, reading, rng, readShort(at.short, tableFacts.piles));
  if (!at.court.given) while (s.court.length < COURT && s.lordDeck.length > 0) s.court.push(s.lordDeck.shift()!);
  s.stack = at.due.given ? readDue(at.due, reading) : [momentOf(s, at.asks)];
  if (at.due.given && at.asks.given) at.asks.refuse('not-allowed');
  refuseImpossible(impossibilities(s));
  return s;
}

/** KR-SCORE-01, AB-END-06 · At the end hands are laid down before the points are counted. */
const momentOf = (s: State, asks: Cursor): Frame<Abyss> =>
  asks.given && asks.oneOf('turn', 'end') === 'end' ? { kind: 'reckoning' } : { kind: 'turn', seat: s.turn };

/** What a game never ends with: after these somebody is always next. */
const lastSteps: readonly (keyof Steps)[] = ['begin', 'turn', 'passTurn', 'endTurn', 'reckoning', 'count'];

/** The last of them leads on to another turn, or to the end. */
function readDue(cursor: Cursor, reading: Reading): Frame<Abyss>[] {
  const frames = readFrames<Abyss>(cursor, steps, reading);
  return frames.length > 0 && lastSteps.includes(frames[0]!.kind) ? frames : cursor.refuse('not-allowed');
}
