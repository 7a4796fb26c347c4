import type { Cursor, Frame } from '@fathom/kernel';
import { adventurers } from './content/goods.ts';
import { intrigueIds, questIds } from './content/tables.ts';
import { lists, operationAt } from './effects/lists.ts';
import type { CoreSteps, Steps } from './flow.ts';
import {
  MANY,
  band,
  completable,
  from,
  number,
  of,
  orNull,
  ref,
  seat,
  seats,
  space,
  yes,
  type FrameFields,
  type Read,
} from './frameFields.ts';
import { questions } from './operations.ts';
import type { State, Waterdeep } from './state.ts';

/* What is still to be done, as a position tells it. A frame's kind says which fields it has; each field is read in one way. */

const playing = { seat, left: number, own: yes, optional: yes, toll: number };

const coreFields: { readonly [K in keyof CoreSteps]: FrameFields<CoreSteps[K]> } = {
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
  extraAgent: { seat },
  owner: { seat, space, manner: (cursor) => cursor.oneOf('agent', 'ambassador', 'copy', 'control') },
  leave: { seat, space, quiet: yes },
  settled: {},
  order: { seat, due: (cursor) => cursor.list(MANY).map((item) => item.oneOf(...questIds)) },
  effects: { ...ref, spent: orNull(band) },
  quest: { seat },
  spend: { seat, quest: completable, left: number, spent: band, bonus: number },
  completed: { seat, quest: completable, spent: band },
  take: { seat, of, left: number, types: (cursor) => cursor.list(4).map((item) => item.oneOf(...adventurers)), own: yes },
  give: { seat, of, left: number },
  eachOpponent: { ...ref, who: seat },
  offer: { ...ref, actor: seat },
  option: ref,
  opponent: ref,
  recall: { seat, left: number, optional: yes, from },
  plays: playing,
  play: playing,
  played: { seat, card: (cursor) => cursor.oneOf(...intrigueIds) },
  roundEnd: {},
};
/** The steps that operations bring say themselves how they are read. */
const ownFields = Object.entries(questions).flatMap(([kind, question]) => ('reads' in question ? [[kind, question.reads]] : []));
const fields = { ...coreFields, ...Object.fromEntries(ownFields) } as Readonly<Record<keyof Steps, Readonly<Record<string, Read>>>>;
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
  const reads = fields[kind];
  const names = Object.keys(reads);
  const at = cursor.fields('kind', ...names);
  const frame = Object.fromEntries([['kind', kind], ...names.map((name) => [name, reads[name]!(at[name]!, s)])]) as Frame<Waterdeep>;
  if ('of' in frame && 'at' in frame && frame.at >= lists[frame.of].effects.length) return at['at']!.refuse('out-of-range');
  return frame;
}
