import type { Seat } from '@fathom/kernel';
import type { Webhook } from '@fathom/wire';
import http from 'node:http';
import https from 'node:https';
import { addressOf, type Reach } from './guard.ts';

export interface Call {
  readonly table: string;
  readonly seat: Seat;
  readonly ply: number;
}

/** Calls the webhook of a seat whose turn it is. It never blocks and never fails: a call that cannot be made is dropped. */
export interface WebhookSender {
  call(webhook: Webhook, call: Call): void;
}

/** How long a call may take in all, from resolving the address to the response. */
const TIMEOUT = 5000;
/** The number of concurrent calls, and of those to one host: more are dropped. */
const MOST = 50;
const MOST_PER_HOST = 5;

export function openWebhookSender(
  reach: Reach,
  report: (outcome: 'called' | 'failed' | 'dropped') => void,
  timeout = TIMEOUT,
): WebhookSender {
  const calling = new Map<string, number>();
  let calls = 0;
  const count = (host: string, change: 1 | -1): void => {
    calls += change;
    const here = (calling.get(host) ?? 0) + change;
    if (here === 0) calling.delete(host);
    else calling.set(host, here);
  };
  return {
    call(webhook, call) {
      if (reach === 'off') return;
      const { host } = new URL(webhook.url);
      if (calls >= MOST || (calling.get(host) ?? 0) >= MOST_PER_HOST) return report('dropped');
      count(host, 1);
      callWebhook(webhook, call, reach, timeout)
        .then(
          (good) => report(good ? 'called' : 'failed'),
          () => report('failed'),
        )
        .finally(() => count(host, -1));
    },
  };
}

/** True if the webhook has accepted the call. */
export const callWebhook = (webhook: Webhook, call: Call, reach: Reach, timeout = TIMEOUT): Promise<boolean> =>
  within(timeout, (signal) => post(webhook, call, reach, signal));

/** Settles when the work does, at the latest after the timeout. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('timeout')), ms);
  });
  try {
    return await Promise.race([work(over.signal), late]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** `text` is what Telegram and Slack read, `content` what Discord reads. */
async function post({ url, text }: Webhook, call: Call, reach: Reach, signal: AbortSignal): Promise<boolean> {
  const target = new URL(url);
  const found = await addressOf(target.hostname, reach);
  if (found === null || signal.aborted) return false;
  const body = JSON.stringify({ text, content: text, ...call });
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((settle, fail) => {
    const sent = request(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'fathom' },
      // The address that was checked, whatever the name resolves to by now. Redirects are not followed: node:http never does.
      lookup: (_host, options, done) =>
        options.all === true
          ? done(null, [found])
          : (done as (e: null, address: string, family: number) => void)(null, found.address, found.family),
      signal,
      agent: false,
    });
    sent.on('error', fail);
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      settle(false); // an upgrade was not requested
    });
    sent.on('close', () => settle(false)); // no effect after a response
    sent.on('response', (response) => {
      settle((response.statusCode ?? 500) < 300);
      response.destroy();
    });
    sent.end(body);
  });
}
