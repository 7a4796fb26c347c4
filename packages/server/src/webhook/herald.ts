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

/** Calls a seat whose turn it is. It never waits and never fails: a call that cannot be made is dropped. */
export interface Herald {
  call(webhook: Webhook, call: Call): void;
}

const PATIENCE = 5000;
/** So many calls at once; more are dropped. */
const MOST = 50;

export function openHerald(reach: Reach, report: (outcome: 'called' | 'failed' | 'dropped') => void): Herald {
  let calling = 0;
  return {
    call(webhook, call) {
      if (reach === 'off') return;
      if (calling >= MOST) return report('dropped');
      calling++;
      post(webhook, call, reach)
        .then(
          (good) => report(good ? 'called' : 'failed'),
          () => report('failed'),
        )
        .finally(() => calling--);
    },
  };
}

/** `text` is what Telegram and Slack read, `content` what Discord reads. */
async function post({ url, text }: Webhook, call: Call, reach: Reach): Promise<boolean> {
  const target = new URL(url);
  const found = await addressOf(target.hostname, reach);
  if (found === null) return false;
  const body = JSON.stringify({ text, content: text, ...call });
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((settle, fail) => {
    const sent = request(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'fathom' },
      // The address that was checked, whatever the name means by now. Redirections are not followed: node:http never does.
      lookup: (_host, options, done) =>
        options.all === true
          ? done(null, [found])
          : (done as (e: null, address: string, family: number) => void)(null, found.address, found.family),
      signal: AbortSignal.timeout(PATIENCE),
      agent: false,
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      settle((response.statusCode ?? 500) < 300);
      response.destroy();
    });
    sent.end(body);
  });
}
