/** A row of cards to be laid out. */
export interface Row {
  readonly cards: number;
  /** Some of its cards can be picked: enough of each stays visible to be touched. */
  readonly isTouched: boolean;
  /** A pile or an empty place beside the cards, which nothing covers. */
  readonly hasPlace: boolean;
  /** How many letters stand above it. */
  readonly letters: number;
}

/** How many cards of a row lie side by side, and how far each is from the one before it. */
export interface RowLayout {
  readonly columns: number;
  readonly step: number;
  /** Of the whole row. */
  readonly width: number;
}

export interface Fit {
  /** The width of every card. */
  readonly card: number;
  readonly rows: readonly RowLayout[];
  /** The height without which not even the smallest cards fit. */
  readonly least: number;
}

export interface BoardArea {
  readonly width: number;
  readonly height: number;
  /** No card is wider than this. */
  readonly largest: number;
}

/** The height of a card in widths. */
export const SHAPE = 1.4;
/** What a finger can touch. */
export const SMALLEST = 46;
export const GAP = 8;
const LETTER = 7.5;
const BETWEEN_ROWS = 18;
/** The name above a row, and the room for cards that are raised. */
const HEAD = 28;
/** Longer rows are squeezed as far as needed while none of their cards can be picked. */
const LONG = 8;
/** The part of a line that a long row may take. */
const SHARE = 0.6;
/** Of a card that can be picked, more than half stays visible: its middle can be pressed. */
const HALF = 0.55;
/** How much of a card is visible beside the next one. */
const visible = [1, 0.85, 0.7, 0.55, 0.4, 0.3];

/**
 * The largest cards with which all rows fit into the area. Cards that overlap count as smaller: they are shown whole if that costs little.
 */
export function fit(area: BoardArea, rows: readonly Row[]): Fit {
  const tightest = layOut(area, rows, SMALLEST, visible.at(-1)!);
  const least = heightOf(area, tightest, rows, SMALLEST);
  let best: Fit = { card: SMALLEST, rows: tightest, least };
  let most = 0;
  for (let card = area.largest; card >= SMALLEST; card -= 2) {
    for (const part of visible) {
      const worth = card * part ** 0.8;
      if (worth <= most) break;
      const laid = layOut(area, rows, card, part);
      if (heightOf(area, laid, rows, card) > area.height) continue;
      best = { card, rows: laid, least };
      most = worth;
    }
  }
  return best;
}

const layOut = (area: BoardArea, rows: readonly Row[], card: number, part: number): RowLayout[] =>
  rows.map((row) => layRow(area, row, card, part));

function layRow({ width }: BoardArea, { cards, isTouched, hasPlace, letters }: Row, card: number, part: number): RowLayout {
  const whole = card + GAP;
  const place = hasPlace ? whole : 0;
  const row = (columns: number, step: number): RowLayout => {
    const used = cards === 0 ? card : (columns - 1) * step + card + place;
    return { columns, step, width: Math.min(width, Math.max(used, letters * LETTER)) };
  };
  if (cards > LONG && !isTouched) return row(cards, Math.min(whole * part, ((width - place) * SHARE - card) / (cards - 1)));
  const step = isTouched ? Math.max(SMALLEST, whole * Math.max(part, HALF)) : whole * part;
  return row(Math.max(1, Math.min(cards, Math.floor((width - place - card) / step) + 1)), step);
}

/** Rows lie beside each other as long as there is width. */
function heightOf(area: BoardArea, laid: readonly RowLayout[], rows: readonly Row[], card: number): number {
  let [height, line, used] = [0, 0, 0];
  for (const [i, { columns, width }] of laid.entries()) {
    if (used > 0 && used + width > area.width) {
      height += line;
      [line, used] = [0, 0];
    }
    const lines = Math.max(1, Math.ceil(rows[i]!.cards / columns));
    line = Math.max(line, HEAD + lines * (card * SHAPE + GAP));
    used += width + BETWEEN_ROWS;
  }
  return height + line;
}
