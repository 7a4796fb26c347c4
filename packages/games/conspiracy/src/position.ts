import { UnplacedPieces, refuseImpossible, shuffle, type Cursor, type Frame, type Rng, type Seat } from '@fathom/kernel';
import { guilds, isGuild, perGuild, type Guild } from './content/guilds.ts';
import { baseLocationIds, locationIds, type LocationId } from './content/locations.ts';
import { lordIds, lords, type LordId } from './content/lords.ts';
import { matchingPiles } from './expansions/solo/conditions.ts';
import { rivalSide } from './expansions/solo/rivals.ts';
import { offersAnotherTurn } from './expansions/solo/token.ts';
import { SLOTS } from './pyramid.ts';
import { impossibilities, pearlsOf } from './possible.ts';
import { canConspire } from './rules/conspire.ts';
import { finish } from './rules/end.ts';
import { swappable } from './rules/swap.ts';
import { setup } from './setup.ts';
import type { Conspiracy, Options, Player, State } from './state.ts';

/* The position format of Conspiracy: docs/positions.md explains it. Decks are listed from the top. */

/** The moment a position stands at. */
const moments = [
  'turn',
  'source',
  'keep',
  'fit',
  'nextLord',
  'swap',
  'locationSource',
  'location',
  'rivalPile',
  'anotherTurn',
  'end',
] as const;
type Asks = (typeof moments)[number];

/** Which cards can be in the air at a moment. */
const airborne: Readonly<Record<Asks, readonly ('revealed' | 'setAside' | 'revealedLocations')[]>> = {
  turn: [],
  source: [],
  keep: ['revealed'],
  fit: ['setAside'],
  nextLord: ['setAside'],
  swap: ['setAside'],
  locationSource: ['setAside'],
  location: ['setAside', 'revealedLocations'],
  rivalPile: [],
  anotherTurn: [],
  end: [],
};

/** The rule by which cards have left the air. */
const goneBy = { revealed: 'CO-CONSPIRE-03', setAside: 'CO-TURN-03', revealedLocations: 'CO-KEY-08' } as const;

export function describe(s: State): { readonly options: Options } & Readonly<Record<string, unknown>> {
  return {
    options: s.options,
    asks: s.outcome === null ? s.stack.at(-1)!.kind : 'end',
    turn: s.turn,
    players: s.players.map((player) => ({
      alliance: player.alliance,
      crests: Object.fromEntries(
        guilds.flatMap((guild) => (player.crests[guild] === null ? [] : [[guild, player.alliance.indexOf(player.crests[guild]) + 1]])),
      ),
      locations: Object.fromEntries(player.holdings.map(({ slot, location }) => [slot, location])),
      pearls: player.pearls,
    })),
    master: s.master,
    piles: s.piles,
    revealed: s.revealed,
    setAside: s.setAside,
    lordDeck: s.lordDeck.toReversed(),
    openLocations: s.openLocations,
    revealedLocations: s.revealedLocations,
    locationDeck: s.locationDeck.toReversed(),
    rest: 'box',
    restriction: s.restriction,
    armedBy: s.armedBy,
    ...(s.rival === null ? {} : { rival: { guild: s.rival.guild, token: s.rival.holdsToken ? 'rival' : 'person' } }),
  };
}

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at = facts.fields(
    'asks',
    'turn',
    'players',
    'master',
    'piles',
    'revealed',
    'setAside',
    'lordDeck',
    'openLocations',
    'revealedLocations',
    'locationDeck',
    'rest',
    'restriction',
    'armedBy',
    'rival',
  );
  const s = setup(seats, options, rng);
  const lordBox = new UnplacedPieces(lordIds, facts, COPIES);
  const locationBox = new UnplacedPieces(options.bonusLocations ? locationIds : baseLocationIds, facts);
  const sideAt = (cursor: Cursor): Seat => cursor.whole(0, s.players.length - 1);

  if (s.rival !== null && at.rival.given) {
    const { guild, token } = at.rival.fields('guild', 'token');
    s.rival = { guild: guild.oneOf(...guilds), holdsToken: !token.given || token.oneOf('rival', 'person') === 'rival' };
  } else if (at.rival.given) at.rival.refuse('not-allowed', 'OPT-SOLO-01');
  if (at.players.given) {
    const given = at.players.list(s.players.length);
    given.forEach((cursor, side) => readPlayer(cursor, s.players[side]!, lordBox, locationBox, side === rivalSide(s)));
  }
  if (at.piles.given) {
    for (const [guild, cards] of at.piles.entries()) {
      if (!isGuild(guild)) cards.refuse('unknown-field');
      else s.piles[guild] = cards.list(lordIds.length).map((card) => lordBox.take(card, guild));
    }
  }
  s.turn = at.turn.given ? sideAt(at.turn) : s.turn;
  s.master = at.master.value === undefined ? mostPearls(s.players) : at.master.given ? sideAt(at.master) : null;
  s.armedBy = at.armedBy.given ? sideAt(at.armedBy) : null;
  if (at.restriction.given) {
    const { draw, by } = at.restriction.fields('draw', 'by');
    s.restriction = { draw: draw.oneOf(1, 2), by: sideAt(by) };
  }
  s.revealed = lordBox.list(at.revealed);
  s.setAside = lordBox.list(at.setAside);
  s.openLocations = locationBox.list(at.openLocations);
  s.revealedLocations = locationBox.list(at.revealedLocations);
  const lordsOnTop = lordBox.list(at.lordDeck);
  const locationsOnTop = locationBox.list(at.locationDeck);
  const boxed = at.rest.given && at.rest.oneOf('deck', 'box') === 'box';
  s.lordDeck = [...(boxed ? [] : shuffle(rng, lordBox.left())), ...lordsOnTop.reverse()];
  s.locationDeck = [...(boxed ? [] : shuffle(rng, locationBox.left())), ...locationsOnTop.reverse()];

  const asks = at.asks.given ? at.asks.oneOf(...moments) : 'turn';
  for (const place of ['revealed', 'setAside', 'revealedLocations'] as const) {
    if (s[place].length > 0 && !airborne[asks].includes(place)) at[place].refuse('not-allowed', goneBy[place]);
  }
  if (asks !== 'end' && !endFits(s)) at.armedBy.refuse(s.armedBy === null ? 'missing' : 'not-allowed', 'CO-END-01');
  const due = dueAt(s, asks);
  if (due === null)
    return at.asks.given ? at.asks.refuse('not-allowed') : at.turn.refuse('not-allowed', canConspire(s) ? 'CO-END-01' : 'CO-DECK-03');
  s.stack = due;
  if (asks === 'end') finish(s);
  refuseImpossible(impossibilities(s));
  return s;
}

/** `mage-1` is any silver keeper of the mages. */
const COPIES = /-\d$/;

function readPlayer(
  cursor: Cursor,
  player: Player,
  lordBox: UnplacedPieces<LordId>,
  locationBox: UnplacedPieces<LocationId>,
  isRival: boolean,
): void {
  const { alliance, crests, locations, pearls } = cursor.fields('alliance', 'crests', 'locations', 'pearls');
  if (alliance.given) player.alliance = alliance.list(SLOTS).map((card) => lordBox.take(card));
  player.crests = perGuild((guild) => bestOf(player.alliance, guild));
  if (crests.given) {
    for (const [guild, slot] of crests.entries()) {
      if (!isGuild(guild)) return slot.refuse('unknown-field');
      const lord = player.alliance[slot.whole(1, SLOTS) - 1];
      const best = player.crests[guild];
      if (lord === undefined || best === null || lords[lord].guild !== guild || lords[lord].vp !== lords[best].vp)
        return slot.refuse('not-allowed', 'CO-CREST-05');
      player.crests[guild] = lord;
    }
  }
  if (locations.given) {
    for (const [slot, card] of locations.entries()) {
      const lord = player.alliance[Number(slot) - 1];
      if (lord === undefined || lords[lord].key === null || String(Number(slot)) !== slot) card.refuse('not-allowed', 'CO-KEY-12');
      player.holdings.push({ slot: Number(slot), location: locationBox.take(card) });
    }
  }
  player.pearls = pearls.given ? pearls.whole(0, 99) : pearlsOf(player, isRival);
}

/** CO-CREST-05 · Where the position does not say, the crest lies on the first of the best. */
function bestOf(alliance: readonly LordId[], guild: Guild): LordId | null {
  const kin = alliance.filter((lord) => lords[lord].guild === guild);
  return kin.find((lord) => kin.every((other) => lords[other].vp <= lords[lord].vp)) ?? null;
}

function mostPearls(players: readonly Player[]): Seat | null {
  const most = Math.max(...players.map(({ pearls }) => pearls));
  return most === 0 ? null : players.findIndex(({ pearls }) => pearls === most);
}

/** What is still to be done at a moment, or null if the table cannot stand there. */
function dueAt(s: State, asks: Asks): Frame<Conspiracy>[] | null {
  const side = s.turn;
  const automatic = side === rivalSide(s);
  const seat = automatic ? 0 : side;
  const player = s.players[side]!;
  const room = SLOTS - player.alliance.length;
  const fits = s.setAside.length <= room;
  const last = player.alliance.at(-1);
  const more: Frame<Conspiracy>[] = s.setAside.length > 0 ? [{ kind: 'nextLord', seat, side }] : [];
  const rest: Frame<Conspiracy>[] = [{ kind: 'endTurn', side }, ...more];
  const when = (fits: boolean, ...frames: Frame<Conspiracy>[]): Frame<Conspiracy>[] | null => (fits ? frames : null);
  const mayConspire = room > 0 && canConspire(s);
  switch (asks) {
    case 'turn':
      return when(mayConspire, automatic ? { kind: 'rivalTurn' } : { kind: 'turn', seat });
    case 'source':
      return when(mayConspire && !automatic, { kind: 'endTurn', side }, { kind: 'source', seat });
    case 'keep':
      return when(room > 0 && s.revealed.length > 0 && !automatic, ...rest, { kind: 'keep', seat });
    case 'fit':
      return when(room > 0 && s.setAside.length > room, ...rest, { kind: 'fit', seat, side });
    case 'nextLord':
      return when(s.setAside.length > 0 && fits, ...rest);
    case 'swap':
      return when(!automatic && fits && swappable(player).length >= 2, ...rest, { kind: 'swap', seat });
    case 'locationSource':
      return when(!automatic && fits && holdsKey(last) && s.locationDeck.length + s.openLocations.length > 0, ...rest, {
        kind: 'locationSource',
        seat,
      });
    case 'location': {
      const from = s.revealedLocations.length > 0 ? 'reveal' : 'search';
      return when(!automatic && fits && holdsKey(last) && s.revealedLocations.length + s.locationDeck.length > 0, ...rest, {
        kind: 'location',
        seat,
        from,
      });
    }
    case 'rivalPile': {
      const matching = automatic ? matchingPiles(s) : [];
      return when(matching.length > 0, { kind: 'endTurn', side }, { kind: 'rivalPile', seat, matching });
    }
    case 'anotherTurn':
      return when(offersAnotherTurn(s, side), { kind: 'anotherTurn', seat });
    case 'end':
      return [];
  }
}

/** CO-END-01, 03 · Only a complete alliance arms the end, and players still to play have room. */
function endFits(s: State): boolean {
  const complete = (side: Seat): boolean => s.players[side]!.alliance.length === SLOTS;
  if (s.armedBy !== null && (s.armedBy === s.turn || !complete(s.armedBy))) return false;
  const stop = s.armedBy ?? s.turn;
  for (let side = (s.turn + 1) % s.players.length; side !== stop; side = (side + 1) % s.players.length) if (complete(side)) return false;
  return true;
}

const holdsKey = (lord: LordId | undefined): boolean => lord !== undefined && lords[lord].key !== null;
