import { parseArgs } from 'node:util';
import type { Reach } from '../webhook/guard.ts';

/** What an operator can configure; see docs/hosting.md. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The file of the journal, if there is no database. */
  readonly data: string;
  /** PostgreSQL, for any number of processes; null for the file. */
  readonly database: string | null;
  /** Redis, which connects the processes; null for a single one. */
  readonly redis: string | null;
  /** Other origins whose pages may use this server, such as https://example.org. */
  readonly origins: readonly string[];
  /** The number of trusted proxies in front of this server: only the last so many entries of X-Forwarded-For are believed. */
  readonly trustProxy: number;
  readonly webhooks: Reach;
  /** Threads for bots that search (with Redis, 0 leaves them to other processes), and how long one may search, in milliseconds. */
  readonly botThreads: number;
  readonly botBudget: number;
  /** A table that was not used for so many milliseconds is removed from memory. */
  readonly idle: number;
  /**
   * How long the table waits before it answers for a player who has nothing to decide, in milliseconds, so that others do not
   * notice.
   */
  readonly settlePause: number;
  /** How long a server that is asked to stop still accepts requests, in milliseconds, so that load balancers notice. */
  readonly drain: number;
  readonly limits: Limits;
  readonly logLevel: string;
}

export interface Limits {
  /** Sockets in all, from one address, and of spectators at one table. */
  readonly connections: number;
  readonly perAddress: number;
  readonly perTable: number;
  /** Messages of one socket: the burst, and how many more each second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Requests of one address per minute; a tenth of it for new tables, seats and recovery words. */
  readonly perMinute: number;
  /** Milliseconds without any message or pong, or without a hello, until a socket is closed. */
  readonly silence: number;
  /** Tables in the file, and new ones of one address per day. */
  readonly tables: number;
  readonly tablesPerDay: number;
}

export const usualLimits: Limits = {
  connections: 10_000,
  perAddress: 100,
  perTable: 200,
  burst: 40,
  perSecond: 10,
  perMinute: 300,
  silence: 60_000,
  tables: 1_000_000,
  tablesPerDay: 200,
};

/** Flags first, then the environment. An error message if something is invalid. */
export function readSettings(argv: readonly string[], env: Readonly<Record<string, string | undefined>>, cores: number): Settings | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        database: { type: 'string' },
        redis: { type: 'string' },
      },
    });
    return {
      port: whole('--port', values.port ?? env['FATHOM_PORT'] ?? '3000', 0, 65_535),
      host: values.host ?? env['FATHOM_HOST'] ?? '127.0.0.1',
      data: values.data ?? env['FATHOM_DATA'] ?? 'data/fathom.sqlite',
      database: values.database ?? env['FATHOM_DATABASE'] ?? null,
      redis: values.redis ?? env['FATHOM_REDIS'] ?? null,
      origins: (env['FATHOM_ORIGINS'] ?? '').split(',').filter(Boolean),
      trustProxy: whole('FATHOM_TRUST_PROXY', env['FATHOM_TRUST_PROXY'] ?? '0', 0, 16),
      webhooks: oneOf('FATHOM_WEBHOOKS', env['FATHOM_WEBHOOKS'] ?? 'public', ['off', 'public', 'any']),
      botThreads: whole('FATHOM_BOT_THREADS', env['FATHOM_BOT_THREADS'] ?? String(Math.max(1, cores - 1)), 0, 256),
      botBudget: whole('FATHOM_BOT_BUDGET', env['FATHOM_BOT_BUDGET'] ?? '20000', 10, 600_000),
      idle: whole('FATHOM_IDLE', env['FATHOM_IDLE'] ?? '60000', 100, 86_400_000),
      settlePause: whole('FATHOM_SETTLE_PAUSE', env['FATHOM_SETTLE_PAUSE'] ?? '900', 0, 10_000),
      drain: whole('FATHOM_DRAIN', env['FATHOM_DRAIN'] ?? '0', 0, 600_000),
      limits: limitsOf(env),
      logLevel: oneOf('FATHOM_LOG', env['FATHOM_LOG'] ?? 'warn', ['silent', 'error', 'warn', 'info', 'debug']),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** FATHOM_LIMITS=perAddress=5000,burst=1000 */
function limitsOf(env: Readonly<Record<string, string | undefined>>): Limits {
  const given = (env['FATHOM_LIMITS'] ?? '').split(',').filter(Boolean);
  const changed = given.map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [oneOf('FATHOM_LIMITS', name, Object.keys(usualLimits)), whole(`FATHOM_LIMITS ${name}`, value, 1, 1e9)] as const;
  });
  return { ...usualLimits, ...Object.fromEntries(changed) };
}

function whole(name: string, value: string, from: number, to: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new Error(`${name} takes a number from ${from} to ${to}, not "${value}".`);
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found !== undefined) return found;
  throw new Error(`${name} takes one of ${allowed.join(', ')}, not "${value}".`);
}
