import {
  activeKeys,
  breakdown,
  conspiracy,
  counter,
  guilds,
  impossibilities,
  locationIds,
  locations,
  lordIds,
  lords,
  SLOTS,
  type Event,
  type State,
} from '@fathom/conspiracy';
import { prompt } from '@fathom/kernel';

/* The invariants of docs/rules/conspiracy.md. */

/** What the past of one game must be remembered for. */
export interface Memory {
  /** The slot each key lord was placed in. */
  readonly placed: Map<string, number>;
  /** Who found nothing with the archive since their latest location (CO-DECK-08). */
  readonly unlucky: Set<number>;
  /** Turns begun since the end was armed, less those a token bought. */
  lastTurns: number | null;
  /** Whose restriction should be in force. */
  restrictedBy: number | null;
}

export function remember(m: Memory, event: Event): void {
  if (event.type === 'lordPlaced' && lords[event.lord].key !== null) m.placed.set(event.lord, event.slot);
  if (event.type === 'noLocationLeft') m.unlucky.add(event.side);
  if (event.type === 'locationTaken') m.unlucky.delete(event.side);
  if (event.type === 'conspireRestricted') m.restrictedBy = event.by;
  if (event.type === 'restrictionEnded') m.restrictedBy = null;
  if (event.type === 'endArmed') m.lastTurns = 0;
  if (m.lastTurns !== null && event.type === 'turnBegan') m.lastTurns++;
  if (m.lastTurns !== null && event.type === 'tokenSpent') m.lastTurns--;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const everyOnce = (cards: readonly string[], all: readonly string[]): boolean =>
  cards.length === all.length && new Set(cards).size === all.length;
/** No lord is half resolved: nothing of it is still to be decided. */
const resolved = (s: State): boolean => !['swap', 'locationSource', 'location'].includes(prompt(conspiracy, s) ?? 'end');

export const invariants: Readonly<Record<string, (s: State, m: Memory) => boolean>> = {
  '1 · every lord is in one place; revealed only for the choice, set aside only within a turn': (s) => {
    const asks = prompt(conspiracy, s);
    const everywhere = [
      ...s.lordDeck,
      ...guilds.flatMap((guild) => s.piles[guild]),
      ...s.revealed,
      ...s.setAside,
      ...s.players.flatMap((p) => p.alliance),
    ];
    const betweenTurns = asks === 'source' || asks === 'rivalPile' || asks === 'anotherTurn' || asks === null;
    return everyOnce(everywhere, lordIds) && s.revealed.length > 0 === (asks === 'keep') && !(betweenTurns && s.setAside.length > 0);
  },
  '2 · every location is in one place, revealed only for the choice': (s) => {
    const everywhere = [
      ...s.locationDeck,
      ...s.openLocations,
      ...s.revealedLocations,
      ...s.players.flatMap((p) => p.holdings.map(({ location }) => location)),
    ];
    const all = s.options.bonusLocations ? locationIds : locationIds.slice(0, 24);
    return (
      everyOnce(everywhere, all) &&
      everywhere.every((id) => all.includes(id)) &&
      (s.revealedLocations.length === 0 || prompt(conspiracy, s) === 'location')
    );
  },
  '3 · a pile holds lords of its guild': (s) => guilds.every((guild) => s.piles[guild].every((lord) => lords[lord].guild === guild)),
  '4 · an alliance fills its slots from the first, and has fifteen at most': (s) =>
    s.players.every(({ alliance }) => alliance.length <= SLOTS && alliance.every((lord) => lords[lord] !== undefined)),
  '5 · locations lie on key lords, by rising slot, seven at most and fifteen in all': (s) =>
    sum(s.players.map(({ holdings }) => holdings.length)) <= 15 &&
    s.players.every(
      ({ alliance, holdings }) =>
        holdings.length <= 7 &&
        holdings.every(({ slot }, i) => lords[alliance[slot - 1]!].key !== null && (i === 0 || slot > holdings[i - 1]!.slot)),
    ),
  '6 · a key lord is in the slot it was placed in': (s, { placed }) =>
    s.players.every(({ alliance }) => alliance.every((lord, i) => lords[lord].key === null || placed.get(lord) === i + 1)),
  '7 · crests lie on the best, the counter shows the pearls of the Master': (s) =>
    counter(s) === (s.master === null ? 0 : s.players[s.master]!.pearls) &&
    s.players.every(({ alliance, crests }) =>
      guilds.every((guild) => {
        const best = Math.max(-1, ...alliance.filter((lord) => lords[lord].guild === guild).map((lord) => lords[lord].vp));
        const crowned = crests[guild];
        return crowned === null ? best === -1 : lords[crowned].guild === guild && lords[crowned].vp === best && alliance.includes(crowned);
      }),
    ),
  '8 · pearls are those of the own lords and pearl locations': (s) =>
    s.players.every(({ alliance, holdings, pearls }, side) => {
      const gains = holdings
        .map(({ location }) => locations[location].effect)
        .map((effect) => (effect?.type === 'gainPearls' ? effect.amount : 0));
      return pearls === sum(alliance.map((lord) => lords[lord].pearls)) + (side < s.seats ? sum(gains) : 0); // OPT-SOLO-06
    }),
  '9 · once a lord is resolved no keys are left that suffice, but for an archive that found nothing': (s, { unlucky }) =>
    !resolved(s) ||
    s.players.every((player, side) => {
      const { silver, gold } = activeKeys(player);
      const anyTwo = side < s.seats ? player.holdings.some(({ location }) => location === 'locksmiths-vault') : s.rival!.guild === 'mage';
      return unlucky.has(side) || (silver <= 1 && gold <= 1 && !(anyTwo && silver + gold > 1));
    }),
  '10 · at most one restriction is in force, and only until its maker is up': (s, { restrictedBy }) =>
    (s.restriction?.by ?? null) === restrictedBy &&
    (s.outcome !== null ||
      s.restriction === null ||
      s.restriction.by !== s.turn ||
      !resolved(s) ||
      s.setAside.length > 0 ||
      s.rival !== null),
  '11 · once the end is armed everybody else has one turn': (s, { lastTurns }) =>
    (s.armedBy === null) === (lastTurns === null) &&
    (lastTurns === null || lastTurns <= s.players.length - 1) &&
    (s.outcome === null || lastTurns === s.players.length - 1),
  '12 · a total is the sum of its parts, and three at least': (s) =>
    s.outcome === null ||
    s.outcome.scores.every((score, side) => {
      const { lords: crests, locations: places, coalition, master, bonus, total } = breakdown(s, side);
      return score === total && total === crests + places + coalition + master + bonus && total >= 3 && (bonus === 0 || side === s.seats);
    }),
  '13 · nobody has more pearls than the Master': (s) => s.players.every(({ pearls }) => pearls <= counter(s)),
  '14 · the player to move has fourteen lords at most': (s) =>
    prompt(conspiracy, s) !== 'source' || s.players[s.turn]!.alliance.length < SLOTS,
  '15 · nothing on the table is impossible': (s) => [...impossibilities(s)].length === 0,
};
