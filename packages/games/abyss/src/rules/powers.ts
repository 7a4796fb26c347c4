import { lookup, type Piece, type Seat } from '@fathom/kernel';
import { baseLordIds, lordIds, lords, type LordId } from '../content/lords.ts';
import type { Power } from '../flow.ts';
import { isActive } from '../lasting.ts';
import { banish, forEach, oust, sell } from '../moves.ts';
import { stackPiece } from '../pieces.ts';
import { courtFor, stacksFor } from '../queries.ts';
import type { State } from '../state.ts';
import { banishStack, discardAllies } from '../verbs/cards.ts';
import { replaceLord } from '../verbs/lords.ts';
import { krakenPowers, sentinelPowers } from './expansions.ts';
import { gainPearls } from './coins.ts';

/* AB-TURN-06 · Abilities that their owner uses once a turn, at a moment of choice; and Sentinels waiting to be placed. */

/** What can be done with an ability now; doing it; the pieces it is used on. */
interface PowerRule<M> {
  readonly moves: (s: State, seat: Seat) => readonly M[];
  readonly use: (s: State, seat: Seat, move: M) => void;
  readonly touches: (move: M) => readonly Piece[];
}
/** By the type of the move, in the order in which they are offered. */
export type PowerTable<T extends Power['type']> = { readonly [N in T]: PowerRule<Extract<Power, { readonly type: N }>> };

const basePowers: PowerTable<'sell' | 'banish' | 'oust'> = {
  /** AB-LORD-12. */
  sell: {
    moves: (s, seat) => forEach(s.players[seat]!.hand, sell),
    use(s, seat, { ally }) {
      discardAllies(s, seat, [ally]);
      gainPearls(s, seat, 2, 'slaver');
    },
    touches: ({ ally }) => [ally],
  },
  /** AB-LORD-17. */
  banish: {
    moves: (s, seat) => forEach(stacksFor(s, seat), banish),
    use: (s, seat, { race }) => banishStack(s, seat, race),
    touches: ({ race }) => [stackPiece(race)],
  },
  /** AB-LORD-21. */
  oust: {
    moves: (s, seat) => (s.lordDeck.length === 0 ? [] : forEach(courtFor(s, seat), oust)),
    use: (s, seat, { lord }) => replaceLord(s, seat, lord),
    touches: ({ lord }) => [lord],
  },
};

const powers: PowerTable<Power['type']> = { ...sentinelPowers, ...basePowers, ...krakenPowers };
const byType = lookup(powers) as unknown as Readonly<Record<string, PowerRule<Power>>>;

/** The powers of lords, each with the lord whose entry names it. */
const lordPowers = Object.entries(byType).flatMap(([name, { moves }]) => {
  const lord = lordIds.find((id) => lords[id].power === name);
  return lord === undefined ? [] : [{ name, lord, moves }];
});

/** Without Kraken there are fewer to ask. */
const baseLordPowers = lordPowers.filter(({ lord }) => baseLordIds.includes(lord));

export const hasPower = (lord: LordId): boolean => lords[lord].power !== null;
export const isPower = (move: { readonly type: string }): move is Power => byType[move.type] !== undefined;

/** The same moves, and those of the active player's powers. Nearly always there are none. */
export function withPowers<M>(s: State, seat: Seat, moves: readonly (M | Power)[]): readonly (M | Power)[] {
  const player = s.players[seat]!;
  let all = s.kraken === null ? moves : joined<M | Power>(moves, powers.reserve.moves(s, seat));
  const table = s.kraken === null ? baseLordPowers : lordPowers;
  for (let i = 0; i < table.length; i++) {
    const { lord, moves: movesOf } = table[i]!;
    if (isActive(player, lord) && !s.used.includes(lord)) all = joined(all, movesOf(s, seat)); // AB-ABIL-04
  }
  return all;
}

const joined = <M>(some: readonly M[], more: readonly M[]): readonly M[] => (more.length === 0 ? some : [...some, ...more]);

export function usePower(s: State, seat: Seat, move: Power): void {
  const lord = lordOf(move);
  if (lord !== undefined) s.used.push(lord);
  byType[move.type]!.use(s, seat, move);
}

/** The lord whose ability it is comes first, then what it is used on. */
export function touchesOfPower(move: Power): readonly Piece[] {
  const lord = lordOf(move);
  return [...(lord === undefined ? [] : [lord]), ...byType[move.type]!.touches(move)];
}

/** The lord whose entry names this power; none for a Sentinel. */
const lordOf = ({ type }: Power): LordId | undefined => lordPowers.find(({ name }) => name === type)?.lord;
