import { activeKeys, breakdown, type Conspiracy } from '@fathom/conspiracy';
import { words } from '@fathom/conspiracy/text';
import type { Seat } from '@fathom/kernel';
import { tones } from '../../terminal/paint.ts';
import { beside, cut, ends, fit, flow, width } from '../../terminal/width.ts';
import type { Scene } from '../entry.ts';
import { signMark } from './marks.ts';
import { locationLines, pileBoxes, pileLines, standing, turnedUp } from './middle.ts';
import { LARGE, largeWall, SMALL, smallWall, TINY, tinyWall, type Wall } from './wall.ts';

type BoardScene = Scene<Conspiracy>;

/** The whole table: with boxes and bricks if there is room, on a dozen lines if there is not. */
export function drawBoard(scene: BoardScene): string[] {
  const roomy = scene.columns >= 80 ? roomyBoard(scene) : null;
  return roomy !== null && roomy.length <= scene.rows ? roomy : tightBoard(scene).slice(0, scene.rows);
}

function roomyBoard(scene: BoardScene): string[] {
  const [own, ...others] = order(scene);
  const mine = [header(scene, own!, LARGE.columns), ...largeWall(wall(scene, own!)), ...holdings(scene, own!, LARGE.columns, 3)];
  const space = scene.columns - LARGE.columns - 3;
  const large = others.length === 1 && space >= LARGE.columns;
  const theirs = large
    ? others.flatMap((side) => [header(scene, side, LARGE.columns), ...largeWall(wall(scene, side)), ...holdings(scene, side, space, 3)])
    : others.flatMap((side) => [
        header(scene, side, space),
        ...beside(smallWall(wall(scene, side)), holdings(scene, side, space - SMALL.columns - 2, 5), SMALL.columns),
      ]);
  return [...pileBoxes(scene), ...locationLines(scene, 3), standing(scene), turnedUp(scene), ...beside(mine, theirs, LARGE.columns, 3)];
}

function tightBoard(scene: BoardScene): string[] {
  const sides = order(scene);
  const small = SMALL.columns + 2 + (sides.length - 1) * (TINY.columns + 2) <= scene.columns + 2;
  const columns = sides.map((side, i) => {
    const draw = i === 0 && small ? { size: SMALL, lines: smallWall } : { size: TINY, lines: tinyWall };
    return { cells: draw.size.columns, lines: [header(scene, side, draw.size.columns), ...draw.lines(wall(scene, side))] };
  });
  const walls = columns[0]!.lines.map((_, i) =>
    columns
      .map(({ lines, cells }) => fit(lines[i] ?? '', cells))
      .join(small ? '  ' : ' ')
      .trimEnd(),
  );
  const [own] = sides;
  return [
    ...pileLines(scene),
    ...locationLines(scene, 1),
    standing(scene),
    turnedUp(scene),
    ...walls,
    ...holdings(scene, own!, scene.columns, 1),
  ];
}

/** The viewer first, then clockwise. */
function order({ view, seat }: BoardScene): Seat[] {
  const first = seat ?? 0;
  return view.players.map((_, i) => (first + i) % view.players.length);
}

const wall = ({ view, paint, lit, chosen }: BoardScene, side: Seat): Wall => ({ view, paint, lit, chosen, side });

/** Name and points; pearls and active keys. The asked seat is highlighted. */
function header({ view, paint, name, language }: BoardScene, side: Seat, cells: number): string {
  const player = view.players[side]!;
  const { total } = breakdown(view, side);
  const keys = activeKeys(player);
  const signs = [
    ...(player.pearls > 0 ? [`${signMark('pearl', paint)}${player.pearls}`] : []),
    ...(keys.silver > 0 ? [`${signMark('silver', paint)}${keys.silver}`] : []),
    ...(keys.gold > 0 ? [`${signMark('gold', paint)}${paint.fg(tones.brass, String(keys.gold))}`] : []),
  ].join(' ');
  const turn = view.turn === side;
  const points = paint.bold(String(total));
  const who = cut(`${turn ? '▶ ' : ''}${name(side)}`, Math.max(4, cells - width(signs) - width(points) - 4));
  const painted = turn ? paint.bold(paint.fg(tones.ember, who)) : paint.bold(paint.fg(tones.muted, who));
  return ends(`${painted} ${signs}`, `${cells > 30 ? `${paint.fg(tones.faint, words[language].score.total)} ` : ''}${points}`, cells);
}

/** The locations a side controls, each with its current points. */
function holdings({ view, paint, language }: BoardScene, side: Seat, cells: number, lines: number): string[] {
  const held = breakdown(view, side).holdings.map(
    ({ location, vp }) =>
      `${signMark('place', paint)}${paint.bold(String(vp))} ${cut(words[language].locations[location].name, cells - 4)}`,
  );
  return flow(held, cells, '  ').slice(0, lines);
}
