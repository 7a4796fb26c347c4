import {
  declaredFacts,
  perSeat,
  refuseImpossible,
  type Cursor,
  type Field,
  type Frame,
  type Reading,
  type Rng,
  type Seat,
} from '@fathom/kernel';
import { guilds, isGuild, perGuild, type PerGuild } from './content/guilds.ts';
import { lords, type LordId } from './content/lords.ts';
import { matchingPiles } from './expansions/solo/conditions.ts';
import { rivalSide } from './expansions/solo/rivals.ts';
import { offersAnotherTurn } from './expansions/solo/token.ts';
import { SLOTS } from './pyramid.ts';
import { impossibilities, pearlsOf } from './possible.ts';
import { canConspire } from './rules/conspire.ts';
import { finish } from './rules/end.ts';
import { swappable } from './rules/swap.ts';
import { setup } from './setup.ts';
import { fields, locationCards, playerFields, type Conspiracy, type Options, type Player, type State } from './state.ts';

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

/** The player whose things are being read, as far as they were. */
const playerOf = ({ table, seat }: Reading): Player => (table as State).players[seat!]!;

/** Guild → slot: a crest is on one of the best lords of its guild. */
const crests: typeof playerFields.crests = {
  ...playerFields.crests,
  write: (held, player) => {
    const { alliance } = player as Player;
    return Object.fromEntries(guilds.flatMap((guild) => (held[guild] === null ? [] : [[guild, alliance.indexOf(held[guild]) + 1]])));
  },
  read(cursor, reading) {
    const { alliance } = playerOf(reading);
    const found = bestLords(alliance);
    for (const [guild, slot] of cursor.entries()) {
      if (!isGuild(guild)) return slot.refuse('unknown-field');
      const lord = alliance[slot.whole(1, SLOTS) - 1];
      const best = found[guild];
      if (lord === undefined || best === null || lords[lord].guild !== guild || lords[lord].vp !== lords[best].vp)
        return slot.refuse('not-allowed', 'CO-CREST-05');
      found[guild] = lord;
    }
    return found;
  },
  absent: (reading) => bestLords(playerOf(reading).alliance),
};

/** Slot → location: it lies on a lord with a key. */
const holdings: typeof playerFields.holdings = {
  ...playerFields.holdings,
  as: 'locations',
  write: (held) => Object.fromEntries(held.map(({ slot, location }) => [slot, location])),
  read: (cursor, reading) =>
    cursor.entries().map(([slot, card]) => {
      const lord = playerOf(reading).alliance[Number(slot) - 1];
      if (!holdsKey(lord) || String(Number(slot)) !== slot) card.refuse('not-allowed', 'CO-KEY-12');
      return { slot: Number(slot), location: reading.unplaced(locationCards).take(card) };
    }),
};

const pearls: Field<number> = { ...playerFields.pearls, absent: (reading) => pearlsOf(playerOf(reading), reading.seat === reading.seats) };

/** Its token by who has it; where there is no rival, none may be named. */
const rival: typeof fields.rival = {
  ...fields.rival,
  write: (held) => (held === null ? undefined : { guild: held.guild, token: held.holdsToken ? 'rival' : 'person' }),
  read(cursor, _reading, before) {
    if (before === null) return cursor.refuse('not-allowed', 'OPT-SOLO-01');
    const { guild, token } = cursor.fields('guild', 'token');
    return { guild: guild.oneOf(...guilds), holdsToken: !token.given || token.oneOf('rival', 'person') === 'rival' };
  },
};

const master: Field<Seat | null> = { ...fields.master, absent: ({ table }) => mostPearls((table as State).players) };

const tableFacts = declaredFacts<Conspiracy, typeof fields>({
  ...fields,
  players: perSeat({ ...playerFields, crests, holdings, pearls }),
  master,
  rival,
});

export const describe = (s: State): { readonly options: Options } & Readonly<Record<string, unknown>> => ({
  options: s.options,
  asks: s.outcome === null ? s.stack.at(-1)!.kind : 'end',
  ...tableFacts.write(s),
  rest: 'box',
});

export function arrange(facts: Cursor, seats: number, options: Options, rng: Rng): State {
  const at = facts.fields(...tableFacts.names, 'asks', 'rest');
  const s = setup(seats, options, rng);
  const reading = tableFacts.read(at, facts, s);
  tableFacts.fill(s, reading, rng, at.rest.given && at.rest.oneOf('deck', 'box') === 'box' ? tableFacts.piles : []);

  const asks = at.asks.given ? at.asks.oneOf(...moments) : 'turn';
  for (const place of ['revealed', 'setAside', 'revealedLocations'] as const) {
    if (s[place].length > 0 && !airborne[asks].includes(place)) at[place].refuse('not-allowed', goneBy[place]);
  }
  if (asks !== 'end' && !endFits(s)) at.armedBy.refuse(s.armedBy === null ? 'missing' : 'not-allowed', 'CO-END-01');
  const due = dueAt[asks](actingIn(s));
  if (due === null)
    return at.asks.given ? at.asks.refuse('not-allowed') : at.turn.refuse('not-allowed', canConspire(s) ? 'CO-END-01' : 'CO-DECK-03');
  s.stack = due;
  if (asks === 'end') finish(s);
  refuseImpossible(impossibilities(s));
  return s;
}

/** CO-CREST-05 · Where the position does not say, the crest lies on the first of the best. */
const bestLords = (alliance: readonly LordId[]): PerGuild<LordId | null> =>
  perGuild((guild) => {
    const kin = alliance.filter((lord) => lords[lord].guild === guild);
    return kin.find((lord) => kin.every((other) => lords[other].vp <= lords[lord].vp)) ?? null;
  });

function mostPearls(players: readonly Player[]): Seat | null {
  const most = Math.max(...players.map(({ pearls }) => pearls));
  return most === 0 ? null : players.findIndex(({ pearls }) => pearls === most);
}

type Frames = Frame<Conspiracy>[];

/** The side whose turn it is, as the moments of its turn need it. */
interface Acting {
  readonly s: State;
  readonly side: Seat;
  /** Who answers for that side. */
  readonly seat: Seat;
  /** The rival of a solo game, which the rules play. */
  readonly automatic: boolean;
  readonly room: number;
  /** All lords that were taken have room. */
  readonly fits: boolean;
  readonly last: LordId | undefined;
  /** What follows in this turn. */
  readonly rest: Frames;
}

const when = (isPossible: boolean, ...frames: Frames): Frames | null => (isPossible ? frames : null);
const mayConspire = ({ s, room }: Acting): boolean => room > 0 && canConspire(s);
const mayTakeLocation = ({ automatic, fits, last }: Acting): boolean => !automatic && fits && holdsKey(last);

/** What is still to be done at each moment, or null if the table cannot stand there. */
const dueAt: Readonly<Record<Asks, (acting: Acting) => Frames | null>> = {
  turn: (acting) => when(mayConspire(acting), acting.automatic ? { kind: 'rivalTurn' } : { kind: 'turn', seat: acting.seat }),
  source: (acting) =>
    when(mayConspire(acting) && !acting.automatic, { kind: 'endTurn', side: acting.side }, { kind: 'source', seat: acting.seat }),
  keep: ({ s, seat, automatic, room, rest }) => when(room > 0 && s.revealed.length > 0 && !automatic, ...rest, { kind: 'keep', seat }),
  fit: ({ s, side, seat, room, rest }) => when(room > 0 && s.setAside.length > room, ...rest, { kind: 'fit', seat, side }),
  nextLord: ({ s, fits, rest }) => when(s.setAside.length > 0 && fits, ...rest),
  swap: ({ s, side, seat, automatic, fits, rest }) =>
    when(!automatic && fits && swappable(s.players[side]!).length >= 2, ...rest, { kind: 'swap', seat }),
  locationSource: (acting) =>
    when(mayTakeLocation(acting) && acting.s.locationDeck.length + acting.s.openLocations.length > 0, ...acting.rest, {
      kind: 'locationSource',
      seat: acting.seat,
    }),
  location: (acting) =>
    when(mayTakeLocation(acting) && acting.s.revealedLocations.length + acting.s.locationDeck.length > 0, ...acting.rest, {
      kind: 'location',
      seat: acting.seat,
      from: acting.s.revealedLocations.length > 0 ? 'reveal' : 'search',
    }),
  rivalPile: ({ s, side, seat, automatic }) => {
    const matching = automatic ? matchingPiles(s) : [];
    return when(matching.length > 0, { kind: 'endTurn', side }, { kind: 'rivalPile', seat, matching });
  },
  anotherTurn: ({ s, side, seat }) => when(offersAnotherTurn(s, side), { kind: 'anotherTurn', seat }),
  end: () => [],
};

function actingIn(s: State): Acting {
  const side = s.turn;
  const automatic = side === rivalSide(s);
  const seat = automatic ? 0 : side;
  const { alliance } = s.players[side]!;
  const room = SLOTS - alliance.length;
  const more: Frames = s.setAside.length > 0 ? [{ kind: 'nextLord', seat, side }] : [];
  const rest: Frames = [{ kind: 'endTurn', side }, ...more];
  return { s, side, seat, automatic, room, fits: s.setAside.length <= room, last: alliance.at(-1), rest };
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
