import { best, type Fact, type Game, type GameText, type Piece, type Playable, type Seat, type Zone } from '@fathom/kernel';
import { tones } from '../terminal/paint.ts';
import { wrap } from '../terminal/width.ts';
import type { Scene, TerminalBoard } from './entry.ts';

/* The board of a game without one of its own: every zone on a line, with its pieces by name. */

export const defaultBoard = <G extends Playable<G>>(game: Game<G>): TerminalBoard<G> => ({
  drawBoard: (scene) => drawn(game, scene).slice(0, scene.rows),
  chip: () => '',
  legend: () => [],
  pieces: (view) => zonesOf(game, view).flatMap(({ id, pieces }) => [id, ...(pieces ?? [])]),
  cards: [],
  breakdown(s) {
    const sides = game.score(game.open(s));
    return { sides, ranking: [best(sides.length, (side) => sides[side]!.total)] };
  },
  beginsTurn: () => false,
});

const zonesOf = <G extends Playable<G>>(game: Game<G>, view: G['view']): readonly Zone[] => game.layout?.(view).zones ?? [];

function drawn<G extends Playable<G>>(game: Game<G>, scene: Scene<G>): string[] {
  const { zones, facts } = game.layout?.(scene.view) ?? { zones: [], facts: [] };
  const owners: readonly (Seat | null)[] = [null, ...seatsFrom(scene)];
  return owners.flatMap((owner) => [
    ...(owner === null ? [] : [scene.paint.bold(scene.name(owner))]),
    ...facts.filter((fact) => fact.owner === owner).flatMap((fact) => factLine(scene, fact)),
    ...zones.filter((zone) => zone.owner === owner).flatMap((zone) => zoneLines(scene, zone)),
  ]);
}

/** The viewer first, then clockwise. */
function seatsFrom<G extends Playable<G>>({ view, seat }: Scene<G>): Seat[] {
  const { seats } = view as { readonly seats: number };
  return Array.from({ length: seats }, (_, i) => ((seat ?? 0) + i) % seats);
}

/**
 * Zones and values are named like pieces, by their whole path or by its end: `players.0.hand`, `hand`. Those without a name are
 * not shown.
 */
const nameOf = <G extends Playable<G>>(text: GameText<G>, id: Piece): string | null =>
  (text.piece(id) ?? text.piece(id.split('.').at(-1)!))?.name ?? null;

function factLine<G extends Playable<G>>({ text }: Scene<G>, { id, value }: Fact): string[] {
  const name = nameOf(text, id);
  return name === null || value === null ? [] : [`${name}: ${typeof value === 'string' ? (nameOf(text, value) ?? value) : value}`];
}

function zoneLines<G extends Playable<G>>(scene: Scene<G>, { id, pieces, count }: Zone): string[] {
  const label = marked(scene, id, nameOf(scene.text, id) ?? id);
  const cards = (pieces ?? []).map((piece) => marked(scene, piece, nameOf(scene.text, piece) ?? piece));
  return wrap(`${label} (${count})${cards.length === 0 ? '' : `: ${cards.join(', ')}`}`, scene.columns);
}

function marked<G extends Playable<G>>({ lit, chosen, paint }: Scene<G>, piece: Piece, name: string): string {
  if (chosen.has(piece)) return paint.burn(name);
  return lit.has(piece) ? paint.fg(tones.glow, name) : name;
}
