import type { Piece, Seat } from '@fathom/kernel';
import { questTypes, resources, type Adventurer, type Lying, type QuestType, type Resource } from './content/goods.ts';
import { isToken, tokens } from './expansions.ts';
import { basicSpaces, buildings, duties, intrigues, lords, nameOf, quests } from './content/tables.ts';

/* Everything one can point at: how it is called, and what is meant by it. */

export const seatPiece = (seat: Seat): Piece => `seat-${seat}`;
export const poolPiece = (seat: Seat): Piece => `pool-${seat}`;
export const tavernPiece = (seat: Seat, what: Lying): Piece => `tavern-${seat}-${what}`;
export const supplyPiece = (adventurer: Adventurer): Piece => `supply-${adventurer}`;
export const typePiece = (type: QuestType): Piece => `type-${type}`;

/** The spaces of the Inn and of the Harbor, each row as a whole. */
const rows = ['s-cliffwatch-inn', 's-waterdeep-harbor'] as const;
export type Row = (typeof rows)[number];

const figures = ['ambassador', 'lieutenant'] as const;
export type Figure = (typeof figures)[number];

/** What is neither card nor space. Several of a kind have numbers: `pool-2`, `agent-0-1`. */
const shared = ['questDeck', 'questDiscard', 'intrigueDeck', 'intrigueDiscard', 'tiles', 'corruption', 'first', 'rounds'] as const;
const places = [...shared, 'inn', 'hall', 'seat', 'pool', 'agent', 'hand', 'lord', 'score'] as const;
export type Place = (typeof places)[number];

const printed = { quest: quests, duty: duties, building: buildings, space: basicSpaces, lord: lords, card: nameOf, intrigue: intrigues };
type Printed = typeof printed;

export type PieceRef =
  | { [K in keyof Printed]: { readonly kind: K; readonly id: keyof Printed[K] } }[keyof Printed]
  | { readonly kind: 'row'; readonly id: Row }
  | { readonly kind: 'tavern'; readonly seat: Seat; readonly what: Lying }
  | { readonly kind: 'supply'; readonly what: Resource }
  | { readonly kind: 'questType'; readonly type: QuestType }
  | { readonly kind: 'figure'; readonly id: Figure }
  | { readonly kind: 'place'; readonly id: Place; readonly seat: Seat | null };

const goods: readonly Lying[] = [...resources, ...tokens];
const among = <T extends string>(known: readonly T[], word: string | undefined): T | undefined => known.find((each) => each === word);

/** What is meant by a piece; null for a stranger. */
export function parsePiece(piece: Piece): PieceRef | null {
  const kind = (Object.keys(printed) as (keyof Printed)[]).find((each) => piece in printed[each]);
  if (kind !== undefined) return { kind, id: piece } as PieceRef;
  const row = among(rows, piece);
  if (row !== undefined) return { kind: 'row', id: row };
  const figure = among(figures, piece);
  if (figure !== undefined) return { kind: 'figure', id: figure };
  const [word, ...rest] = piece.split('-');
  const what = among(goods, rest.at(-1));
  if (word === 'tavern' && rest.length === 2 && what !== undefined) return { kind: 'tavern', seat: Number(rest[0]), what };
  if (word === 'supply' && rest.length === 1 && what !== undefined && !isToken(what)) return { kind: 'supply', what };
  const type = among(questTypes, rest[0]);
  if (word === 'type' && rest.length === 1 && type !== undefined) return { kind: 'questType', type };
  const place = among(places, word);
  if (place === undefined || !rest.every((number) => /^\d+$/.test(number))) return null;
  return { kind: 'place', id: place, seat: rest.length > 0 ? Number(rest[0]) : null };
}
