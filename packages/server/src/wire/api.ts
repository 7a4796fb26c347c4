import type { GameRecord } from '@fathom/kernel';
import type { HttpRefusal, RefusalCode } from '@fathom/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Refusal } from '../base/errors.ts';
import { isToken, keyOf } from '../lobby/identity.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Limits } from '../base/settings.ts';
import type { TableRegistry } from '../table/tableRegistry.ts';
import { momentAt, publicInfo, seatOf } from '@fathom/table';
import type { ConnectionLimits } from './connectionLimits.ts';
import { newTable, recover, sitDown } from './schemas.ts';

const COOKIE = 'fathom';
const FOUR_HUNDRED_DAYS = 34_560_000;

export interface ApiOptions {
  readonly registry: TableRegistry;
  readonly lobby: Lobby;
  readonly connections: ConnectionLimits;
  readonly limits: Limits;
}

const tableId = z.strictObject({ id: z.string().max(64) });
const seatId = z.strictObject({ id: z.string().max(64), seat: z.coerce.number().int().min(0).max(15) });
const plyId = z.strictObject({ id: z.string().max(64), ply: z.coerce.number().int().min(0).max(100_000) });

/** The HTTP API: everything but the play itself. */
export const api: FastifyPluginCallbackZod<ApiOptions> = (app, options, done) => {
  lobbyRoutes(app, options);
  tableRoutes(app, options);
  done();
};

type App = Parameters<typeof api>[0];

/** Tables are created, listed and joined. */
function lobbyRoutes(app: App, { registry, lobby, connections, limits }: ApiOptions): void {
  const limited = { config: { rateLimit: { max: Math.ceil(limits.perMinute / 10), timeWindow: 60_000 } } };

  app.post(
    '/tables',
    { ...limited, schema: { summary: 'Create a table and take a seat at it', body: newTable } },
    async (request, reply) =>
      (await connections.mayCreateTable(request.ip))
        ? answer(reply, await lobby.create(request.body, device(request, reply, registry)))
        : refused(reply, 'too-fast'),
  );

  app.get('/tables', { schema: { summary: 'Public tables that are not over' } }, async (request) => ({
    tables: await lobby.list('public', keyIn(request)),
  }));

  app.get('/mine', { schema: { summary: 'The tables of this device' } }, async (request) => ({
    tables: await lobby.list('mine', keyIn(request)),
  }));

  app.post(
    '/tables/:id/seats/:seat',
    { ...limited, schema: { summary: 'Take a seat', params: seatId, body: sitDown } },
    async (request, reply) => {
      const { id, seat } = request.params;
      return answer(reply, await lobby.sit(id, seat, request.body.name, device(request, reply, registry)));
    },
  );

  app.post(
    '/recover',
    { ...limited, schema: { summary: 'Move a seat to this device by its recovery words', body: recover } },
    async (request, reply) => answer(reply, await lobby.recover(request.body.words, device(request, reply, registry))),
  );
}

/** What a device may know of one table. */
function tableRoutes(app: App, { registry, lobby }: ApiOptions): void {
  app.get('/tables/:id', { schema: { summary: 'What everybody may know of a table', params: tableId } }, async (request, reply) => {
    const runner = await registry.at(request.params.id);
    return runner === null ? refused(reply, 'unknown-table') : publicInfo(runner.table, registry.context.now());
  });

  app.get(
    '/tables/:id/record',
    { schema: { summary: 'The whole game and its seed, once it is over', params: tableId } },
    async (request, reply) => answer<GameRecord>(reply, await lobby.record(request.params.id)),
  );

  app.get(
    '/tables/:id/moments/:ply',
    { schema: { summary: 'The table as this device saw it after so many moves', params: plyId } },
    async (request, reply) => {
      const { id, ply } = request.params;
      const runner = await registry.at(id);
      if (runner === null) return refused(reply, 'unknown-table');
      const key = keyIn(request);
      return answer(reply, momentAt(runner.table, runner.rules, key === null ? null : seatOf(runner.table, key), ply));
    },
  );
}

/** The hash of the token in the cookie; null if there is none. */
export function keyIn(request: FastifyRequest): string | null {
  const token = request.cookies[COOKIE];
  return token !== undefined && isToken(token) ? keyOf(token) : null;
}

/** The key of the requesting device; a new device gets its token now. */
function device(request: FastifyRequest, reply: FastifyReply, { context }: TableRegistry): string {
  const known = keyIn(request);
  if (known !== null) return known;
  const token = context.secret(32);
  const secure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: FOUR_HUNDRED_DAYS, secure });
  return keyOf(token);
}

function answer<T>(reply: FastifyReply, given: { readonly ok: true; readonly value: T } | Refusal): T | HttpRefusal {
  return given.ok ? given.value : refused(reply, given.code);
}

export function refused(reply: FastifyReply, code: RefusalCode): HttpRefusal {
  void reply.code(statuses[code] ?? 400);
  return { code, rule: null };
}

const statuses: Partial<Record<RefusalCode, number>> = {
  'unknown-table': 404,
  'not-found': 404,
  'seat-taken': 409,
  'already-so': 409,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  'no-such-ply': 404,
  'cannot-go-back': 409,
  'bad-words': 403,
  'wrong-origin': 403,
  'too-large': 413,
  'too-fast': 429,
  'too-many-connections': 503,
  full: 503,
  'limit-reached': 409,
  busy: 503,
};
