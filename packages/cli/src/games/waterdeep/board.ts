import type { Piece, Seat } from '@fathom/kernel';
import { AMBASSADOR, buildings, isBuilding, questTypes, quests, total, type Space, type Waterdeep } from '@fathom/waterdeep';
import { texts } from '@fathom/waterdeep/text';
import { tones } from '../../terminal/paint.ts';
import { cut, ends } from '../../terminal/width.ts';
import type { Scene } from '../entry.ts';
import { lit, wrapped } from '../lines.ts';
import { labels } from './labels.ts';
import { cardChip, hoardChip, questChip, signMark, typeMark } from './marks.ts';

type BoardScene = Scene<Waterdeep>;

/** The city, then the tavern of each player; the viewer's comes first. */
export function drawBoard(scene: BoardScene): string[] {
  const { view, seat } = scene;
  const first = seat ?? 0;
  const seats = view.players.map((_, i) => (first + i) % view.players.length);
  const lines = [...city(scene), ...seats.flatMap((each) => tavern(scene, each))];
  return lines.map((line) => cut(line, scene.columns)).slice(0, scene.rows);
}

function city(scene: BoardScene): string[] {
  const { view, paint, language, columns } = scene;
  const { round, city: cityLabel, buildings: built, inn, hall, corruption } = labels[language];
  const spaces = (here: readonly Space[]): string[] => here.map((space) => lit(scene, space.id, spaceChip(scene, space)));
  const track = view.corruption === null ? '' : paint.fg(tones.coral, corruption(view.corruption.track, view.corruption.value));
  return [
    ends(paint.bold(round(Math.max(1, view.round))), track, columns),
    ...wrapped(columns, head(scene, cityLabel), spaces(view.board), 5),
    ...wrapped(columns, head(scene, built), spaces(view.buildings), 4),
    ...wrapped(
      columns,
      `${head(scene, inn)} ▤${view.questDeck}`,
      view.inn.map((quest) => lit(scene, quest, `${questChip(quest, paint)} ${name(scene, quest)}`)),
      3,
    ),
    ...wrapped(
      columns,
      `${head(scene, hall)} ▤${view.tiles}`,
      view.hall.map((tile) => lit(scene, tile.id, tileChip(scene, tile))),
      2,
    ),
  ];
}

/** Its name, its goods, and its agents by the number of their seat. */
function spaceChip(scene: BoardScene, space: Space): string {
  const { paint } = scene;
  const agents = space.agents.map((agent) =>
    agent === AMBASSADOR ? signMark('ambassador', paint) : `${signMark('agent', paint)}${agent + 1}`,
  );
  const lying = hoardChip(space, paint);
  const points = space.vp === 0 ? '' : `${space.vp}${signMark('vp', paint)}`;
  const owner = space.owner === null ? '' : paint.fg(tones.muted, `(${space.owner + 1})`);
  const label = agents.length > 0 ? paint.fg(tones.muted, name(scene, space.id)) : name(scene, space.id);
  return [`${label}${owner}`, lying, points, agents.join('')].filter((part) => part !== '').join(' ');
}

function tileChip(scene: BoardScene, tile: Space): string {
  const { paint } = scene;
  const cost = isBuilding(tile.id) ? `${buildings[tile.id].cost}${signMark('gold', paint)} ` : '';
  return `${cost}${spaceChip(scene, tile)}`;
}

/** Name, goods and points; quests; what only the owner sees. */
function tavern(scene: BoardScene, seat: Seat): string[] {
  const { view, paint, language, columns } = scene;
  const player = view.players[seat]!;
  const { active, completed, hand, lord } = labels[language];
  const turn = view.turn === seat;
  const who = `${turn ? '▶ ' : ''}${seat + 1} ${scene.name(seat)}${view.first === seat ? signMark('first', paint) : ''}`;
  const holdings = [
    `${player.pool}${signMark('agent', paint)}`,
    hoardChip(player, paint),
    `${player.handSize}${signMark('card', paint)}`,
  ].join(' ');
  const done = questTypes
    .map((type) => ({ type, count: player.completed.filter((quest) => quests[quest].type === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${typeMark(type, paint)}${count}`);
  const open = [...player.duties, ...player.active].map((quest) => lit(scene, quest, `${questChip(quest, paint)} ${name(scene, quest)}`));
  return [
    ends(`${paint.bold(paint.fg(turn ? tones.ember : tones.muted, who))} ${holdings}`, paint.bold(String(total(view, seat))), columns),
    ...wrapped(columns, ` ${head(scene, active)}`, open, 2),
    ...wrapped(columns, ` ${head(scene, completed)}`, [...done, ...player.plots.map((quest) => name(scene, quest))], 1),
    ...(player.hand === null
      ? []
      : wrapped(
          columns,
          ` ${head(scene, hand)}`,
          player.hand.map((card) => lit(scene, card, `${cardChip(card, paint)} ${name(scene, card)}`)),
          2,
        )),
    ...(player.lord === null ? [] : [` ${head(scene, lord)} ${name(scene, player.lord)}`]),
  ];
}

const head = ({ paint }: BoardScene, label: string): string => paint.fg(tones.muted, `${label}:`);

const name = ({ language }: BoardScene, piece: Piece): string => texts[language].piece(piece)?.name ?? piece;
