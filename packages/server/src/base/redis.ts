import { Redis } from 'ioredis';

/** A Redis that cannot be used when the server starts. */
export class RedisError extends Error {}

const CONNECT_TIMEOUT = 3000;
/** A command without an answer for so long has failed; a connection on which nothing arrives for so long is opened anew. */
const COMMAND_TIMEOUT = 2000;
const SILENCE = 15_000;
const LONGEST_WAIT = 1000;

/**
 * A connection to Redis that reconnects by itself. While it cannot be reached, commands fail at once: nothing in Redis is needed to
 * play on.
 */
export async function openRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  if (!/^rediss?:\/\//.test(url)) throw new RedisError('it must begin with redis://');
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    socketTimeout: SILENCE,
    keepAlive: SILENCE,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(50 * attempt, LONGEST_WAIT),
  });
  const errors: Error[] = [];
  redis.once('error', (error: Error) => errors.push(error)).on('error', onError);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new RedisError(errors[0]?.message ?? String(error), { cause: error });
  }
  return redis;
}
