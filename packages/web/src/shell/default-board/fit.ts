/** A row of cards to be laid out. */
export interface Row {
  readonly cards: number;
  /** Some of its cards can be picked: enough of each stays visible to be touched. */
  readonly isTouched: boolean;
}

/** How many cards of a row lie side by side, and how far each is from the one before it. */
export interface Laid {
  readonly columns: number;
  readonly step: number;
}

export interface Fit {
  /** The width of every card. */
  readonly card: number;
  readonly rows: readonly Laid[];
  /** There are too many cards even at the smallest size: the rows have to be scrolled. */
  readonly isCrowded: boolean;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** No card is wider than this. */
  readonly largest: number;
}

/** The height of a card in widths. */
export const SHAPE = 1.4;
/** What a finger can touch. */
export const SMALLEST = 46;
const GAP = 8;
const BETWEEN_ROWS = 18;
/** The name above a row, and the room for cards that are raised. */
const HEAD = 34;
/** Longer rows are squeezed as far as needed while none of their cards can be picked. */
const LONG = 12;
/** The part of a line that a long row may take. */
const SHARE = 0.62;
/** How much of a card is visible beside the next one: first all of it, then less. */
const visible = [1, 0.8, 0.65, 0.5, 0.4];

/** The largest cards with which all rows fit into the room; cards overlap before they get smaller. */
export function fit(room: Room, rows: readonly Row[]): Fit {
  for (let card = room.largest; card >= SMALLEST; card -= 2) {
    for (const part of visible) {
      const laid = layOut(room, rows, card, part);
      if (heightOf(room, laid, rows, card) <= room.height) return { card, rows: laid, isCrowded: false };
    }
  }
  return { card: SMALLEST, rows: layOut(room, rows, SMALLEST, 1), isCrowded: true };
}

const layOut = (room: Room, rows: readonly Row[], card: number, part: number): Laid[] => rows.map((row) => layRow(room, row, card, part));

function layRow({ width }: Room, { cards, isTouched }: Row, card: number, part: number): Laid {
  const step = part === 1 ? card + GAP : Math.max(SMALLEST, card * part);
  if (cards > LONG && !isTouched) return { columns: cards, step: Math.min(step, (width * SHARE - card) / (cards - 1)) };
  return { columns: Math.max(1, Math.min(cards, Math.floor((width - card) / step) + 1)), step };
}

/** Rows lie beside each other as long as there is width. */
function heightOf({ width }: Room, laid: readonly Laid[], rows: readonly Row[], card: number): number {
  let [height, line, used] = [0, 0, 0];
  for (const [i, { columns, step }] of laid.entries()) {
    const lines = Math.max(1, Math.ceil(rows[i]!.cards / columns));
    const wide = (columns - 1) * step + card + BETWEEN_ROWS;
    const high = HEAD + lines * (card * SHAPE + GAP);
    if (used > 0 && used + wide > width + BETWEEN_ROWS) {
      height += line;
      [line, used] = [0, 0];
    }
    line = Math.max(line, high);
    used += wide;
  }
  return height + line;
}
