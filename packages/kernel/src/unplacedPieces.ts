import type { Cursor } from './cursor.ts';

const MANY = 99;
/** Deeper than any position names its pieces. */
const DEPTH = 5;
const NO_COPIES = /$^/;

/**
 * The pieces that a position has not named yet. A piece is named by its ID; where `copies` says so, also by all but its copy: `mage-1` is
 * any of `mage-1-1`, `mage-1-2`, …
 */
export class UnplacedPieces<Id extends string> {
  private readonly free: Set<Id>;
  private readonly ids: readonly Id[];
  private readonly copies: RegExp;
  /** What is named by its ID anywhere in the position is not given away as a nameless copy. */
  private readonly spoken: ReadonlySet<string>;

  constructor(ids: readonly Id[], facts: Cursor, copies: RegExp = NO_COPIES) {
    this.ids = ids;
    this.free = new Set(ids);
    this.copies = copies;
    this.spoken = new Set(textsIn(facts.value, DEPTH));
  }

  /** The piece that is named here; only one whose name begins with the prefix may lie here. */
  take(cursor: Cursor, prefix = ''): Id {
    const name = cursor.text(40);
    const exact = this.ids.find((id) => id === name);
    const kin = exact === undefined ? this.ids.filter((id) => this.copies.test(name) && id.startsWith(`${name}-`)) : [exact];
    if (kin.length === 0) return cursor.refuse('unknown-piece');
    if (!name.startsWith(prefix)) return cursor.refuse('not-allowed');
    const id = kin.find((each) => this.free.has(each) && (exact !== undefined || !this.spoken.has(each))) ?? cursor.refuse('piece-twice');
    this.free.delete(id);
    return id;
  }

  list(cursor: Cursor): Id[] {
    return cursor.given ? cursor.list(this.ids.length).map((item) => this.take(item)) : [];
  }

  /** Takes out a piece that lies somewhere under another name; false if it is gone already. */
  withdraw(id: Id): boolean {
    return this.free.delete(id);
  }

  left(): Id[] {
    return this.ids.filter((id) => this.free.has(id));
  }
}

/** The same for tokens that are known by their number alone. */
export class UnplacedNumbers {
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

  private take(cursor: Cursor): number {
    const at = this.free.indexOf(cursor.whole(0, MANY));
    return at < 0 ? cursor.refuse('piece-twice') : this.free.splice(at, 1)[0]!;
  }
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && depth > 0 ? Object.values(value).flatMap((part) => textsIn(part, depth - 1)) : [];
}
