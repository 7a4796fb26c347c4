import type { Cursor } from '@fathom/kernel';
import { newSpace, nobody, type Space, type State } from '../state.ts';
import { hoard, MANY, readHoard, type Boxes, type Facts } from './facts.ts';

const LAID = ['agents', 'vp', ...hoard] as const;

function readLaid(space: Space, at: { readonly [N in (typeof LAID)[number]]: Cursor }, s: State): void {
  space.agents = at.agents.given ? at.agents.list(MANY).map((agent) => agent.whole(-1, s.seats - 1)) : nobody;
  if (at.vp.given) space.vp = at.vp.whole(0, MANY);
  readHoard(space, at);
}

export function readSpaces(s: State, at: Facts, boxes: Boxes): void {
  if (at.board.given) {
    for (const [id, cursor] of at.board.entries()) {
      const space = s.board.find((each) => each.id === id) ?? cursor.refuse('unknown-field');
      readLaid(space, cursor.fields(...LAID), s);
    }
  }
  s.buildings = at.buildings.given ? at.buildings.list(MANY).map((cursor) => readTile(cursor, s, boxes)) : [];
  s.hall = at.hall.given ? at.hall.list(3).map((cursor) => readTile(cursor, s, boxes)) : [];
  for (const space of s.buildings) if (space.owner === null) at.buildings.refuse('missing');
}

/** A tile of the Hall may be named by its ID alone. */
function readTile(cursor: Cursor, s: State, boxes: Boxes): Space {
  if (typeof cursor.value === 'string') return newSpace(boxes.tiles.take(cursor));
  const at = cursor.fields('id', 'owner', ...LAID);
  const tile = newSpace(boxes.tiles.take(at.id));
  if (at.owner.given) tile.owner = at.owner.whole(0, s.seats - 1);
  readLaid(tile, at, s);
  return tile;
}
