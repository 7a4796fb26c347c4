import { accountOf, gradeOf, momentsToLearnFrom, reasonOf, reviewGame, type Account, type Review, type Worth } from '@fathom/bots';
import type { Move, Playable, Seat } from '@fathom/kernel';
import { exit, stop } from '../base/errors.ts';
import type { Io } from '../base/io.ts';
import { wholeNumber } from '../base/numbers.ts';
import { nameIn, printedGame, textOf, type PrintedGame } from '../play/printed.ts';
import { refuse, withSource, type Source } from '../play/source.ts';
import { table } from '../terminal/columns.ts';
import { progressBar } from '../terminal/progress.ts';
import { paintOf } from '../terminal/terminal.ts';
import { harmless } from '../terminal/width.ts';
import { evaluationOf } from '../train/part.ts';
import type { Text } from '../text/index.ts';

export interface AnalyseFlags {
  readonly seat?: string;
  readonly worlds: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

/** Judges a recorded game from what one seat knew, or with open hands: chances, mistakes, luck and skill. */
export function analyseCommand(io: Io, text: Text, given: string, flags: AnalyseFlags): number {
  const worlds = wholeNumber('--worlds', flags.worlds, 1, 10_000);
  return withSource(io, given, (source) => {
    const { entry, moments, name } = source;
    if (!moments.ok) return refuse(moments.fault, name);
    if (evaluationOf(entry).model === null) return stop({ code: 'not-learned', game: entry.game.id });
    const seats = moments.value[0]!.state.seats;
    const seat = flags.seat === undefined ? 0 : wholeNumber('--seat', flags.seat, 1, seats) - 1;
    const progress = progressBar(io, 100, '%');
    let shown = 0;
    const review = reviewGame(entry, moments.value, seat, { worlds, seed: name, open: flags.open === true }, (done) => {
      progress.add(Math.floor(done * 100) - shown);
      shown = Math.floor(done * 100);
    });
    progress.stop();
    io.stdout.write(
      flags.json === true
        ? `${JSON.stringify(reportOf(review), null, 1)}\n`
        : `${lines(io, text, source, moments.value.at(-1)!.state, review).join('\n')}\n`,
    );
    return exit.done;
  });
}

/** Everything that was found, as data. */
const reportOf = <M>(review: Review<M>): object => ({
  ...review,
  moves: review.moves.map((move) => ({ ...move, grade: move.answers > 1 ? gradeOf(move) : null })),
  accounts: review.last.chances.map((_, side) => accountOf(review, side)),
});

function lines<G extends Playable<G>>(
  io: Io,
  text: Text,
  { entry, record }: Source<G>,
  last: G['state'],
  review: Review<Move<G>>,
): string[] {
  const printed = printedGame(io, text, entry, record?.seats.map(harmless) ?? []);
  const name = nameIn(printed, entry.game.view(last, null));
  return [
    text.analyse.title(review.isOpen ? null : name(review.viewer)),
    '',
    ...table(
      text.analyse.columns,
      review.last.chances.map((_, side) => row(text, name(side), accountOf(review, side))),
      paintOf(io),
    ),
    '',
    ...learnt(printed, review, name),
  ];
}

const percent = (text: Text, value: number): string =>
  value.toLocaleString(text.language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const number = (text: Text, value: number): string =>
  value.toLocaleString(text.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

function row(text: Text, name: string, { initial, final, luck, own, others }: Account): string[] {
  const cell = ({ chance, points }: Worth): string => `${percent(text, chance)} (${number(text, points)})`;
  return [name, ...[initial, luck, own, others, final].map(cell)];
}

/** The moments to learn from, each with the parts of the score that make the difference. */
function learnt<G extends Playable<G>>(printed: PrintedGame<G>, review: Review<Move<G>>, name: (side: Seat) => string): string[] {
  const { text } = printed.t;
  const said = textOf(printed);
  const found = momentsToLearnFrom(review);
  if (found.length === 0) return [text.analyse.nothing];
  return found.flatMap(({ ply, move, better }) => {
    const { chance, error, points, move: best } = better!;
    const { parts, rivals } = reasonOf(better!, review.viewer, review.parts);
    const reasons = [
      ...parts.map(({ part, gain }) => `${number(text, gain)} ${said.part(part)}`),
      ...rivals.map(({ side, gain }) => `${name(side)} ${number(text, gain)}`),
    ];
    const gain = text.analyse.gain(percent(text, chance), percent(text, error).replace(/^\+/, ''), number(text, points));
    return [text.analyse.better(ply + 1, said.move(move, name), said.move(best, name)), `  ${[gain, ...reasons].join('; ')}`];
  });
}
