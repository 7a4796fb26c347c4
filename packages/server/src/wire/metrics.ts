import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestCounters } from '../context.ts';

/** The metrics at /metrics. */
export interface Metrics extends RequestCounters {
  transaction(commits: number, milliseconds: number): void;
  called(outcome: string): void;
  /** A gauge that is computed whenever it is read. */
  watch(name: string, help: string, count: () => number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'fathom_requests_total',
    help: 'Requests to tables, by kind and answer',
    labelNames: ['kind', 'answer'],
    registers,
  });
  const commits = new Counter({ name: 'fathom_commits_total', help: 'Changes written to the journal', registers });
  const transactions = new Histogram({
    name: 'fathom_transaction_seconds',
    help: 'How long a transaction of the journal takes',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers,
  });
  const thoughts = new Histogram({
    name: 'fathom_bot_seconds',
    help: 'How long a bot takes to answer, including the queue',
    labelNames: ['level'],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 20],
    registers,
  });
  const calls = new Counter({
    name: 'fathom_webhooks_total',
    help: 'Webhook calls to players whose turn it is',
    labelNames: ['outcome'],
    registers,
  });
  return {
    requested: (kind, answer) => requests.inc({ kind, answer }),
    thought: (level, ms) => thoughts.observe({ level }, ms / 1000),
    transaction(count, ms) {
      commits.inc(count);
      transactions.observe(ms / 1000);
    },
    called: (outcome) => calls.inc({ outcome }),
    watch(name, help, count) {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(count());
          },
        }),
      );
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
