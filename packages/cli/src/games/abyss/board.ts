import { breakdown, keysOf, races, type Abyss, type AllyId, type LordId } from '@fathom/abyss';
import { words } from '@fathom/abyss/text';
import type { Seat } from '@fathom/kernel';
import { tones } from '../../terminal/paint.ts';
import { cut, ends } from '../../terminal/width.ts';
import type { Scene } from '../entry.ts';
import { lit, wrapped } from '../lines.ts';
import { labels } from './labels.ts';
import { cardChip, lordChip, raceMark, signMark } from './marks.ts';

type BoardScene = Scene<Abyss>;

/** The middle of the table, then the area of each player; the viewer's comes first. */
export function drawBoard(scene: BoardScene): string[] {
  const { view, seat } = scene;
  const first = seat ?? 0;
  const seats = view.players.map((_, i) => (first + i) % view.players.length);
  const lines = [...middle(scene), ...seats.flatMap((each) => area(scene, each))];
  return lines.map((line) => cut(line, scene.columns)).slice(0, scene.rows);
}

function middle(scene: BoardScene): string[] {
  const { view, paint, language, columns } = scene;
  const { track, threat, council, court, available, price, lastTurns } = labels[language];
  const open = view.track.map((id) => lit(scene, id, cardChip(id, paint))).join('  ');
  const head = (label: string): string => paint.fg(tones.muted, `${label}:`);
  const cost = view.offer === null ? '' : `   ${head(price)} ${view.offer.price}${signMark('pearl', paint)}`;
  const stacks = races.map((race) => lit(scene, `council-${race}`, `${raceMark(race, paint)}${view.council[race] ?? '?'}`));
  const lordsThere = view.court.map((id) =>
    lit(scene, id, `${lordChip(id, paint)} ${name(scene, id)}${view.payable.includes(id) ? paint.fg(tones.glow, '✓') : ''}`),
  );
  const tiles = view.available.map((id) => lit(scene, id, `${signMark('place', paint)}${words[language].locations[id].name}`));
  const shown = view.revealed.map((id) => lit(scene, id, paint.fg(tones.ember, words[language].locations[id].name)));
  return [
    ends(`${head(track)} ▤${view.deck} ${open}${cost}`, `${head(threat)} ${paint.bold(String(view.threat))}/6`, columns),
    `${head(council)} ${stacks.join('  ')}`,
    ...wrapped(columns, `${head(court)} ▤${view.lordDeck}`, lordsThere, 3),
    ...wrapped(columns, `${head(available)} ▤${view.tiles}`, [...tiles, ...shown], 2),
    ...(view.endedBy === null ? [] : [paint.fg(tones.coral, lastTurns(scene.name(view.endedBy)))]),
  ];
}

/** Name and points, supplies; lords and locations; hand and affiliated allies. */
function area(scene: BoardScene, seat: Seat): string[] {
  const { view, paint, language, columns } = scene;
  const player = view.players[seat]!;
  const { hand, affiliated } = labels[language];
  const isTurn = view.turn === seat;
  const who = paint.bold(paint.fg(isTurn ? tones.ember : tones.muted, `${isTurn ? '▶ ' : ''}${scene.name(seat)}`));
  const { holdings, total } = breakdown(view, seat);
  const lords = player.lords.map((id) =>
    lit(scene, id, `${player.turned.includes(id) ? '↻' : ''}${lordChip(id, paint)} ${name(scene, id)}`),
  );
  const held = holdings.map(({ location, points }) =>
    lit(scene, location, `${signMark('place', paint)}${paint.bold(String(points))} ${words[language].locations[location].name}`),
  );
  const allies = (label: string, cards: readonly AllyId[], most: number): string[] =>
    wrapped(
      columns,
      ` ${paint.fg(tones.muted, `${label}:`)}`,
      cards.map((id) => lit(scene, id, cardChip(id, paint))),
      most,
    );
  return [
    ends(`${who} ${supplies(scene, seat)}`, paint.bold(String(total)), columns),
    ...wrapped(columns, ' ', [...lords, ...held], 2),
    ...allies(affiliated, player.affiliated, 1),
    ...(player.hand === null ? [] : allies(hand, player.hand, 2)),
  ];
}

function supplies({ view, paint }: BoardScene, seat: Seat): string {
  const player = view.players[seat]!;
  const figure = view.kraken?.figure === seat ? signMark('figure', paint) : '';
  return [
    `${player.pearls}${signMark('pearl', paint)}`,
    `${keysOf(player)}${signMark('key', paint)}`,
    `${player.handSize}${signMark('card', paint)}`,
    `${player.monsterCount}${signMark('token', paint)}`,
    ...(view.kraken === null ? [] : [`${player.nebulis}${signMark('nebulis', paint)}${figure}`]),
  ].join(' ');
}

const name = ({ language }: BoardScene, id: LordId): string => words[language].lords[id].name;
