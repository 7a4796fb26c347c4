import {
  act,
  actForObvious,
  actTogether,
  asked,
  invariant,
  type Playable,
  playAgain,
  type Seat,
  type Sitting,
  takeBack,
} from '@fathom/kernel';
import { setTimeout } from 'node:timers/promises';
import { ask, type Wish } from './ask.ts';
import { draw, isNeeded, type Curtain } from './curtain.ts';
import { logPage, piecesPage, rulesPage } from './pages.ts';
import { NOTHING, show, type Table } from './table.ts';
import type { Thinker } from './thinker.ts';

/** Whoever runs the table. */
export interface Host<G extends Playable<G>> {
  readonly table: Table<G>;
  readonly thinker: Thinker<G>;
  readonly curtain: Curtain;
  /** Writes the table down and gives the sentence that says so. */
  save(sitting: Sitting<G>): string;
  /** Hears of every new state of things, so that nothing is lost if the game is broken off. */
  keep(sitting: Sitting<G>): void;
}

/** Round one screen nobody shall see that a player had nothing to decide: the table takes as long as a player would. */
const PAUSE = 900;

/** Plays until the end, or until somebody quits; gives the table as it then stands. */
export async function playOn<G extends Playable<G>>(host: Host<G>, from: Sitting<G>): Promise<{ sitting: Sitting<G>; over: boolean }> {
  const { table } = host;
  const people = table.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  let sitting = from;
  let looking: Seat | null = people.length === 1 ? people[0]! : null;
  let notice = '';
  for (;;) {
    host.keep(sitting);
    const state = sitting.history.now;
    const seats = asked(table.entry.game, state);
    if (seats.length === 0) return { sitting, over: true };
    const settled = actForObvious(table.entry.game, sitting);
    if (settled !== null) {
      if (people.length > 1) await table.t.keyboard.during(setTimeout(PAUSE));
      sitting = settled;
      continue;
    }
    const bot = seats.find((seat) => table.sitters[seat]!.kind === 'bot');
    if (bot !== undefined) {
      sitting = await botActs(host, sitting, bot, looking ?? people[0] ?? null);
      continue;
    }
    const seat = seats[0]!;
    if (isNeeded(table.entry.game, state, host.curtain, looking, seat)) await draw(table.t, table.sitters[seat]!.name);
    looking = seat;
    const wish = await ask(table, sitting, seat, notice);
    if (wish.type === 'quit') return { sitting, over: false };
    ({ sitting, notice } = await fulfil(host, sitting, seat, wish));
  }
}

async function botActs<G extends Playable<G>>(
  { table, thinker }: Host<G>,
  sitting: Sitting<G>,
  seat: Seat,
  looking: Seat | null,
): Promise<Sitting<G>> {
  const sitter = table.sitters[seat]!;
  invariant(sitter.kind === 'bot', 'a bot sits there');
  show(table, sitting, looking, {
    prompt: table.t.text.play.thinking(sitter.name),
    menu: () => [],
    hint: '',
    notice: '',
    keys: [],
    lit: NOTHING,
    chosen: NOTHING,
  });
  const move = await table.t.keyboard.during(thinker.choose(sitter, sitting, seat));
  return act(table.entry.game, sitting, { seat, move });
}

/** Whoever acted last may think again, even if the screen has already passed on. */
function lastPerson<G extends Playable<G>>({ sitters }: Table<G>, { history }: Sitting<G>): Seat | null {
  const { actor } = history.now;
  return actor !== null && sitters[actor]?.kind === 'person' ? actor : null;
}

async function fulfil<G extends Playable<G>>(
  host: Host<G>,
  sitting: Sitting<G>,
  seat: Seat,
  wish: Wish<G>,
): Promise<{ sitting: Sitting<G>; notice: string }> {
  const { table } = host;
  const { play } = table.t.text;
  switch (wish.type) {
    case 'move':
      return { sitting: actTogether(table.entry.game, sitting, seat, wish.moves), notice: '' };
    case 'undo': {
      const before = takeBack(sitting, lastPerson(table, sitting) ?? seat);
      return before === null ? { sitting, notice: play.nothingToUndo } : { sitting: before, notice: play.undone };
    }
    case 'redo': {
      const after = playAgain(table.entry.game, sitting);
      return after === null ? { sitting, notice: play.nothingToRedo } : { sitting: after, notice: play.redone };
    }
    case 'save':
      return { sitting, notice: host.save(sitting) };
    case 'pieces':
      await piecesPage(table, table.entry.game.view(sitting.history.now, seat));
      return { sitting, notice: '' };
    case 'rules':
      await rulesPage(table);
      return { sitting, notice: '' };
    case 'log':
      await logPage(table, sitting, seat);
      return { sitting, notice: '' };
    case 'quit':
      return { sitting, notice: '' };
  }
}
