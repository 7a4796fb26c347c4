import { err, ok, abbreviate, type Fault, type Problem, type Result } from './errors.ts';
import type { RuleId } from './game.ts';

/**
 * A cursor over untrusted JSON. It knows its own path, so a value that does not fit is reported with its place.
 * Reading stops at the first fault; `parseWith` turns that into a result.
 */
export class Cursor {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  /** Stops reading here, and cites the rule of the game that forbids the value, if there is one. */
  refuse(problem: Problem, rule?: RuleId): never {
    throw new ParseError({
      code: 'bad-value',
      at: this.path,
      problem,
      value: abbreviate(this.value),
      ...(rule === undefined ? {} : { rule }),
    });
  }

  /** The fields of an object, each a cursor; a field outside the list is refused. */
  fields<K extends string>(...names: readonly K[]): { readonly [N in K]: Cursor } {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) return this.refuse('wrong-type');
    const given = this.value as Readonly<Record<string, unknown>>;
    const unknown = Object.keys(given).find((name) => !(names as readonly string[]).includes(name));
    if (unknown !== undefined) new Cursor(given[unknown], this.child(unknown)).refuse('unknown-field');
    return Object.fromEntries(names.map((name) => [name, new Cursor(given[name], this.child(name))])) as { [N in K]: Cursor };
  }

  get given(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  list(atMost: number): Cursor[] {
    if (!Array.isArray(this.value)) return this.refuse(this.value === undefined ? 'missing' : 'wrong-type');
    if (this.value.length > atMost) return this.refuse('out-of-range');
    return this.value.map((item: unknown, i) => new Cursor(item, `${this.path}[${i}]`));
  }

  /** The entries of an object used as a table. */
  entries(): [key: string, value: Cursor][] {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) return this.refuse('wrong-type');
    return Object.entries(this.value).map(([key, value]) => [key, new Cursor(value, this.child(key))]);
  }

  whole(from: number, to: number): number {
    if (this.value === undefined) return this.refuse('missing');
    if (typeof this.value !== 'number' || !Number.isInteger(this.value)) return this.refuse('wrong-type');
    return this.value < from || this.value > to ? this.refuse('out-of-range') : this.value;
  }

  text(atMost: number): string {
    if (this.value === undefined) return this.refuse('missing');
    if (typeof this.value !== 'string') return this.refuse('wrong-type');
    return this.value.length > atMost ? this.refuse('out-of-range') : this.value;
  }

  oneOf<T extends string | number | boolean>(...allowed: readonly T[]): T {
    const found = allowed.find((each) => each === this.value);
    return found ?? this.refuse(this.value === undefined ? 'missing' : 'not-allowed');
  }

  private child(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }
}

/** Something that cannot occur in any game: its path in a position, its value, and the rule that forbids it. */
export interface Impossible {
  readonly at: string;
  readonly value: unknown;
  readonly rule: RuleId;
}

/** Refuses the first impossible value, if there is one. */
export function refuseImpossible(found: Iterable<Impossible>): void {
  for (const { at, value, rule } of found) new Cursor(value, at).refuse('not-allowed', rule);
}

class ParseError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Reads with a cursor; a value that does not fit becomes a fault. */
export function parseWith<T>(value: unknown, read: (cursor: Cursor) => T): Result<T> {
  try {
    return ok(read(new Cursor(value, '')));
  } catch (error) {
    if (error instanceof ParseError) return err(error.fault);
    throw error;
  }
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
