import { skipOutage, type Outage, type Table } from '@fathom/table';

/** Whether players are served at all: clocks do not count the time when they are not. */
export interface Service {
  /** Says that this process serves players, from time to time. Fails while it cannot. */
  beat(): Promise<void>;
  /** Resolves when every outage before this moment is known. Fails while this process cannot serve anybody. */
  outagesKnown(): Promise<void>;
  /** A table whose clocks do not count the known outages. */
  corrected(table: Table): Table;
}

/** For one process with its own file: an outage is the end of the process. */
export const aloneInService: Service = {
  beat: () => Promise.resolve(),
  outagesKnown: () => Promise.resolve(),
  corrected: (table) => table,
};

/** How often this process says that it serves; and how long nobody may say so before it counts as an outage. */
const BEAT_EVERY = 1000;
const SILENCE = 3000;
/**
 * What is known is complete for so long after a beat: less than SILENCE, so within it no outage can have been noted by others.
 */
const COMPLETE = 2500;
/** So many outages are remembered, the latest: more than a clock runs through. */
const MOST_OUTAGES = 1000;

type Beat = (now: number, silence: number, after: number) => Promise<readonly Outage[]>;

/** For several processes: they say in the database that they serve. */
export class SharedService implements Service {
  private readonly send: Beat;
  private readonly now: () => number;
  private outages: readonly Outage[] = [];
  private last = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | null = null;

  constructor(send: Beat, now: () => number) {
    this.send = send;
    this.now = now;
  }

  beat(): Promise<void> {
    return this.beatAfter(BEAT_EVERY);
  }

  outagesKnown(): Promise<void> {
    return this.beatAfter(COMPLETE);
  }

  corrected(table: Table): Table {
    const { times } = table;
    const latest = this.outages.at(-1);
    if (times === null || latest === undefined || times.since >= latest.to) return table;
    return { ...table, times: this.outages.reduce(skipOutage, times) };
  }

  private beatAfter(pause: number): Promise<void> {
    if (this.now() - this.last < pause) return Promise.resolve();
    this.beating ??= this.beatNow().finally(() => (this.beating = null));
    return this.beating;
  }

  private async beatNow(): Promise<void> {
    const now = this.now();
    const found = await this.send(now, SILENCE, this.outages.at(-1)?.to ?? 0);
    this.last = now;
    const isNew = ({ from }: Outage): boolean => this.outages.every((known) => known.from !== from);
    this.outages = [...this.outages, ...found.filter(isNew)].sort((a, b) => a.from - b.from).slice(-MOST_OUTAGES);
  }
}
