import type { AnimationStepData, TableSnapshot } from '@fathom/table';
import type { Change, ServerMessage, Update } from './messages.ts';

/**
 * What makes one value out of another: the new value in a list of one; the fields of an object, or the places of a list of the same
 * length, that differ; or 0, if there is nothing any more.
 */
export type Patch = readonly [unknown] | { readonly [field: string]: Patch } | 0;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Undefined if there is no difference. Fields without a value count as absent, as in JSON. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isObject(before) || !isObject(after)) return after === undefined ? 0 : [after];
  if (!Array.isArray(after)) return Array.isArray(before) ? [after] : fieldsChanged(before, after);
  return Array.isArray(before) && before.length === after.length ? placesChanged(before, after) : [after];
}

/* Every view of every move is compared here: nothing is made unless something differs. */

function placesChanged(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const changed = diff(before[i], after[i]);
    if (changed !== undefined) (patch ??= {})[i] = changed;
  }
  return patch;
}

function fieldsChanged(before: Fields, after: Fields): Patch | undefined {
  let patch: Record<string, Patch> | undefined;
  let missing = 0;
  for (const _ in before) missing++;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was !== undefined) missing--;
    if (was === is) continue;
    const changed = diff(was, is);
    if (changed !== undefined) (patch ??= {})[key] = changed;
  }
  if (missing === 0) return patch;
  for (const key in before) if (before[key] !== undefined && !Object.hasOwn(after, key)) (patch ??= {})[key] = 0;
  return patch;
}

/** The value that a patch leads to. What has not changed is shared with the value before. */
export function patched(before: unknown, patch: Patch): unknown {
  if (patch === 0) return undefined;
  if (Array.isArray(patch)) return (patch as readonly [unknown])[0];
  const copy: Record<string, unknown> | unknown[] = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Fields) };
  for (const [key, change] of Object.entries(patch as Readonly<Record<string, Patch>>)) {
    if (change === 0) delete (copy as Record<string, unknown>)[key];
    else (copy as Record<string, unknown>)[key] = patched((before as Fields)[key], change);
  }
  return copy;
}

/** A snapshot whose clocks are not compared: they run, so a change always has them. */
export const withoutTime = (snapshot: TableSnapshot): TableSnapshot => ({ ...snapshot, at: 0, table: { ...snapshot.table, left: null } });

/** An update as the difference to the snapshot with an earlier number. */
export function changeOf(
  from: number,
  base: TableSnapshot,
  { seq, events, snapshot, steps }: Update & { readonly snapshot: TableSnapshot },
): Change {
  let view: unknown = base.seatView?.view;
  const differences = steps.map((step) => {
    const patch = diff(view, step.view) ?? {};
    view = step.view;
    return { events: step.events.length, patch };
  });
  return { type: 'change', from, seq, events, patch: diff(withoutTime(base), snapshot) ?? {}, steps: differences };
}

/** Reads updates, whole or as differences. */
export class UpdateReader {
  private seq = 0;
  private snapshot: TableSnapshot | null = null;

  /** Null if it cannot be understood: it is the difference to a snapshot that was not received. */
  read(message: Extract<ServerMessage, { type: 'update' | 'change' }>): Update | null {
    if (message.type === 'change' && (this.snapshot === null || this.seq !== message.from)) return null;
    const update = message.type === 'update' ? message : updateFrom(message, this.snapshot!);
    this.seq = update.seq;
    this.snapshot = update.snapshot;
    return update;
  }
}

function updateFrom({ seq, events, patch, steps }: Change, base: TableSnapshot): Update {
  const played = events.flatMap((event) => (event.kind === 'played' ? event.events : []));
  let view: unknown = base.seatView?.view;
  let shown = 0;
  return {
    type: 'update',
    seq,
    events,
    snapshot: patched(base, patch) as TableSnapshot,
    steps: steps.map((step): AnimationStepData => {
      view = patched(view, step.patch);
      return { events: played.slice(shown, (shown += step.events)), view: view as object };
    }),
  };
}
