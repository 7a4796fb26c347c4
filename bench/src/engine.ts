import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { rngFrom, type Game, type Playable, type Rng } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { measure, type Row } from './measure.ts';
import { peerOnCopy, peerOnDraft } from './peer.ts';
import { costByQuarter, gameByPlay, gameByStep, middles, type Setting } from './random.ts';

/** A game under measure: what is dealt, and how fast it has to be at the first of its tables. */
interface Trial<G extends Playable<G>> {
  readonly title: string;
  readonly bar: number;
  readonly game: Game<G>;
  readonly settings: readonly (Setting<G> & { readonly with?: string })[];
  /** What else is measured in the same run. */
  readonly peers?: readonly (readonly [name: string, game: (dice: Rng) => number])[];
}

export interface GameReport {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Nanoseconds per move by quarter of the last kind of table. */
  readonly quarters: readonly number[];
  readonly step: { readonly measured: number; readonly bar: number };
  /** How many times as fast as the faster of the peers; null without any. */
  readonly timesThePeer: number | null;
}

const seats = [2, 3, 4];

const trials = {
  conspiracy: () =>
    reportOf({
      title: 'Conspiracy',
      bar: 1_000_000,
      game: conspiracy,
      settings: seats.map((count) => ({ seats: count, options: {} })),
      peers: [
        ['boardgame.io client, new state', (dice) => peerOnCopy(2, dice)],
        ['boardgame.io client, draft', (dice) => peerOnDraft(2, dice)],
      ],
    }),
  abyss: () =>
    reportOf({
      title: 'Abyss',
      bar: 500_000,
      game: abyss,
      settings: [
        ...seats.map((count) => ({ seats: count, options: {} })),
        ...seats.map((count) => ({ seats: count, options: { kraken: true }, with: 'Kraken' })),
      ],
    }),
  waterdeep: () =>
    reportOf({
      title: 'Waterdeep',
      bar: 300_000,
      game: waterdeep,
      settings: [
        ...[2, 3, 4, 6].map((count) => ({ seats: count, options: { undermountain: true, skullport: true }, with: 'both modules' })),
        { seats: 4, options: {} },
      ],
    }),
} as const;

type GameId = keyof typeof trials;

async function reportOf<G extends Playable<G>>({ title, bar, game, settings, peers = [] }: Trial<G>): Promise<GameReport> {
  const rows: Row[] = [];
  const dice = (label: string): Rng => rngFrom(`bench ${game.id} ${label}`);
  const named = (what: string, setting: Setting<G> & { readonly with?: string }): string =>
    `${what}, ${setting.seats} players${setting.with === undefined ? '' : `, with ${setting.with}`}`;
  for (const setting of settings) {
    const rng = dice(named('step', setting));
    rows.push(await measure(named('step', setting), () => gameByStep(game, setting, rng)));
  }
  const [usual, last] = [settings[0]!, settings.at(-1)!];
  const forPlay = dice('play');
  rows.push(await measure(named('play', usual), () => gameByPlay(game, usual, forPlay)));
  const theirs: Row[] = [];
  for (const [name, play] of peers) {
    const rng = dice('peer');
    theirs.push(await measure(name, () => play(rng)));
  }
  const tables = middles(game, last, 256, dice('middles'));
  let at = 0;
  const table = (): G['state'] => tables[at++ & 255]!;
  rows.push(...theirs);
  rows.push(await measure(named('clone', last), () => (game.clone(table()), 0), 1000));
  rows.push(await measure(named('view', last), () => (game.view(table(), 0), 0), 1000));
  const measured = rows[0]!.movesPerSecond!;
  return {
    title,
    rows,
    quarters: costByQuarter(game, last, 100, dice('quarters')),
    step: { measured, bar },
    timesThePeer: theirs.length === 0 ? null : measured / Math.max(...theirs.map(({ movesPerSecond }) => movesPerSecond!)),
  };
}

/** Each game in a process of its own: what was measured before it has not shaped the compiled code. */
export async function benchEngine(): Promise<GameReport[]> {
  const reports: GameReport[] = [];
  for (const id of Object.keys(trials)) {
    const child = fork(fileURLToPath(import.meta.url), [id]);
    const [[report]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[GameReport], unknown];
    reports.push(report);
  }
  return reports;
}

if (process.send !== undefined) process.send(await trials[process.argv[2] as GameId](), () => process.disconnect());
