import { UnplacedPieces, UnplacedNumbers, refuseImpossible, shuffle, type Cursor, type Frame, type Rng, type Seat } from '@fathom/kernel';
import { allyIds, cards, explorationCards, type AllyId, type CardId } from './content/cards.ts';
import { baseLocationIds, locationIds, type LocationId } from './content/locations.ts';
import { baseLordIds, lordIds, type LordId } from './content/lords.ts';
import { LAST_STEP, monsterTokens } from './content/monsters.ts';
import { isRace, perRace } from './content/races.ts';
import { readFrames } from './frames.ts';
import { COURT } from './rules/court.ts';
import { lordsOfSentinels, readKraken } from './rules/expansions.ts';
import { impossibilities } from './possible/index.ts';
import { setup } from './setup.ts';
import type { Abyss, Holding, Options, Player, State } from './state.ts';

/* The position format of Abyss: docs/positions.md explains it. Decks are listed from the top. */

/** Piles that hold only what is named. */
const piles = ['deck', 'lordDeck', 'tiles', 'pool', 'loot'] as const;
type Pile = (typeof piles)[number];

const MANY = 99;

export function describe(s: State): { readonly options: Options } & Readonly<Record<string, unknown>> {
  const { seats: _seats, stack, rng: _rng, ply: _ply, undoFloor: _fence, actor: _actor, outcome, log: _log, kraken, ...facts } = s;
  return {
    ...facts,
    ...(outcome === null ? { due: stack.toReversed() } : { asks: 'end' }),
    players: s.players.map(described),
    deck: s.deck.toReversed(),
    lordDeck: s.lordDeck.toReversed(),
    tiles: s.tiles.toReversed(),
    ...(kraken === null ? {} : { kraken: { ...kraken, lootDeck: kraken.lootDeck.toReversed() } }),
    short: piles,
  };
}

/** A player's tiles are called locations, as on the table. */
const described = ({ holdings, ...player }: Player): object => Object.assign(player, { locations: holdings });

const names = [
  'asks',
  'due',
  'turn',
  'threat',
  'track',
  'council',
  'discard',
  'court',
  'lordDiscard',
  'available',
  'revealed',
  'pool',
  'purchases',
  'used',
  'spent',
  'players',
  'deck',
  'lordDeck',
  'tiles',
  'extraTurn',
  'endedBy',
  'kraken',
  'short',
] as const;
type Facts = { readonly [N in (typeof names)[number]]: Cursor };

/** All that has not been named yet. */
interface Boxes {
  readonly cards: UnplacedPieces<CardId>;
  readonly lords: UnplacedPieces<LordId>;
  readonly tiles: UnplacedPieces<LocationId>;
  readonly tokens: UnplacedNumbers;
}

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at: Facts = facts.fields(...names);
  const s = setup(seats, options, rng);
  const { kraken } = options;
  const boxes: Boxes = {
    cards: new UnplacedPieces(explorationCards(kraken), facts, COPIES),
    lords: new UnplacedPieces(kraken ? lordIds : baseLordIds, facts),
    tiles: new UnplacedPieces(kraken ? locationIds : baseLocationIds, facts),
    tokens: new UnplacedNumbers(monsterTokens),
  };
  const seatAt = (cursor: Cursor): Seat => cursor.whole(0, seats - 1);
  if (at.turn.given) s.turn = seatAt(at.turn);
  if (at.threat.given) s.threat = at.threat.whole(1, LAST_STEP);
  if (at.endedBy.given) s.endedBy = seatAt(at.endedBy);
  s.extraTurn = at.extraTurn.given && at.extraTurn.oneOf(true, false);
  s.purchases = at.purchases.given ? at.purchases.list(MANY).map(seatAt) : [];
  if (at.players.given) at.players.list(seats).forEach((cursor, seat) => readPlayer(cursor, s.players[seat]!, boxes));
  readPiles(s, at, boxes, rng);
  if (kraken) readKraken(at.kraken, s, rng, shortOf(at).includes('loot'));
  else if (at.kraken.given) at.kraken.refuse('not-allowed', 'KR-SETUP-04');
  s.stack = at.due.given ? readFrames(at.due, s) : [momentOf(s, at.asks)];
  if (at.due.given && at.asks.given) at.asks.refuse('not-allowed');
  refuseImpossible(impossibilities(s));
  return s;
}

/** KR-SCORE-01, AB-END-06 · At the end hands are laid down before the points are counted. */
const momentOf = (s: State, asks: Cursor): Frame<Abyss> =>
  asks.given && asks.oneOf('turn', 'end') === 'end' ? { kind: 'reckoning' } : { kind: 'turn', seat: s.turn };

/** `crab-3` is any crab worth 3, `monster` any monster. */
const COPIES = /^(?:[a-z]+-\d|monster)$/;

const shortOf = (at: Facts): Pile[] => (at.short.given ? at.short.list(piles.length).map((pile) => pile.oneOf(...piles)) : []);

function readPiles(s: State, at: Facts, boxes: Boxes, rng: Rng): void {
  const short = shortOf(at);
  s.track = boxes.cards.list(at.track);
  s.spent = alliesAt(at.spent, boxes);
  s.discard = boxes.cards.list(at.discard);
  s.council = perRace(() => []);
  if (at.council.given) {
    for (const [race, pile] of at.council.entries()) {
      if (!isRace(race)) return pile.refuse('unknown-field');
      s.council[race] = alliesAt(pile, boxes);
    }
  }
  const top = boxes.cards.list(at.deck).reverse();
  s.deck = [...(short.includes('deck') ? [] : shuffle(rng, boxes.cards.left())), ...top];

  s.court = boxes.lords.list(at.court);
  s.lordDiscard = boxes.lords.list(at.lordDiscard);
  s.used = at.used.given ? at.used.list(MANY).map((lord) => lord.oneOf(...lordIds)) : [];
  const nextLords = boxes.lords.list(at.lordDeck).reverse();
  s.lordDiscard.push(...lordsOfSentinels(at.kraken).filter((lord) => boxes.lords.withdraw(lord)));
  s.lordDeck = [...(short.includes('lordDeck') ? [] : shuffle(rng, boxes.lords.left())), ...nextLords];
  if (!at.court.given) while (s.court.length < COURT && s.lordDeck.length > 0) s.court.push(s.lordDeck.shift()!);

  s.available = boxes.tiles.list(at.available);
  s.revealed = boxes.tiles.list(at.revealed);
  const nextTiles = boxes.tiles.list(at.tiles).reverse();
  s.tiles = [...(short.includes('tiles') ? [] : shuffle(rng, boxes.tiles.left())), ...nextTiles];

  const tokens = boxes.tokens.list(at.pool);
  s.pool = [...(short.includes('pool') ? [] : shuffle(rng, boxes.tokens.left())), ...tokens];
}

const isAlly = (card: CardId): card is AllyId => cards[card].race !== null;

const alliesAt = (cursor: Cursor, { cards: box }: Boxes): AllyId[] =>
  box.list(cursor).map((card, i) => (isAlly(card) ? card : cursor.list(MANY)[i]!.refuse('not-allowed')));

function readPlayer(cursor: Cursor, player: Player, boxes: Boxes): void {
  const at = cursor.fields('hand', 'affiliated', 'lords', 'turned', 'locations', 'keys', 'pearls', 'monsters', 'nebulis');
  player.hand = alliesAt(at.hand, boxes).sort((a, b) => allyIds.indexOf(a) - allyIds.indexOf(b));
  player.affiliated = alliesAt(at.affiliated, boxes);
  player.lords = boxes.lords.list(at.lords);
  player.turned = at.turned.given ? at.turned.list(MANY).map((lord) => lord.oneOf(...player.lords)) : [];
  player.holdings = at.locations.given ? at.locations.list(MANY).map((holding) => readHolding(holding, boxes)) : [];
  player.monsters = boxes.tokens.list(at.monsters).sort((a, b) => a - b);
  if (at.keys.given) player.keys = at.keys.whole(0, MANY);
  if (at.pearls.given) player.pearls = at.pearls.whole(0, MANY);
  if (at.nebulis.given) player.nebulis = at.nebulis.whole(0, MANY);
}

/** A tile by its ID, or with the lords under it. */
function readHolding(cursor: Cursor, boxes: Boxes): Holding {
  if (typeof cursor.value === 'string') return { location: boxes.tiles.take(cursor), lords: [] };
  const { location, lords } = cursor.fields('location', 'lords');
  return { location: boxes.tiles.take(location), lords: boxes.lords.list(lords) };
}
