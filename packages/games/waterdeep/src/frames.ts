import type { Cursor, Frame } from '@fathom/kernel';
import { adventurers, type Lying } from './content/goods.ts';
import { dutyIds, intrigueIds, questIds } from './content/tables.ts';
import { lists, operationAt, type ListId } from './effects/lists.ts';
import type { Steps } from './flow.ts';
import { spaceIds } from './moves.ts';
import type { State, Waterdeep } from './state.ts';

/* What is still to be done, as a position tells it. A frame's kind says which fields it has; each field is read in one way. */

type Read = (cursor: Cursor, s: State) => unknown;

const MANY = 99;
const listIds = Object.keys(lists) as ListId[];
const lying: readonly Lying[] = [...adventurers, 'gold', 'corruption'];

const seat: Read = (cursor, s) => cursor.whole(0, s.seats - 1);
const seats: Read = (cursor, s) => cursor.list(MANY).map((item) => item.whole(0, s.seats - 1));
const number: Read = (cursor) => cursor.whole(0, MANY);
const yes: Read = (cursor) => cursor.oneOf(true, false);
const space: Read = (cursor) => cursor.oneOf(...spaceIds);
const spaces: Read = (cursor) => cursor.list(MANY).map((item) => item.oneOf(...spaceIds));
const quest: Read = (cursor) => cursor.oneOf(...questIds);
const duty: Read = (cursor) => cursor.oneOf(...dutyIds);
const completable: Read = (cursor) => cursor.oneOf(...questIds, ...dutyIds);
const of: Read = (cursor) => cursor.oneOf(...listIds);
const from: Read = (cursor) => cursor.oneOf('anywhere', 'harbor');
const band = (cursor: Cursor): unknown => {
  const at = cursor.fields(...adventurers);
  return Object.fromEntries(adventurers.map((type) => [type, at[type].whole(0, MANY)]));
};
const orNull =
  (read: Read): Read =>
  (cursor, s) =>
    cursor.value === null ? null : read(cursor, s);
/** How far in its list an effect is; the list is read before it. */
const ref = { seat, of, at: number, own: yes };
const playing = { seat, left: number, own: yes, optional: yes, toll: number };

const fields: { readonly [K in keyof Steps]: Readonly<Record<keyof Steps[K], Read>> } = {
  begin: {},
  round: {},
  reinforce: {},
  sendAmbassador: {},
  rotation: { seat, passes: number },
  assign: { seat, passes: number },
  ambassador: { seat },
  harbor: { slot: number, stayed: seats },
  reassign: { seat, slot: (cursor) => cursor.whole(1, 3), stayed: seats },
  arrivals: {},
  dispatch: { seat, left: number },
  extraAgent: { seat },
  hallTile: { seat },
  owner: { seat, space, manner: (cursor) => cursor.oneOf('agent', 'ambassador', 'copy', 'control') },
  leave: { seat, space, quiet: yes },
  settled: {},
  order: { seat, due: (cursor) => cursor.list(MANY).map((item) => item.oneOf(...questIds)) },
  effects: { ...ref, spent: orNull(band) },
  quest: { seat },
  spend: { seat, quest: completable, left: number, spent: band, bonus: number },
  completed: { seat, quest: completable, spent: band },
  completeNow: { seat, quest, bonus: number },
  takeQuest: { seat },
  draft: { seat, left: number },
  questType: { seat },
  discardQuest: ref,
  take: { seat, of, left: number, types: (cursor) => cursor.list(4).map((item) => item.oneOf(...adventurers)), own: yes },
  choose: ref,
  give: { seat, of, left: number },
  eachOpponent: { ...ref, who: seat },
  offer: { ...ref, actor: seat },
  atoned: { seat },
  option: ref,
  opponent: ref,
  steal: { ...ref, from: seat, left: number },
  exchange: ref,
  refund: { seat, of, spent: band },
  recall: { seat, left: number, optional: yes, from },
  move: { seat },
  moveTo: { seat, from: space, agent: (cursor, s) => cursor.whole(-1, s.seats - 1) },
  perform: { seat, space },
  use: ref,
  place: { ...ref, left: number, placed: spaces, what: orNull((cursor) => cursor.oneOf(...lying)) },
  placeWhat: { ...ref, left: number, placed: spaces },
  atone: { seat, most: number, gone: yes },
  atoneMore: { seat, quest },
  buy: { seat, optional: yes },
  build: { seat, left: number, refill: yes },
  demolish: ref,
  forge: { seat },
  foist: { seat },
  foistTo: { seat, quest: duty },
  plays: playing,
  play: playing,
  toll: { seat, count: number },
  draws: { seat, left: number, own: yes },
  drawn: { seat, own: yes },
  played: { seat, card: (cursor) => cursor.oneOf(...intrigueIds) },
  discardIntrigue: { seat, left: number },
  roundEnd: {},
};
const kinds = Object.keys(fields) as (keyof Steps)[];
/** What a game never ends with: after these somebody is always next. */
const lasting: readonly (keyof Steps)[] = ['begin', 'round', 'rotation', 'assign', 'harbor', 'reassign', 'roundEnd'];

/** In reading order; the last of them leads on to another turn, or to the end. */
export function readFrames(cursor: Cursor, s: State): Frame<Waterdeep>[] {
  const frames = cursor.list(MANY).map((item) => readFrame(item, s));
  const last = frames.at(-1);
  if (last === undefined || !lasting.includes(last.kind) || !frames.every(belongs)) return cursor.refuse('not-allowed');
  return frames.reverse();
}

/** Does the effect that a step stands for ask such a question? */
const belongs = (frame: Frame<Waterdeep>): boolean =>
  frame.kind === 'effects' || !('of' in frame && 'at' in frame) || frame.kind in (operationAt(frame).steps ?? {});

function readFrame(cursor: Cursor, s: State): Frame<Waterdeep> {
  const given = cursor.value as { readonly kind?: unknown } | null;
  const kind = kinds.find((each) => each === given?.kind) ?? cursor.refuse('not-allowed');
  const reads: Readonly<Record<string, Read>> = fields[kind];
  const names = Object.keys(reads);
  const at = cursor.fields('kind', ...names);
  const frame = Object.fromEntries([['kind', kind], ...names.map((name) => [name, reads[name]!(at[name]!, s)])]) as Frame<Waterdeep>;
  if ('of' in frame && 'at' in frame && frame.at >= lists[frame.of].effects.length) return at['at']!.refuse('out-of-range');
  return frame;
}
