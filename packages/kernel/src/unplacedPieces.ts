import type { Cursor } from './cursor.ts';

const MANY = 99;
/** Deeper than any position names its pieces. */
const DEPTH = 5;
const NO_COPIES = /$^/;

/** The pieces of a set that a position has not named yet. */
export interface Unplaced<Id> {
  /** The piece that is named here. */
  take(cursor: Cursor): Id;
  /** Takes out a piece that lies somewhere under another name; false if it is gone already. */
  withdraw(id: Id): boolean;
  left(): Id[];
}

/**
 * The pieces that a position has not named yet. A piece is named by its ID; if `copies` matches, also without the number of its copy:
 * `mage-1` is any of `mage-1-1`, `mage-1-2`, …
 */
export class UnplacedPieces<Id extends string> implements Unplaced<Id> {
  private readonly free: Set<Id>;
  private readonly ids: readonly Id[];
  private readonly copies: RegExp;
  /** A piece that is named by its full ID anywhere in the position is not used for a name without a copy number. */
  private readonly namedExactly: ReadonlySet<string>;

  constructor(ids: readonly Id[], facts: Cursor, copies: RegExp = NO_COPIES) {
    this.ids = ids;
    this.free = new Set(ids);
    this.copies = copies;
    this.namedExactly = new Set(textsIn(facts.value, DEPTH));
  }

  /** The piece that is named here; its ID must begin with the prefix. */
  take(cursor: Cursor, prefix = ''): Id {
    const name = cursor.text(40);
    const exact = this.ids.find((id) => id === name);
    const candidates = exact === undefined ? this.ids.filter((id) => this.copies.test(name) && id.startsWith(`${name}-`)) : [exact];
    if (candidates.length === 0) return cursor.refuse('unknown-piece');
    if (!name.startsWith(prefix)) return cursor.refuse('not-allowed');
    const id =
      candidates.find((each) => this.free.has(each) && (exact !== undefined || !this.namedExactly.has(each))) ??
      cursor.refuse('piece-twice');
    this.free.delete(id);
    return id;
  }

  list(cursor: Cursor): Id[] {
    return cursor.given ? cursor.list(this.ids.length).map((item) => this.take(item)) : [];
  }

  withdraw(id: Id): boolean {
    return this.free.delete(id);
  }

  left(): Id[] {
    return this.ids.filter((id) => this.free.has(id));
  }
}

/** The same for tokens that are known by their number alone. */
export class UnplacedNumbers implements Unplaced<number> {
  private readonly free: number[];

  constructor(numbers: readonly number[]) {
    this.free = numbers.slice();
  }

  list(cursor: Cursor): number[] {
    return cursor.given ? cursor.list(this.free.length).map((item) => this.take(item)) : [];
  }

  left(): number[] {
    return this.free.slice();
  }

  take(cursor: Cursor): number {
    const value = cursor.whole(0, MANY);
    return this.withdraw(value) ? value : cursor.refuse('piece-twice');
  }

  withdraw(value: number): boolean {
    const at = this.free.indexOf(value);
    if (at >= 0) this.free.splice(at, 1);
    return at >= 0;
  }
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && depth > 0 ? Object.values(value).flatMap((part) => textsIn(part, depth - 1)) : [];
}
