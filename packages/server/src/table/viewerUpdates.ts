import type { Seat } from '@fathom/kernel';
import { eventFor, type NumberedEvent, seatOf, snapshotFor, type TableRunner, updateFor } from '@fathom/table';
import { changeOf, type Change, type Update } from '@fathom/wire';
import type { ServerContext } from './context.ts';
import { Histories } from './history.ts';
import { seatIn, type Viewer } from './viewer.ts';

/** A long log is sent in parts of at most so many events, and of about so many characters. */
const PART = 100;
const PART_CHARACTERS = 32_768;

/** Updates by seat and first number: viewers of the same seat with the same number share one. */
type Made = Map<string, Update | Change>;

/** So many updates may be differences before one is whole again. */
const MOST_CHANGES = 50;

/** Can this viewer be sent the difference to the snapshot that it has? It is the one before the latest change, of the same seat. */
const mayPatch = ({ before }: TableRunner, { readsChanges, snapshotSeq, changes, key }: Viewer, seat: Seat | null): boolean =>
  readsChanges &&
  before !== null &&
  snapshotSeq === before.seq &&
  changes < MOST_CHANGES &&
  (key === null ? null : seatOf(before.table, key)) === seat;

/** Sends viewers what they have not received: catching up and live updates are the same, the events after the viewer's last number. */
export class ViewerUpdates {
  private readonly context: ServerContext;
  private readonly isWatching: (viewer: Viewer) => boolean;
  private readonly histories: Histories;

  constructor(context: ServerContext, isWatching: (viewer: Viewer) => boolean) {
    this.context = context;
    this.isWatching = isWatching;
    this.histories = new Histories(context.journal, context.report);
  }

  /** Viewers of one table share the messages that are the same. */
  catchUpAll(runner: TableRunner, viewers: readonly Viewer[]): void {
    const made: Made = new Map();
    for (const viewer of viewers) this.catchUp(runner, viewer, false, made);
    if (viewers.every(({ seq }) => seq === runner.seq)) runner.forgetBefore();
  }

  /**
   * Brings a viewer up to date: at once if the socket has drained and the events are in memory, otherwise in parts. A failure affects
   * only this viewer.
   */
  catchUp(runner: TableRunner, viewer: Viewer, always: boolean, made: Made = new Map()): void {
    if (viewer.busy) return;
    try {
      const events = runner.since(viewer.seq);
      if (events !== null && viewer.drained() === null)
        return events.length > 0 || always ? this.update(runner, viewer, events, true, made) : undefined;
    } catch (error) {
      return this.giveUp(viewer, error);
    }
    viewer.busy = true;
    this.sendParts(runner, viewer, always).catch((error: unknown) => this.giveUp(viewer, error));
  }

  /** A viewer that cannot be served is disconnected; its client reconnects. */
  private giveUp(viewer: Viewer, error: unknown): void {
    viewer.busy = false;
    this.context.report(error, 'update');
    viewer.drop();
  }

  private async sendParts(runner: TableRunner, viewer: Viewer, always: boolean): Promise<void> {
    for (let isFirst = always; isFirst || viewer.seq < runner.seq; isFirst = false) {
      await viewer.drained();
      if (!this.isWatching(viewer)) break;
      const events = runner.since(viewer.seq) ?? (await this.part(runner, viewer));
      const isLast = events.length === 0 || events.at(-1)!.seq >= runner.seq;
      this.update(runner, viewer, events, isLast);
    }
    viewer.busy = false;
  }

  private async part(runner: TableRunner, { seq }: Viewer): Promise<readonly NumberedEvent[]> {
    const events = (await this.histories.after(runner, seq)).slice(0, PART);
    let characters = 0;
    return events.filter((event, i) => (characters += JSON.stringify(event).length) <= PART_CHARACTERS || i === 0);
  }

  private update(runner: TableRunner, viewer: Viewer, happened: readonly NumberedEvent[], isLast: boolean, made: Made = new Map()): void {
    const seat = seatIn(runner, viewer);
    const isChange = isLast && mayPatch(runner, viewer, seat);
    const name = `${seat}/${viewer.seq}/${isChange}`;
    const update = made.get(name) ?? this.messageFor(runner, seat, happened, isLast, isChange);
    made.set(name, update);
    viewer.seq = update.seq;
    viewer.changes = isChange ? viewer.changes + 1 : 0;
    viewer.snapshotSeq = isLast ? update.seq : null;
    viewer.send(update);
  }

  private messageFor(
    runner: TableRunner,
    seat: Seat | null,
    happened: readonly NumberedEvent[],
    isLast: boolean,
    isChange: boolean,
  ): Update | Change {
    const update = this.updateFor(runner, seat, happened, isLast);
    if (!isChange || update.snapshot === null) return update;
    const { table, seq } = runner.before!;
    return changeOf(seq, snapshotFor(table, seat, runner.rules, this.context.now()), { ...update, snapshot: update.snapshot });
  }

  private updateFor(runner: TableRunner, seat: Seat | null, happened: readonly NumberedEvent[], isLast: boolean): Update {
    if (isLast) return { type: 'update', ...updateFor(runner, happened, seat, this.context.now()) };
    const events = happened.flatMap((one) => eventFor(one, seat, runner.rules) ?? []);
    return { type: 'update', seq: happened.at(-1)!.seq, events, snapshot: null, steps: [] };
  }
}
