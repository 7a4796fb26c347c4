import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestCounters } from '../table/context.ts';

/** The metrics at /metrics. */
export interface Metrics extends RequestCounters {
  transaction(commits: number, milliseconds: number): void;
  called(outcome: string): void;
  /** The database or Redis did not answer as it should. */
  failed(error: unknown, where: string): void;
  /** A gauge that is computed whenever it is read. */
  watch(name: string, help: string, count: () => number): void;
  readonly contentType: string;
  text(): Promise<string>;
}

const TRANSACTION_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5];
const BOT_SECONDS = [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10, 20];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]): Histogram<L> =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const requests = counter('fathom_requests_total', 'Requests to tables, by kind and answer', 'kind', 'answer');
  const commits = counter('fathom_commits_total', 'Changes written to the journal');
  const failures = counter('fathom_backend_errors_total', 'Errors of the database and of Redis', 'where');
  const calls = counter('fathom_webhooks_total', 'Webhook calls to players whose turn it is', 'outcome');
  const transactions = histogram('fathom_transaction_seconds', 'How long a transaction of the journal takes', TRANSACTION_SECONDS);
  const thoughts = histogram('fathom_bot_seconds', 'How long a bot takes to answer, including the queue', BOT_SECONDS, 'level');
  return {
    requested: (kind, answer) => requests.inc({ kind, answer }),
    thought: (level, ms) => thoughts.observe({ level }, ms / 1000),
    transaction(count, ms) {
      commits.inc(count);
      transactions.observe(ms / 1000);
    },
    failed: (_error, where) => failures.inc({ where }),
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
