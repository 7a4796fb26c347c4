import { abyss } from '@fathom/abyss';
import { conspiracy } from '@fathom/conspiracy';
import { rngFrom, type Game, type Playable, type Rng } from '@fathom/kernel';
import { waterdeep } from '@fathom/waterdeep';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { measure, type Row } from './measure.ts';
import { peerOnCopy, peerOnDraft } from './peer.ts';
import { costByQuarter, gameByPlay, gameByStep, middles, type Quarters, type Setting } from './random.ts';

/** A kind of table, and its name. */
type Kind<G extends Playable<G>> = Setting<G> & { readonly with?: string };

/** A game to measure: its kinds of tables, and the speed that each must reach. */
interface Trial<G extends Playable<G>> {
  readonly title: string;
  readonly bar: number;
  readonly game: Game<G>;
  readonly kinds: readonly Kind<G>[];
  /** What else is measured in the same run. */
  readonly peers?: readonly (readonly [name: string, game: (rng: Rng) => number])[];
}

export interface GameReport {
  readonly title: string;
  /** Random games through `step`, by kind of table. */
  readonly steps: readonly Row[];
  readonly bar: number;
  /** What else was measured. */
  readonly others: readonly Row[];
  /** At the last kind of table. */
  readonly quarters: Quarters;
  /** The speed of the faster peer; null without any. */
  readonly peer: number | null;
}

type Use<R> = <G extends Playable<G>>(trial: Trial<G>) => R;

const seats = [2, 3, 4];
const both = { undermountain: true, skullport: true };

const trials = {
  conspiracy: <R>(use: Use<R>): R =>
    use({
      title: 'Conspiracy',
      bar: 1_000_000,
      game: conspiracy,
      kinds: seats.map((count) => ({ seats: count, options: {} })),
      peers: [
        ['boardgame.io client, new state', (rng) => peerOnCopy(2, rng)],
        ['boardgame.io client, draft', (rng) => peerOnDraft(2, rng)],
      ],
    }),
  abyss: <R>(use: Use<R>): R =>
    use({
      title: 'Abyss',
      bar: 500_000,
      game: abyss,
      kinds: [
        ...seats.map((count) => ({ seats: count, options: {} })),
        ...seats.map((count) => ({ seats: count, options: { kraken: true }, with: 'Kraken' })),
      ],
    }),
  waterdeep: <R>(use: Use<R>): R =>
    use({
      title: 'Waterdeep',
      bar: 300_000,
      game: waterdeep,
      kinds: [{ seats: 4, options: {} }, ...[2, 3, 4, 6].map((count) => ({ seats: count, options: both, with: 'both modules' }))],
    }),
} as const;

type GameId = keyof typeof trials;

const named = <G extends Playable<G>>(what: string, kind: Kind<G>): string =>
  `${what}, ${kind.seats} players${kind.with === undefined ? '' : `, with ${kind.with}`}`;

const rngFor = <G extends Playable<G>>(game: Game<G>, label: string): Rng => rngFrom(`bench ${game.id} ${label}`);

/** Random games at one kind of table. */
function stepsOf<G extends Playable<G>>({ game, kinds }: Trial<G>, nth: number): Promise<Row> {
  const kind = kinds[nth]!;
  const name = named('step', kind);
  const rng = rngFor(game, name);
  return measure(name, () => gameByStep(game, kind, rng));
}

async function othersOf<G extends Playable<G>>({
  game,
  kinds,
  peers = [],
}: Trial<G>): Promise<Pick<GameReport, 'others' | 'quarters' | 'peer'>> {
  const [usual, last] = [kinds[0]!, kinds.at(-1)!];
  const forPlay = rngFor(game, 'play');
  const others = [await measure(named('play', usual), () => gameByPlay(game, usual, forPlay))];
  const theirs: Row[] = [];
  for (const [name, play] of peers) {
    const rng = rngFor(game, 'peer');
    theirs.push(await measure(name, () => play(rng)));
  }
  const tables = middles(game, last, 256, rngFor(game, 'middles'));
  let at = 0;
  const table = (): G['state'] => tables[at++ & 255]!;
  others.push(...theirs);
  others.push(await measure(named('clone', last), () => (game.clone(table()), 0), 1000));
  others.push(await measure(named('view', last), () => (game.view(table(), 0), 0), 1000));
  return {
    others,
    quarters: costByQuarter(game, last, 3000, rngFor(game, 'quarters')),
    peer: theirs.length === 0 ? null : Math.max(...theirs.map(({ movesPerSecond }) => movesPerSecond!)),
  };
}

/**
 * Every kind of table in a process of its own, so that earlier measurements do not influence the compiled code. One game or
 * all; if modules are named, only the tables with them.
 */
export async function benchEngine(game?: string, ...modules: readonly string[]): Promise<GameReport[]> {
  const reports: GameReport[] = [];
  for (const [id, trial] of Object.entries(trials)) {
    if (game !== undefined && id !== game) continue;
    const { title, bar, modulesOf } = trial(({ title, bar, kinds }) => ({
      title,
      bar,
      modulesOf: kinds.map(({ options }) => Object.keys(options)),
    }));
    const steps: Row[] = [];
    for (const [nth, on] of modulesOf.entries())
      if (modules.every((module) => on.includes(module))) steps.push(await apart<Row>(id, String(nth)));
    reports.push({ title, bar, steps, ...(await apart<Awaited<ReturnType<typeof othersOf>>>(id)) });
  }
  return reports;
}

async function apart<R>(...task: readonly string[]): Promise<R> {
  const child = fork(fileURLToPath(import.meta.url), task);
  const [[result]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[R], unknown];
  return result;
}

if (process.send !== undefined) {
  const [id, nth] = process.argv.slice(2);
  const result = await trials[id as GameId]<Promise<unknown>>((trial) =>
    nth === undefined ? othersOf(trial) : stepsOf(trial, Number(nth)),
  );
  process.send(result, () => process.disconnect());
}
