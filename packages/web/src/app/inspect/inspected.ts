import {
  arrange,
  decode,
  err,
  ok,
  gameOfLink,
  readPosition,
  readRecord,
  retrace,
  rngFrom,
  type Game,
  type Playable,
  type Result,
  type Seat,
} from '@fathom/kernel';
import { inspect, inspectSeat } from '@fathom/kernel/inspect';
import { isGameId, withGame } from '../../games/registry.ts';

/** Who looks: everybody at once, one seat, or a spectator. */
export type Viewer = Seat | 'all' | 'spectator';

/** A game that was found in a text, with its types erased. */
export interface InspectedGame {
  readonly seats: number;
  /** How many moves it has. */
  readonly last: number;
  /** Plain data: all of the table after so many moves, or what somebody may know of it. */
  at(ply: number, viewer: Viewer): object;
}

/** Finds the game in what was pasted: a record, a saved game with its record, a link or a position. */
export async function readInspected(text: string): Promise<Result<InspectedGame>> {
  const id = gameOf(text);
  if (id === null) return err({ code: 'unreadable', expected: 'record' });
  return isGameId(id) ? withGame(id, ({ rules }) => opened(rules, text)) : err({ code: 'unknown-game', game: id });
}

const LINK = /\bf1\.[\w-]+\.[\w-]+\.[\w-]*/;
const linkIn = (text: string): string | undefined =>
  text.trimStart().startsWith('{') ? undefined : LINK.exec(text.replaceAll(/\s/g, ''))?.[0];

function gameOf(text: string): string | null {
  const link = linkIn(text);
  if (link !== undefined) return gameOfLink(link);
  const position = readPosition(text);
  if (position.ok) return position.value.game;
  const record = readRecord(recordIn(text));
  return record.ok ? record.value.game : null;
}

function opened<G extends Playable<G>>(game: Game<G>, text: string): Result<InspectedGame> {
  const states = statesIn(game, text);
  if (!states.ok) return states;
  return ok({
    seats: states.value[0]!.seats,
    last: states.value.length - 1,
    at(ply: number, viewer: Viewer) {
      const state = states.value[Math.min(ply, states.value.length - 1)]!;
      return viewer === 'all' ? inspect(game, state) : inspectSeat(game, state, viewer === 'spectator' ? null : viewer);
    },
  });
}

/** The table before the first move and after each. */
function statesIn<G extends Playable<G>>(game: Game<G>, text: string): Result<G['state'][]> {
  const position = readPosition(text);
  if (position.ok) {
    const arranged = arrange(game, position.value.position, rngFrom('fathom/inspect'));
    return arranged.ok ? ok([arranged.value.state]) : arranged;
  }
  const link = linkIn(text);
  const record = readRecord(recordIn(text));
  const found = link !== undefined ? decode(game, link) : record.ok ? retrace(game, record.value) : record;
  return found.ok ? ok(found.value.moments.map(({ state }) => state)) : found;
}

/** A saved game of a page or a terminal holds its record. */
function recordIn(text: string): string {
  try {
    const json = JSON.parse(text) as unknown;
    return typeof json === 'object' && json !== null && 'record' in json ? JSON.stringify(json.record) : text;
  } catch {
    return text;
  }
}
