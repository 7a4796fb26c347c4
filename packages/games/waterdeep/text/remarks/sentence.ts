import { sentenceOf, type Piece, type PieceSentence, type Seat } from '@fathom/kernel';
import { adventurers } from '../../src/content/goods.ts';
import { quests, type BuildingId, type Completable, type IntrigueId, type SpaceId } from '../../src/content/tables.ts';
import { parsePiece, type PieceRef } from '../../src/pieces.ts';
import { buildingsOf } from '../../src/queries.ts';
import { ROUNDS } from '../../src/rules/round.ts';
import type { Space } from '../../src/state.ts';
import { pieceText } from '../game-text.ts';
import type { Pile } from '../piles.ts';
import type { Owned, RemarkWords } from './remark-words.ts';
import { agentName, standing, type Talk } from './standing.ts';

type Facts = readonly (string | null)[];

/** A piece, where it lies and whose it is, what it does, and what is missing to use it. */
export function sentence(talk: Talk, piece: Piece): PieceSentence | null {
  const ref = parsePiece(piece);
  const about = pieceText(talk.words, piece);
  if (ref === null || about === null) return null;
  const facts = (tell[ref.kind] as (talk: Talk, ref: PieceRef) => Facts)(talk, ref);
  const isPlayer = ref.kind === 'place' && ref.id === 'seat' && ref.seat !== null;
  const name = isPlayer ? talk.seen.name(ref.seat) : about.name;
  const isSpace = ref.kind === 'space' || ref.kind === 'building';
  /** Who stands on a space is among the facts already. */
  const remark = isSpace && spaceAt(talk, ref.id)?.agents.length !== 0 && !isForSale(talk, ref.id) ? null : standing(talk, piece);
  return sentenceOf([name, ...facts], tellsMore.has(ref.kind) ? about.text : null, remark);
}

/** Cards and spaces say what they do. */
const tellsMore: ReadonlySet<PieceRef['kind']> = new Set(['quest', 'duty', 'card', 'intrigue', 'building', 'space', 'lord']);

type Tell = { readonly [K in PieceRef['kind']]: (talk: Talk, ref: Extract<PieceRef, { readonly kind: K }>) => Facts };

const tell: Tell = {
  quest: (talk, { id }) => questFacts(talk, id),
  duty: (talk, { id }) => questFacts(talk, id),
  card: (talk, { id }) => cardFacts(talk, id),
  intrigue: () => [],
  building: (talk, { id }) => spaceFacts(talk, id),
  space: (talk, { id }) => spaceFacts(talk, id),
  lord(talk, { id }) {
    const side = talk.seen.view.players.findIndex(({ lord }) => lord === id);
    return side < 0 ? [] : [owner(talk, talk.said.lord, side)];
  },
  row: () => [],
  tavern(talk, { seat, what }) {
    const count = talk.seen.view.players[seat]![what];
    return [has(talk, seat, count === 0 ? talk.said.nothing : talk.words.listed({ [what]: count }))];
  },
  supply: (talk, { what }) => (what === 'gold' ? [] : [left(talk, { [what]: talk.seen.view.supply[what] })]),
  questType({ said, seen: { view, viewer, name } }, { type }) {
    const count = view.players[viewer ?? 0]!.completed.filter((id) => quests[id].type === type).length;
    return [viewer === null ? said.done.other(name(0), said.quests(count)) : said.done.mine(said.quests(count))];
  },
  figure: () => [],
  place: (talk, ref) => placeFacts(talk, ref),
};

const owner = ({ seen: { viewer, name } }: Talk, owned: Owned, side: Seat): string =>
  side === viewer ? owned.mine : owned.other(name(side));

const has = ({ said, seen: { viewer, name } }: Talk, side: Seat, what: string): string =>
  side === viewer ? said.has.mine(what) : said.has.other(name(side), what);

const left = ({ words, said }: Talk, pile: Pile): string => (words.listed(pile) === '' ? said.gone : said.left(words.listed(pile)));

/** How much a token costs now, and how many are left to take. */
const trackFacts = (talk: Talk, { track, value }: { readonly track: number; readonly value: number }): Facts => [
  value === 0 ? null : talk.said.corruption(talk.words.listed({ vp: value })),
  left(talk, { corruption: track }),
];

function questFacts(talk: Talk, id: Completable): Facts {
  const { said, seen } = talk;
  const { inn, revealed, players, tired } = seen.view;
  if (inn.some((each) => each === id)) return [said.atInn];
  if (revealed.some((each) => each === id)) return [said.revealed];
  for (const [side, player] of players.entries()) {
    const isTired = [...player.tired, ...tired].some((each) => each === id);
    if (player.plots.some((each) => each === id)) return [owner(talk, said.plot, side), isTired ? said.used : null];
    if (player.completed.some((each) => each === id)) return [owner(talk, said.completed, side)];
    if ([...player.active, ...player.duties].some((each) => each === id)) return [owner(talk, said.quest, side)];
  }
  return [];
}

function cardFacts(talk: Talk, id: IntrigueId): Facts {
  const { said, seen } = talk;
  if (seen.view.resolving.includes(id)) return [said.beingPlayed];
  const side = seen.view.players.findIndex(({ hand }) => hand?.includes(id) === true);
  return side < 0 ? [] : [owner(talk, said.hand, side)];
}

const spaceAt = ({ seen: { view } }: Talk, id: SpaceId): Space | undefined =>
  [...view.board, ...view.buildings, ...view.hall].find((each) => each.id === id);

const isForSale = ({ seen: { view } }: Talk, id: SpaceId): boolean => view.hall.some((each) => each.id === (id as BuildingId));

/** Whose a building is, who stands there, and what waits to be taken. */
function spaceFacts(talk: Talk, id: SpaceId): Facts {
  const { words, said } = talk;
  const space = spaceAt(talk, id);
  if (space === undefined) return [];
  const things = words.listed(
    Object.fromEntries([...adventurers, 'gold', 'vp', 'corruption'].map((what) => [what, space[what as 'gold']])),
  );
  return [
    isForSale(talk, id) ? said.forSale : space.owner === null ? null : owner(talk, said.building, space.owner),
    ...(space.agents.length > 0 ? space.agents.map((agent) => agentName(talk, agent)) : isForSale(talk, id) ? [] : [said.free]),
    things === '' ? null : said.lying(things),
  ];
}

function placeFacts(talk: Talk, { id, seat }: Extract<PieceRef, { readonly kind: 'place' }>): Facts {
  const { said, seen } = talk;
  const { view } = seen;
  if (id === 'questDeck' || id === 'intrigueDeck') return [said.cards(view[id])];
  if (id === 'questDiscard' || id === 'intrigueDiscard') return [said.cards(view[id].length)];
  if (id === 'tiles') return [said.tiles(view.tiles)];
  if (id === 'first') return [owner(talk, said.first, view.first)];
  if (id === 'rounds') return [said.round(view.round, ROUNDS)];
  if (id === 'corruption' && view.corruption !== null) return trackFacts(talk, view.corruption);
  if (seat === null) return [];
  const player = view.players[seat];
  if (player === undefined) return [];
  if (id === 'pool') return [has(talk, seat, said.agents(player.pool))];
  return id === 'seat' ? seatFacts(said, player, buildingsOf(view, seat)) : [];
}

const seatFacts = (said: RemarkWords, player: Talk['seen']['view']['players'][number], held: number): Facts => [
  said.agents(player.pool),
  said.intrigue(player.handSize),
  said.quests(player.active.length + player.duties.length),
  said.buildings(held),
];
