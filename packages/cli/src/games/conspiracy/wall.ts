import { breakdown, lords, places, SLOTS, type LordId, type View } from '@fathom/conspiracy';
import type { Piece, Seat } from '@fathom/kernel';
import { shade, tones, type Paint } from '../../terminal/paint.ts';
import { fit, fitRight } from '../../terminal/width.ts';
import { abilityMark, guildMark, guildTones, signMark } from './marks.ts';

/* An alliance as an inverted pyramid of bricks. Adjacent lords share a wall, so a coalition is one field of colour. */

export interface Wall {
  readonly view: View;
  readonly side: Seat;
  readonly paint: Paint;
  readonly lit: ReadonlySet<Piece>;
  readonly chosen: ReadonlySet<Piece>;
}

const BRICK = 8;
const ROWS = 5;
export const LARGE = { columns: ROWS * BRICK + 1, rows: ROWS * 3 + 1 };

/** Two lines per lord, and mortar between: shape, influence, ability; crest, location with its points, number of the slot. */
export function largeWall(wall: Wall): string[] {
  const lines = [mortar(wall.paint, 0)];
  for (let row = 1; row <= ROWS; row++) {
    const slots = slotsOfRow(row);
    const indent = ' '.repeat((row - 1) * (BRICK / 2));
    const side = wall.paint.fg(tones.line, '│');
    for (const line of [upper, lower]) lines.push(`${indent}${side}${slots.map((slot) => line(wall, slot)).join(side)}${side}`);
    lines.push(mortar(wall.paint, row));
  }
  return lines;
}

/** One line per lord, five cells: the same symbols without the number of the slot. */
export const SMALL = { columns: ROWS * 6 - 1, rows: ROWS };
export function smallWall(wall: Wall): string[] {
  return rowsOf(3, (slot) => {
    const id = lordAt(wall, slot);
    if (id === undefined) return `  ${wall.paint.fg(tones.line, '·')}   `;
    const { paint } = wall;
    const signs = `${guildMark(lords[id].guild, paint)}${paint.bold(String(lords[id].vp))}${abilityMark(id, paint, 1)}${crest(wall, id)}${
      holding(wall, slot) === null ? ' ' : signMark('place', paint)
    }`;
    return `${ground(wall, slot, signs)} `;
  });
}

/** One line per lord, three cells: shape, influence, and a crest or a location. */
export const TINY = { columns: ROWS * 4 - 1, rows: ROWS };
export function tinyWall(wall: Wall): string[] {
  return rowsOf(2, (slot) => {
    const id = lordAt(wall, slot);
    if (id === undefined) return ` ${wall.paint.fg(tones.line, '·')}  `;
    const { paint } = wall;
    const mark = holding(wall, slot) === null ? crest(wall, id) : signMark(isCrowned(wall, id) ? 'both' : 'place', paint);
    return `${ground(wall, slot, `${guildMark(lords[id].guild, paint)}${paint.bold(String(lords[id].vp))}${mark}`)} `;
  });
}

const rowsOf = (half: number, brick: (slot: number) => string): string[] =>
  Array.from({ length: ROWS }, (_, i) =>
    `${' '.repeat(i * half)}${slotsOfRow(i + 1)
      .map(brick)
      .join('')}`.trimEnd(),
  );

const slotsOfRow = (row: number): number[] => Array.from({ length: SLOTS }, (_, i) => i + 1).filter((slot) => places[slot]!.row === row);

function upper(wall: Wall, slot: number): string {
  const id = lordAt(wall, slot);
  if (id === undefined) return ' '.repeat(BRICK - 1);
  const { paint } = wall;
  return ground(
    wall,
    slot,
    fit(` ${guildMark(lords[id].guild, paint)} ${paint.bold(String(lords[id].vp))} ${abilityMark(id, paint, 2)}`, BRICK - 1),
  );
}

function lower(wall: Wall, slot: number): string {
  const id = lordAt(wall, slot);
  const { paint } = wall;
  const number = paint.fg(id !== undefined && wall.lit.has(id) ? tones.glow : tones.faint, fitRight(String(slot), 2));
  if (id === undefined) return ' '.repeat(BRICK - 3) + number;
  const worth = holding(wall, slot);
  const place = worth === null ? '' : `${signMark('place', paint)}${paint.fg(tones.brass, String(worth))}`;
  return ground(wall, slot, ` ${fit(`${crest(wall, id)}${place}`, BRICK - 4)}${number}`);
}

/** The line above or below a row: joints of both rows, round at the ends. */
function mortar(paint: Paint, row: number): string {
  const spans = (r: number, x: number): boolean => r >= 1 && r <= ROWS && x >= left(r) && x <= right(r);
  const joint = (r: number, x: number): boolean => spans(r, x) && (x - left(r)) % BRICK === 0;
  let line = '';
  for (let x = 0; x <= right(1); x++) {
    const along = (at: number): boolean => spans(row, at) || spans(row + 1, at);
    if (!along(x)) line += ' ';
    else
      line += PIPES[Number(joint(row, x)) | (Number(joint(row + 1, x)) << 1) | (Number(along(x - 1)) << 2) | (Number(along(x + 1)) << 3)];
  }
  return paint.fg(tones.line, line.trimEnd());
}

const left = (row: number): number => (row - 1) * (BRICK / 2);
const right = (row: number): number => left(row) + (ROWS + 1 - row) * BRICK;

/** By the directions that go from a point: up, down, left, right. */
const PIPES = [' ', '│', '│', '│', '─', '╯', '╮', '┤', '─', '╰', '╭', '├', '─', '┴', '┬', '┼'];

/** The colour of the guild behind its symbols, lighter within the coalition that scores; the selection is highlighted. */
function ground(wall: Wall, slot: number, signs: string): string {
  const id = lordAt(wall, slot)!;
  if (wall.chosen.has(id)) return wall.paint.burn(signs);
  const scoring = breakdown(wall.view, wall.side).largestCoalition.slots;
  const strong = scoring.length > 1 && scoring.includes(slot);
  return wall.paint.bg(shade(guildTones[lords[id].guild], strong ? 0.42 : 0.22), signs);
}

const lordAt = ({ view, side }: Wall, slot: number): LordId | undefined => view.players[side]!.alliance[slot - 1];

const isCrowned = ({ view, side }: Wall, id: LordId): boolean => view.players[side]!.crests[lords[id].guild] === id;

const crest = (wall: Wall, id: LordId): string => (isCrowned(wall, id) ? signMark('crest', wall.paint) : ' ');

/** The points of the location on a slot; null if there is none. */
const holding = ({ view, side }: Wall, slot: number): number | null =>
  breakdown(view, side).holdings.find((held) => held.slot === slot)?.vp ?? null;
