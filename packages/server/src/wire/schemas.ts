import { longest, type ClientMessage, type NewTable, type Recover, type SitDown } from '@fathom/wire';
import { z } from 'zod';

/*
 * Schemas of all input. Nothing else is read. At the end of this file the compiler checks that each schema is equal to its type
 * in the protocol.
 */

const seat = z.int().min(0).max(15);
const ply = z.int().min(0).max(1_000_000);
const level = z.string().max(40);
const id = z.string().min(1).max(longest.id);

const sitter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);

const proposed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('undo'), to: ply }),
  z.strictObject({ kind: z.literal('replace'), seat, level, forGood: z.boolean() }),
]);

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), ply, move: z.unknown() }),
  z.strictObject({ type: z.literal('moves'), ply, moves: z.array(z.unknown()).min(1).max(longest.moves).readonly() }),
  z.strictObject({ type: z.literal('undo'), to: ply }),
  z.strictObject({ type: z.literal('redo') }),
  z.strictObject({ type: z.literal('propose'), what: proposed }),
  z.strictObject({ type: z.literal('answer'), proposal: z.int().min(0), agree: z.boolean() }),
  z.strictObject({ type: z.literal('say'), text: z.string().max(longest.text) }),
  z.strictObject({ type: z.literal('ready'), seal: z.string().regex(/^[0-9a-f]{64}$/) }),
  z.strictObject({ type: z.literal('show'), words: z.string().max(longest.words) }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('arrange'), seat, sitter }),
  z.strictObject({ type: z.literal('leave'), level }),
  z.strictObject({ type: z.literal('return') }),
  z.strictObject({
    type: z.literal('notify'),
    webhook: z.strictObject({ url: z.string().max(longest.url), text: z.string().max(longest.text) }).nullable(),
  }),
  z.strictObject({
    type: z.literal('order'),
    order: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).readonly(),
  }),
  z.strictObject({ type: z.literal('rematch') }),
]);

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), protocol: z.int(), since: z.int().min(0) }),
  z.strictObject({ type: z.literal('do'), id, command }),
  z.strictObject({ type: z.literal('why'), id, piece: z.string().max(longest.piece) }),
  z.strictObject({ type: z.literal('preview'), id, ply, moves: z.array(z.unknown()).min(1).max(longest.moves).readonly() }),
]);

const DAY = 86_400_000;

const plan = z.strictObject({
  pace: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('bank'),
      bank: z
        .int()
        .min(1000)
        .max(30 * DAY),
      increment: z.int().min(0).max(DAY),
    }),
    z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
  ]),
  atZero: z.enum(['move', 'seat']),
  level,
});

export const newTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.unknown()),
  seats: z.array(level).min(1).max(16).readonly(),
  name: z.string().max(longest.name * 4),
  listed: z.boolean(),
  plan: plan.nullable(),
});

export const sitDown = z.strictObject({ name: z.string().max(longest.name * 4) });

export const recover = z.strictObject({ words: z.string().max(200) });

/** Each type is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

const proven: {
  readonly clientMessage: Same<z.infer<typeof clientMessage>, ClientMessage>;
  readonly newTable: Same<z.infer<typeof newTable>, NewTable>;
  readonly sitDown: Same<z.infer<typeof sitDown>, SitDown>;
  readonly recover: Same<z.infer<typeof recover>, Recover>;
} = { clientMessage: true, newTable: true, sitDown: true, recover: true };
void proven;
