import type { Cursor } from '@fathom/kernel';

const MANY = 99;

/** The pieces not yet named. A card is named by its ID, or by all but its copy (`crab-3` is any crab worth 3, `monster` any monster). */
export class Box<Id extends string> {
  private readonly free: Set<Id>;
  private readonly ids: readonly Id[];
  private readonly spoken: ReadonlySet<string>;

  constructor(ids: readonly Id[], facts: unknown) {
    this.ids = ids;
    this.free = new Set(ids);
    this.spoken = new Set(namesIn(facts));
  }

  take(cursor: Cursor): Id {
    const name = cursor.text(40);
    const exact = this.ids.find((id) => id === name);
    const kin = exact === undefined ? this.ids.filter((id) => /^(?:[a-z]+-\d|monster)$/.test(name) && id.startsWith(`${name}-`)) : [exact];
    if (kin.length === 0) return cursor.refuse('unknown-piece');
    const id = kin.find((each) => this.free.has(each) && (exact !== undefined || !this.spoken.has(each))) ?? cursor.refuse('piece-twice');
    this.free.delete(id);
    return id;
  }

  list(cursor: Cursor): Id[] {
    return cursor.given ? cursor.list(MANY).map((item) => this.take(item)) : [];
  }

  left(): Id[] {
    return this.ids.filter((id) => this.free.has(id));
  }
}

/** The same for tokens and loot, which are known by their number alone. */
export class NumberBox {
  private readonly free: number[];

  constructor(numbers: readonly number[]) {
    this.free = numbers.slice();
  }

  list(cursor: Cursor): number[] {
    return cursor.given ? cursor.list(MANY).map((item) => this.take(item)) : [];
  }

  left(): number[] {
    return this.free.slice();
  }

  private take(cursor: Cursor): number {
    const at = this.free.indexOf(cursor.whole(0, MANY));
    return at < 0 ? cursor.refuse('piece-twice') : this.free.splice(at, 1)[0]!;
  }
}

/** Every text anywhere in the facts: a card that is named by its ID is not given away as a nameless copy. */
function namesIn(value: unknown, depth = 5): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && depth > 0 ? Object.values(value).flatMap((part) => namesIn(part, depth - 1)) : [];
}
