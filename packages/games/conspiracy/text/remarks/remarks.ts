import { sentenceOf, type Piece, type PieceRemarks, type PieceSentence, type Seat, type Seen } from '@fathom/kernel';
import { guilds, type Guild } from '../../src/content/guilds.ts';
import type { LocationId } from '../../src/content/locations.ts';
import { lords, type LordId } from '../../src/content/lords.ts';
import { pieceRef } from '../../src/pieces.ts';
import { SLOTS } from '../../src/pyramid.ts';
import { holds } from '../../src/rules/keys.ts';
import { breakdown } from '../../src/rules/scoring.ts';
import { keyShortfall } from '../../src/rules/shortfall.ts';
import type { View } from '../../src/secrets.ts';
import type { Conspiracy } from '../../src/state.ts';
import type { Words } from '../words.ts';
import type { Owned, RemarkWords } from './remark-words.ts';

type Table = Seen<Conspiracy>;

/** Conspiracy's pieces as sentences, and what is missing to use them. */
export function remarks(words: Words, said: RemarkWords): PieceRemarks<Conspiracy> {
  return {
    sentence: (piece, seen) => sentence(words, said, piece, seen),
    can: (move) => (move === null ? undefined : said.can[move.type]) ?? said.can.choose,
    standing: (piece, seen) => standing(said, piece, seen),
  };
}

const points = ({ points: unit }: Words, n: number): string => `${n} ${unit}`;

/** Whose side it is, seen by the viewer. */
function owner(owned: Owned, side: Seat, { view, viewer, name }: Table): string {
  if (view.rival !== null && side === view.seats) return owned.rival;
  return side === viewer ? owned.mine : owned.other(name(side));
}

function sentence(words: Words, said: RemarkWords, piece: Piece, seen: Table): PieceSentence | null {
  const ref = pieceRef(piece);
  if (ref === null) return null;
  const { view } = seen;
  const remark = standing(said, piece, seen);
  switch (ref.type) {
    case 'lord':
      return sentenceOf([
        words.lord(lords[ref.id].kind, lords[ref.id].guild),
        ...lordFacts(words, said, ref.id),
        ...whereLord(said, ref.id, seen),
      ]);
    case 'location': {
      const { name, text } = words.locations[ref.id];
      return sentenceOf([name, ...whereLocation(words, said, ref.id, seen)], text, remark);
    }
    case 'pile':
      return sentenceOf(
        [words.pieces.pile(ref.guild).name, pileFact(words, said, view.piles[ref.guild])],
        view.piles[ref.guild].length === 0 ? null : remark,
      );
    case 'lordDeck':
    case 'locationDeck':
      return sentenceOf([words.pieces[ref.type].name, said.cardCount(view[ref.type])], remark);
    case 'token':
      return sentenceOf([words.pieces.token.name, view.rival?.holdsToken === false ? owner(said.token, 0, seen) : said.token.rival]);
  }
}

/** Influence, and what the lord gives. */
function lordFacts(words: Words, said: RemarkWords, id: LordId): (string | null)[] {
  const { vp, key, pearls, ability } = lords[id];
  return [
    points(words, vp),
    key === null ? null : said.keys[key],
    pearls === 0 ? null : said.pearls(pearls),
    ability === 'swap' ? said.swaps : ability === 'unmask' ? said.unmasks : null,
  ];
}

function whereLord(said: RemarkWords, id: LordId, seen: Table): (string | null)[] {
  const { view } = seen;
  if (view.revealed.includes(id)) return [said.drawn];
  if (view.setAside.includes(id)) return [said.waiting];
  const side = view.players.findIndex(({ alliance }) => alliance.includes(id));
  if (side < 0) return guilds.some((guild) => view.piles[guild].includes(id)) ? [said.discarded] : [];
  const { alliance, holdings, crests } = view.players[side]!;
  const slot = alliance.indexOf(id) + 1;
  return [
    lords[id].key !== null && slot <= (holdings.at(-1)?.slot ?? 0) ? said.usedKey : null,
    crests[lords[id].guild] === id ? said.crest : null,
    owner(said.alliance, side, seen),
    said.slot(slot),
  ];
}

function whereLocation(words: Words, said: RemarkWords, id: LocationId, seen: Table): (string | null)[] {
  const { view } = seen;
  if (view.openLocations.includes(id)) return [said.openLocation];
  if (view.revealedLocations.includes(id)) return [said.revealedLocation];
  if (view.search?.includes(id) === true) return [said.searched];
  const side = view.players.findIndex(({ holdings }) => holdings.some(({ location }) => location === id));
  if (side < 0) return [];
  const held = breakdown(view, side).holdings.find(({ location }) => location === id)!;
  return [
    view.rival !== null && side === view.seats ? said.faceDown : null,
    owner(said.alliance, side, seen),
    said.slot(held.slot),
    said.worth(points(words, held.vp)),
  ];
}

const pileFact = (words: Words, said: RemarkWords, pile: View['piles'][Guild]): string =>
  pile.length === 0
    ? said.empty
    : `${said.lordCount(pile.length)}: ${pile.map((id) => said.inPile(words.kinds[lords[id].kind].name, points(words, lords[id].vp))).join(', ')}`;

/** What is missing for a location, and what keeps a player from a pile or the deck. */
function standing(said: RemarkWords, piece: Piece, { view, viewer }: Table): string | null {
  const ref = pieceRef(piece);
  if (ref === null || viewer === null) return null;
  const me = view.players[viewer]!;
  if (ref.type === 'pile') return pileStanding(said, view, viewer, view.piles[ref.guild]);
  if (ref.type === 'lordDeck') return view.lordDeck === 0 ? said.standing.emptyDeck : restricted(said, view, viewer);
  if (ref.type !== 'locationDeck' && !(ref.type === 'location' && view.openLocations.includes(ref.id))) return null;
  if (ref.type === 'location' && holds(me, 'cartographers-archive')) return said.standing.onlyFromDeck;
  if (ref.type === 'locationDeck' && view.locationDeck === 0) return said.standing.emptyDeck;
  const missing = keyShortfall(view, viewer);
  return missing === null ? null : said.standing.keys(missing);
}

/** CO-CONSPIRE-07 · What a location of somebody else says about conspiring. */
function restricted({ standing: { mustDraw } }: RemarkWords, { restriction, lordDeck }: View, viewer: Seat): string | null {
  if (restriction === null || restriction.by === viewer || lordDeck === 0) return null;
  return mustDraw(Math.min(restriction.draw, lordDeck));
}

function pileStanding(said: RemarkWords, view: View, viewer: Seat, pile: readonly LordId[]): string | null {
  if (pile.length === 0) return said.standing.emptyPile;
  const room = SLOTS - view.players[viewer]!.alliance.length;
  return restricted(said, view, viewer) ?? (room > 0 && room < pile.length ? said.standing.fits(room, pile.length) : null);
}
