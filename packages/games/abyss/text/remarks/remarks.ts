import { sentenceOf, type Piece, type PieceRemarks, type PieceSentence, type Seat, type Seen } from '@fathom/kernel';
import { cards, type AllyId, type CardId } from '../../src/content/cards.ts';
import type { LocationId } from '../../src/content/locations.ts';
import { lords, type LordId } from '../../src/content/lords.ts';
import { races } from '../../src/content/races.ts';
import { pieceRef, type PieceRef } from '../../src/pieces.ts';
import { keysOf, lordCount } from '../../src/queries.ts';
import { costInForce } from '../../src/rules/payable.ts';
import { locationValue } from '../../src/rules/scoring.ts';
import { keyShortfall, plotShortfall, shortfall } from '../../src/rules/shortfall.ts';
import type { Abyss } from '../../src/state.ts';
import { isLocation, isLord } from '../game-text.ts';
import type { Words } from '../words.ts';
import type { Item, Owned, RemarkWords } from './remark-words.ts';

type Table = Seen<Abyss>;
type Facts = readonly (string | null)[];

/** The words of a language, and the table they are said about. */
interface Talk {
  readonly words: Words;
  readonly said: RemarkWords;
  readonly seen: Table;
}

/** The pieces of Abyss as sentences, and what is missing to use them. */
export function remarks(words: Words, said: RemarkWords): PieceRemarks<Abyss> {
  return {
    sentence: (piece, seen) => sentence({ words, said, seen }, piece),
    can: (move) => (move === null ? undefined : said.can[move.type]) ?? said.can.choose,
    standing: (piece, seen) => standing({ words, said, seen }, piece),
  };
}

const owner = ({ seen: { viewer, name } }: Talk, owned: Owned, side: Seat): string =>
  side === viewer ? owned.mine : owned.other(name(side));

type Tell = { readonly [T in PieceRef['type']]: (talk: Talk, ref: Extract<PieceRef, { readonly type: T }>) => PieceSentence };

function sentence(talk: Talk, piece: Piece): PieceSentence | null {
  const ref = pieceRef(piece);
  if (ref === null) return null;
  // Under each type is the function for just that type; the compiler cannot follow it through a union.
  const { facts, more } = (tell[ref.type] as (talk: Talk, ref: PieceRef) => PieceSentence)(talk, ref);
  return sentenceOf([facts], more, standing(talk, piece));
}

const pile =
  (count: (seen: Table) => number, counted: 'cards' | 'tiles' = 'cards'): ((talk: Talk, ref: PieceRef) => PieceSentence) =>
  ({ words, said, seen }, ref) =>
    sentenceOf([words.places[ref.type as 'deck'].name, said[counted](count(seen))]);

const tell: Tell = {
  card: (talk, { id }) => cardSentence(talk, id),
  lord: (talk, { id }) => lordSentence(talk, id),
  location: (talk, { id }) => locationSentence(talk, id),
  sentinel(talk, { id }) {
    const { words, said, seen } = talk;
    const { sentinels, posts } = seen.view.kraken!;
    const side = sentinels[id];
    const post = Object.values(posts).find((each) => each?.sentinel === id);
    const whose = side === null ? said.sentinel.nobody : owner(talk, said.sentinel, side);
    return sentenceOf([words.sentinels[id], whose, post === undefined || post === null ? null : said.posted(itemName(talk, post.item))]);
  },
  stack(talk, { race }) {
    const { words, said, seen } = talk;
    const count = seen.view.council[race];
    return sentenceOf([
      words.stack(race).name,
      count === null ? said.secret : count === 0 ? null : said.cards(count),
      reserved(talk, 'council', race),
    ]);
  },
  seat({ said, seen: { view, name } }, { seat }) {
    const player = view.players[seat]!;
    return sentenceOf([
      name(seat),
      said.pearls(player.pearls),
      said.keys(keysOf(player)),
      said.inHand(player.handSize),
      said.lords(lordCount(player)),
    ]);
  },
  monsters: (talk, { seat }) =>
    sentenceOf([talk.words.places.monsters.name, has(talk, seat, talk.said.tokens(talk.seen.view.players[seat]!.monsterCount))]),
  deck: pile(({ view }) => view.deck),
  lordDeck: pile(({ view }) => view.lordDeck),
  tiles: pile(({ view }) => view.tiles, 'tiles'),
  lootDeck: pile(({ view }) => view.kraken?.lootDeck ?? 0),
  pearls: (talk) => ownStock(talk, 'pearls', (side) => talk.said.pearls(talk.seen.view.players[side]!.pearls)),
  keys: (talk) => ownStock(talk, 'keys', (side) => talk.said.keys(keysOf(talk.seen.view.players[side]!))),
  threat: ({ words, said, seen }) => sentenceOf([words.places.threat.name, said.step(seen.view.threat)]),
  monster: ({ words }) => sentenceOf([words.places.monster.name]),
};

const has = ({ said, seen: { viewer, name } }: Talk, side: Seat, what: string): string =>
  side === viewer ? said.has.mine(what) : said.has.other(name(side), what);

/** What lies before the viewer; before a spectator that of the first seat. */
function ownStock(talk: Talk, place: 'pearls' | 'keys', count: (side: Seat) => string): PieceSentence {
  const side = talk.seen.viewer ?? 0;
  return sentenceOf([talk.words.places[place].name, has(talk, side, count(side))]);
}

function itemName({ words, said }: Talk, item: Item): string {
  return isLord(item) ? words.lords[item].name : isLocation(item) ? words.locations[item].name : said.stackOf(item);
}

/** For whom a Sentinel reserves something. What is reserved for others is said of the position. */
function reserved(talk: Talk, zone: 'court' | 'council' | 'locations', item: Item): string | null {
  const side = reservedFor(talk.seen, zone, item);
  const isSaid = talk.seen.viewer !== null && side !== talk.seen.viewer;
  return side === null || isSaid ? null : owner(talk, talk.said.reserved, side);
}

function reservedFor({ view: { kraken } }: Table, zone: 'court' | 'council' | 'locations', item: Item): Seat | null {
  const post = kraken?.posts[zone] ?? null;
  return post === null || post.item !== item ? null : kraken!.sentinels[post.sentinel];
}

function cardSentence(talk: Talk, id: CardId): PieceSentence {
  const { words, said } = talk;
  const { race, value, nebulis } = cards[id];
  if (race === null) return sentenceOf([words.places.monster.name, ...whereCard(talk, id)]);
  return sentenceOf([words.races[race].one, said.value(value), nebulis > 0 ? said.brings(nebulis) : null, ...whereCard(talk, id)]);
}

function whereCard(talk: Talk, id: CardId): Facts {
  const { said, seen } = talk;
  const { track, offer, players, spent, sick } = seen.view;
  if (track.includes(id)) return [said.onTrack(track.indexOf(id) + 1), offer?.ally === id ? said.forSale(offer.price) : null];
  if (sick?.includes(id as AllyId) === true) return [said.discarded];
  if (spent.includes(id as AllyId)) return [said.spent];
  const holder = players.findIndex(({ hand }) => hand?.includes(id as AllyId) === true);
  if (holder >= 0) return [owner(talk, said.hand, holder)];
  const friend = players.findIndex(({ affiliated }) => affiliated.includes(id as AllyId));
  return friend < 0 ? [] : [owner(talk, said.affiliated, friend)];
}

function lordSentence(talk: Talk, id: LordId): PieceSentence {
  const { words, said, seen } = talk;
  const { guild, influence, keys } = lords[id];
  const { name, text } = words.lords[id];
  const facts = [keys > 0 ? said.key : null, said.guild(words.guilds[guild])];
  const cost = seen.view.court.includes(id) ? courtFacts(talk, id) : [];
  return sentenceOf([name, said.influence(influence), ...cost, ...facts, ...whereLord(talk, id)], text);
}

/** What a lord in the Court costs the viewer. */
function courtFacts(talk: Talk, id: LordId): Facts {
  const { words, said, seen } = talk;
  const { value, races: count, mandatory } = lords[id].cost;
  const cost = seen.viewer === null ? value : costInForce(seen.view, seen.viewer, id);
  const named = mandatory === null || count === races.length ? null : words.races[mandatory].name;
  return [said.cost(cost), said.races(count, named), said.inCourt, reserved(talk, 'court', id)];
}

function whereLord(talk: Talk, id: LordId): Facts {
  const { words, said, seen } = talk;
  for (const [side, { lords: free, turned, holdings }] of seen.view.players.entries()) {
    if (free.includes(id)) return [turned.includes(id) ? said.turned : null, owner(talk, said.lord, side)];
    const over = holdings.find((holding) => holding.lords.includes(id));
    if (over !== undefined) return [said.covered(words.locations[over.location].name), owner(talk, said.lord, side)];
  }
  return [];
}

function locationSentence(talk: Talk, id: LocationId): PieceSentence {
  const { words, said, seen } = talk;
  const { view, viewer } = seen;
  const side = view.players.findIndex(({ holdings }) => holdings.some(({ location }) => location === id));
  const points = `${locationValue(view, side < 0 ? (viewer ?? 0) : side, id)} ${words.points}`;
  const loot = (view.kraken?.loot as Readonly<Partial<Record<LocationId, readonly number[]>>> | undefined)?.[id] ?? [];
  const where = side >= 0 ? owner(talk, said.location, side) : view.available.includes(id) ? said.available : said.revealed;
  return sentenceOf(
    [words.locations[id].name, where, said.worth(points), loot.length > 0 ? said.loot(loot) : null, reserved(talk, 'locations', id)],
    words.locations[id].text,
  );
}

/** What is missing for a lord, a location or a plot; and what another player has reserved. */
function standing({ words, said, seen }: Talk, piece: Piece): string | null {
  const ref = pieceRef(piece);
  const { view, viewer, name } = seen;
  if (ref === null || viewer === null) return null;
  const me = view.players[viewer]!;
  const barred = (zone: 'court' | 'council' | 'locations', item: Item): string | null => {
    const side = reservedFor(seen, zone, item);
    return side === null || side === viewer ? null : said.standing.reserved(name(side));
  };
  if (ref.type === 'lord' && view.court.includes(ref.id)) return barred('court', ref.id) ?? lordStanding(words, seen, ref.id);
  if (ref.type === 'stack') return view.council[ref.race] === 0 ? said.standing.emptyStack : barred('council', ref.race);
  if (ref.type === 'lordDeck') {
    const missing = plotShortfall(me.pearls, view.court.length, view.lordDeck);
    return missing === null ? null : said.standing.plot[missing];
  }
  const isAvailable = ref.type === 'location' && view.available.includes(ref.id);
  const reservedBy = isAvailable ? barred('locations', ref.id) : null;
  const keys = isAvailable || ref.type === 'tiles' ? keyShortfall(me) : null;
  return reservedBy ?? (keys === null ? null : said.standing.keys(keys.have, keys.need));
}

/** Of a lord in the Court: whether the hand of the viewer can pay, or what it lacks. */
function lordStanding({ payable, lacking }: Words, { view, viewer }: Table, lord: LordId): string | null {
  const { hand } = view.players[viewer!]!;
  if (hand === null) return null;
  const missing = shortfall(view, viewer!, hand, lord);
  return missing.race === null && missing.races === 0 && missing.value === 0 ? payable : lacking(missing);
}
