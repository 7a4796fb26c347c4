import { gameIds, listingOf, textsOf } from '@fathom/games';
import {
  answers,
  asked,
  eventLines,
  pick,
  rngFrom,
  seatView,
  type Game,
  type GameText,
  type LoggedMove,
  type Playable,
  type Seat,
} from '@fathom/kernel';
import { soakRound } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';
import { createNarrator, type Narrator, type Speech } from '../src/shell/spoken/narrate.ts';
import { spokenTexts } from '../src/shell/spoken/spoken-text.ts';
import { choices, type TableState } from '../src/table/answering.ts';
import { still, type Shown } from '../src/table/scene.ts';
import { en } from '../src/text/en.ts';
import { act, begun, type Played } from './moments.ts';

const names = ['Ann', 'Bob', 'Cat'];
const name = (side: Seat): string => names[side] ?? 'the rival';

/** A listener at a table of three: bots play the seats of the others, and everything is read out as one seat may know it. */
interface Listener<G extends Playable<G>> {
  readonly game: Game<G>;
  readonly text: GameText<G>;
  readonly narrator: Narrator<G>;
  readonly speech: Speech<G>;
}

async function listener<G extends Playable<G>>(
  game: Game<G>,
  opening: number,
  harms: (event: G['event']) => boolean = () => false,
): Promise<Listener<G>> {
  const loaded = await textsOf<G>(game.id).loadText('en');
  const { additive: _, ...text } = loaded; // every event is a sentence of its own, so that each can be found
  const turnOf = (view: G['view']): Seat | null => (view as { readonly turn: Seat | null }).turn;
  const tell = (events: readonly G['event'][]): string[] => eventLines(text, events, name);
  const speech = { game: { turnOf, harms }, text, words: en, spoken: spokenTexts.en, name, tell };
  return { game, text, narrator: createNarrator<G>(opening), speech };
}

const tableOf = <G extends Playable<G>>(
  { game }: Listener<G>,
  { now }: Pick<Played<G>, 'now'>,
  viewer: Seat | null,
  log: readonly LoggedMove<G>[],
  changes: Partial<Shown<G>> = {},
): TableState<G> => {
  const waiting = asked(game, now);
  const scene = {
    seatView: seatView(game, now, viewer),
    players: [],
    viewer,
    curtain: null,
    handover: null,
    isShared: false,
    log,
    steps: [],
    undoOptions: { undo: false, redo: false, reset: false, overBots: false },
    order: {},
    thinking: waiting.find((seat) => seat !== viewer) ?? null,
    record: null,
  };
  return { shown: { ...still(scene), ...changes }, chosen: [], picked: [], pending: null, aim: null, again: { seat: null, count: 0 } };
};

const narrated = <G extends Playable<G>>({ narrator, speech, game }: Listener<G>, table: TableState<G>): readonly string[] =>
  narrator(speech, table, choices({ game } as never, table));

const redacted = <G extends Playable<G>>(game: Game<G>, events: readonly G['event'][], viewer: Seat | null): readonly G['event'][] =>
  events.flatMap((event) => game.redact(event, viewer) ?? []);

/** Plays a random game and listens to it. */
function* listened<G extends Playable<G>>(listening: Listener<G>, viewer: Seat | null, seed: string) {
  const { game } = listening;
  const dice = rngFrom(seed);
  let played = begun(game, 3, {}, seed);
  let log: readonly LoggedMove<G>[] = [{ by: null, events: [] }];
  for (;;) {
    const table = tableOf(listening, played, viewer, log);
    yield { table, log, said: narrated(listening, table) };
    if (played.now.outcome !== null) return;
    const answer = pick(dice, answers(game, played.now));
    played = act(game, played, answer);
    log = log.concat({ by: answer.seat, events: redacted(game, played.events, viewer) });
  }
}

/** So much of a long game is listened to; in the long run all of it. */
const ENOUGH = soakRound(process.env) === null ? 120 : Infinity;

/** Every sentence of the log, in order. */
const sentencesOf = <G extends Playable<G>>(log: readonly LoggedMove<G>[], text: GameText<G>): readonly string[] =>
  log.flatMap(({ events }) => events.flatMap((event) => text.event(event, name) ?? []));

test.each(gameIds.flatMap((id) => [0, 2, null].map((viewer) => [id, viewer] as const)))(
  'the whole log of %s is read out to seat %s once, in order, turn by turn, and then the question',
  async (id, viewer) => {
    await listingOf(id)!.withRules(async <G extends Playable<G>>({ game }: { readonly game: Game<G> }) => {
      const listening = await listener(game, 1);
      const { turnOf } = listening.speech.game;
      const lines: string[] = [];
      let readOut = 0;
      let turn: Seat | null = null;
      for (const { table, log, said } of listened(listening, viewer, `told ${id}`)) {
        const { moves, prompt, view, outcome } = table.shown.seatView;
        lines.push(...sentencesOf(log.slice(-1), listening.text));
        if (log.length > ENOUGH && id !== 'conspiracy' && moves.length > 0) break;
        const turns = said.filter(
          (each) => lines[readOut] !== undefined && each.startsWith(lines[readOut]!) && (readOut = after(lines, readOut, each)) > 0,
        );
        const state = said.slice(turns.length);
        if (moves.length > 0) {
          expect(readOut).toBe(lines.length);
          expect(state.join(' ').toLowerCase()).toContain(listening.text.prompt(prompt!).toLowerCase());
        } else if (outcome !== null) {
          expect(readOut).toBe(lines.length);
          expect(state).toEqual([`${en.end.title}.`]);
        } else {
          expect(state).toEqual([]);
          if (turns.length > 0) expect(turnOf(view), 'a turn was read out before it was over').not.toBe(turn);
        }
        if (turns.length > 0 || moves.length > 0) turn = turnOf(view);
      }
    });
  },
);

/** Where the log is after these sentences; each must be the next one. */
function after(lines: readonly string[], from: number, said: string): number {
  let [at, rest] = [from, said];
  for (; rest !== ''; at++) {
    expect(lines[at], 'said twice, or out of order').toBeDefined();
    expect(rest.startsWith(lines[at]!), `${lines[at]} / ${rest}`).toBe(true);
    rest = rest.slice(lines[at]!.length).trimStart();
  }
  return at;
}

const inConspiracy = async (use: <G extends Playable<G>>(game: Game<G>) => Promise<void>): Promise<void> =>
  listingOf('conspiracy')!.withRules(({ game }) => use(game));

/** A game of Conspiracy up to the first question to a seat after this ply, and its log as that seat may know it. */
function reached<G extends Playable<G>>(game: Game<G>, viewer: Seat, ply: number, seed = 'reached') {
  const dice = rngFrom(seed);
  let played = begun(game, 3, {}, seed);
  const log: LoggedMove<G>[] = [{ by: null, events: [] }];
  while (played.now.ply < ply || !asked(game, played.now).includes(viewer)) {
    const answer = pick(dice, answers(game, played.now));
    played = act(game, played, answer);
    log.push({ by: answer.seat, events: redacted(game, played.events, viewer) });
  }
  return { played, log };
}

test('during an animation nothing is said; after it everything', () =>
  inConspiracy(async (game) => {
    const { played, log } = reached(game, 0, 12);
    const listening = await listener(game, 1);
    expect(narrated(listening, tableOf(listening, played, 0, log, { isAnimating: true }))).toEqual([]);
    expect(narrated(listening, tableOf(listening, played, 0, log)).join(' ')).toContain(
      sentencesOf(log, listening.text).join(' ').slice(0, 40),
    );
    expect(narrated(listening, tableOf(listening, played, 0, log)), 'said twice').toEqual([]);
  }));

test('a narrator that is loaded in the middle of a rival’s turn waits for its end', () =>
  inConspiracy(async (game) => {
    const other = await listener(game, 1);
    const inTheMiddle = [...listened(other, 0, 'late')].find(({ table: { shown } }) => shown.log.at(-1)!.by === 1 && shown.thinking === 1);
    expect(inTheMiddle).toBeDefined();
    expect(narrated(await listener(game, 1), inTheMiddle!.table)).toEqual([]);
  }));

test('a move that is taken back is said to be, and the question again', () =>
  inConspiracy(async (game) => {
    const { played, log } = reached(game, 0, 12);
    const listening = await listener(game, log.length);
    narrated(listening, tableOf(listening, played, 0, log));
    const said = narrated(listening, tableOf(listening, played, 0, log.slice(0, -1)));
    expect(said[0]).toBe(spokenTexts.en.undone);
    expect(said[1]).toContain(en.table.yourTurn);
  }));

test('the last turn of the others is read out again when it is wanted', () =>
  inConspiracy(async (game) => {
    const { played, log } = reached(game, 0, 12);
    const listening = await listener(game, log.length);
    narrated(listening, tableOf(listening, played, 0, log));
    const table = tableOf(listening, played, 0, log);
    const said = narrated(listening, { ...table, again: { seat: null, count: 1 } });
    const last = log.findLast(({ by }) => by === 1 || by === 2)!;
    expect(said).toHaveLength(1);
    expect(said[0]!.endsWith(sentencesOf([last], listening.text).at(-1)!)).toBe(true);
  }));

test('what was done to the listener follows the turn it was part of', () =>
  inConspiracy(async (game) => {
    const { played, log } = reached(game, 0, 40);
    const isHarm = (event: object): boolean => 'type' in event && event.type === 'pearlsGained';
    const listening = await listener(game, 1, isHarm);
    const said = narrated(listening, tableOf(listening, played, 0, log));
    const harms = log
      .flatMap(({ by, events }) => (by === 0 ? [] : events.filter(isHarm)))
      .flatMap((event) => listening.text.event(event, name) ?? []);
    expect(harms.length).toBeGreaterThan(0);
    for (const harm of harms) expect(said.filter((each) => each.includes(harm)).length).toBeGreaterThan(0);
    expect(said.some((each) => harms.includes(each))).toBe(true);
  }));

test('behind a curtain nothing is said; a player who takes over gets what happened since, as they may know it', async () => {
  await listingOf('abyss')!.withRules(async <G extends Playable<G>>({ game }: { readonly game: Game<G> }) => {
    const { played, log } = reached(game, 0, 20);
    const listening = await listener(game, 1);
    const first = narrated(listening, tableOf(listening, played, 0, log, { isShared: true, thinking: null }));
    expect(first.join(' ')).toContain(sentencesOf(log, listening.text).at(-1)!);
    expect(narrated(listening, tableOf(listening, played, 1, log, { isShared: true, thinking: null, curtain: 1 }))).toEqual([]);
    const theirs = log.map(({ by, events }) => ({ by, events: redacted(game, events, 1) }));
    const second = narrated(listening, tableOf(listening, played, 1, theirs, { isShared: true, thinking: null }));
    const known = sentencesOf(theirs, listening.text);
    for (const line of known) expect(second.join(' ')).toContain(line);
    const secrets = sentencesOf(log, listening.text).filter((line) => !known.includes(line));
    for (const secret of secrets) expect(second.join(' ')).not.toContain(secret);
  });
});

test('those who share a screen and see the same get everything once', () =>
  inConspiracy(async (game) => {
    const { played, log } = reached(game, 0, 12);
    const listening = await listener(game, 1);
    const shared = { isShared: true, thinking: null } as const;
    narrated(listening, tableOf(listening, played, 0, log, { ...shared, handover: 1 }));
    const said = narrated(listening, tableOf(listening, played, 1, log, shared)).join(' ');
    for (const line of sentencesOf(log, listening.text)) expect(said).not.toContain(line);
  }));
