import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { existsSync } from 'node:fs';
import type { WebSocket } from 'ws';
import type { Lobby } from '../lobby/lobby.ts';
import type { Settings } from '../base/settings.ts';
import type { Audience } from '../table/audience.ts';
import type { TableRegistry } from '../table/tableRegistry.ts';
import { seatOf } from '@fathom/table';
import { api, keyIn, refused } from './api.ts';
import { ConnectionLimits } from './connectionLimits.ts';
import { TableSocket } from './tableSocket.ts';
import type { Metrics } from './metrics.ts';
import { openApiPage } from './openapi.ts';
import { rateStoreOver, type SharedCounter } from './rates.ts';

export interface Parts {
  readonly registry: TableRegistry;
  readonly lobby: Lobby;
  readonly audience: Audience;
  readonly metrics: Metrics;
  /** Counts for the limits of all processes together. */
  readonly counter: SharedCounter | null;
  readonly settings: Settings;
  /** Can requests be served now? Then a load balancer may send some. */
  readonly isReady: () => Promise<boolean>;
  /** The folder of the page; null serves the API alone. */
  readonly page: string | null;
}

/** The largest HTTP body. */
const MOST_BODY = 16_384;
/** A larger message closes the socket without an answer; between the longest allowed one and this it is refused. */
const MOST_FRAME = 65_536;
/** How long closing may take. */
const CLOSE_TIMEOUT = 500;
const MINUTE = 60_000;
/** A page consists of many files: so many requests for files count as one other. */
const FILES = 10;

/** The HTTP server with API, sockets and page. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { metrics, settings, page, counter } = parts;
  const { limits, origins, trustProxy } = settings;
  const app = bareApp(settings);
  const connections = new ConnectionLimits(limits, origins, counter);
  const pace = { timeWindow: MINUTE, store: rateStoreOver(counter) };
  await app.register(helmet, { contentSecurityPolicy, crossOriginEmbedderPolicy: false, hsts: false, frameguard: { action: 'deny' } });
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MOST_FRAME, perMessageDeflate: false },
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      closeSockets(app.websocketServer.clients);
      done();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!connections.isWelcome(request)) await reply.send(refused(reply, 'wrong-origin'));
  });
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await parts.isReady();
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  app.server.maxConnections = limits.connections * 2;
  app.server.on('connection', (socket) => connections.admit(socket, trustProxy === 0));
  watchGauges(app, parts, connections);
  await app.register(async (scope) => {
    await scope.register(rateLimit, { ...pace, max: limits.perMinute });
    scope.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
      reply.type(metrics.contentType).send(await metrics.text()),
    );
    await scope.register((inner) => apiRoutes(inner, parts, connections), { prefix: '/api' });
    socketRoute(scope, parts, connections);
  });
  if (page !== null && existsSync(page)) await app.register(pageFiles, { root: page, pace: { ...pace, max: limits.perMinute * FILES } });
  return app;
}

/** Without routes: how requests are read, and how errors are answered. */
function bareApp({ trustProxy, logLevel }: Settings): FastifyInstance {
  const app = fastify({
    bodyLimit: MOST_BODY,
    // The peer is hop 0, the last entry of X-Forwarded-For hop 1, and so on: a client can only write what comes before.
    trustProxy: trustProxy > 0 && ((_address: string, hop: number) => hop < trustProxy),
    forceCloseConnections: true,
    logger: { level: logLevel, serializers: { req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url }) } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) app.log.error({ err: error }, 'a request failed');
    const code = status === 413 ? 'too-large' : status === 429 ? 'too-fast' : status >= 500 ? 'busy' : 'malformed';
    return reply.send(refused(reply, code));
  });
  app.setNotFoundHandler((_request, reply) => reply.send(refused(reply, 'not-found')));
  return app;
}

function watchGauges(app: FastifyInstance, { metrics, registry }: Parts, connections: ConnectionLimits): void {
  metrics.watch('fathom_connections', 'Open sockets', () => connections.open);
  metrics.watch('fathom_unread_bytes', 'Bytes that wait for sockets to read', () =>
    [...app.websocketServer.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  );
  metrics.watch('fathom_tables_in_use', 'Tables in memory', () => registry.tablesInUse);
}

async function apiRoutes(scope: FastifyInstance, { registry, lobby, settings }: Parts, connections: ConnectionLimits): Promise<void> {
  await openApiPage(scope);
  await scope.register(api, { registry, lobby, connections, limits: settings.limits });
}

function socketRoute(scope: FastifyInstance, { registry, audience, settings }: Parts, connections: ConnectionLimits): void {
  const { limits } = settings;
  scope.get<{ Params: { id: string } }>(
    '/api/tables/:id/socket',
    {
      websocket: true,
      // Fastify would add a HEAD route, which is no upgrade and would be passed to the socket's handler.
      exposeHeadRoute: false,
      schema: { hide: true },
      config: { rateLimit: { max: limits.perMinute } },
      preValidation: async (request, reply) => {
        if (!(await mayEnter(connections, registry, request))) await reply.send(refused(reply, 'too-many-connections'));
      },
    },
    (socket, request) => {
      const { ip, params, raw } = request;
      void new TableSocket(registry, audience, limits, socket, raw.socket, {
        id: params.id,
        key: keyIn(request),
        shared: connections.enter(ip, socket),
        mayCreateTable: () => connections.mayCreateTable(ip),
      });
    },
  );
}

/** The last places are for players: spectators cannot take all of them. */
async function mayEnter(
  connections: ConnectionLimits,
  registry: TableRegistry,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<boolean> {
  if (connections.isFull(request.ip)) return false;
  if (!connections.isCrowded()) return true;
  const key = keyIn(request);
  const runner = key === null ? null : await registry.at(request.params.id);
  return runner !== null && seatOf(runner.table, key!) !== null;
}

/** The files of the page: many small requests at once, so the limit is wider. */
async function pageFiles(
  scope: FastifyInstance,
  { root, pace }: { readonly root: string; readonly pace: RateLimitPluginOptions },
): Promise<void> {
  await scope.register(rateLimit, pace);
  await scope.register(files, {
    root,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
}

/** Asks all clients to reconnect later; those that do not close in time are terminated. */
function closeSockets(sockets: ReadonlySet<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(1012, 'restart'); // the client connects again, to whatever server it is given
    setTimeout(() => socket.terminate(), CLOSE_TIMEOUT).unref();
  }
}

/** Only our own scripts, and no framing. Plain HTTP is not upgraded: a server in a home network has no certificate. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};
