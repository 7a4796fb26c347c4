import type { Fact, Game, GameText, Layout, Piece, Playable, Seat, Zone } from '@fathom/kernel';

const nothing: Layout = { zones: [], facts: [] };

export const layoutOf = <G extends Playable<G>>(game: Game<G>, view: G['view']): Layout => game.layout?.(view) ?? nothing;

/** What lies before a seat, or in the middle. */
export const ownedBy = ({ zones, facts }: Layout, owner: Seat | null): Layout => ({
  zones: zones.filter((zone) => zone.owner === owner),
  facts: facts.filter((fact) => fact.owner === owner),
});

/** Zones and values are named as pieces, by their whole path or by its end: `players.0.hand`, `hand`. */
export const nameOf = <G extends Playable<G>>(text: GameText<G>, id: Piece): string | null =>
  (text.piece(id) ?? text.piece(id.split('.').at(-1)!))?.name ?? null;

/** A value to be shown: its name, and the value unless the name says it all. */
export interface NamedFact extends Pick<Fact, 'id'> {
  readonly name: string;
  readonly value: string | number | null;
}

/** What has no name is not shown, nor what is empty or not so. */
export function namedFacts<G extends Playable<G>>(text: GameText<G>, facts: readonly Fact[]): readonly NamedFact[] {
  return facts.flatMap(({ id, value }) => {
    const name = nameOf(text, id);
    if (name === null || value === null || value === false) return [];
    return [{ id, name, value: value === true ? null : value }];
  });
}

/** The zones and all pieces in them that can be seen. */
export const placesOf = (zones: readonly Zone[]): ReadonlySet<Piece> => new Set(zones.flatMap(({ id, pieces }) => [id, ...(pieces ?? [])]));
