import type { GameText, Playable, Seat } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import type { Course, TurningPoint } from './course.ts';
import { SeatMark } from './Seats.tsx';
import { useTell, type Tell } from './tell.ts';
import { useWords } from '../text/words.tsx';
import './EndCurve.css';

interface CurveProps<G extends Playable<G>> {
  readonly course: Course<G>;
  readonly points: readonly TurningPoint<G>[];
  readonly names: readonly string[];
  /** What the numbers are; by default points. */
  readonly meaning?: CurveMeaning;
}

/** What a curve shows. */
export interface CurveMeaning {
  readonly label: string;
  /** What its last row is called in the table. */
  readonly last: string;
  readonly value: (n: number) => string;
  /** The highest value, if it is known. */
  readonly high?: number;
}

function usePoints(): CurveMeaning {
  const { end } = useWords();
  return { label: end.curve, last: end.total, value: String };
}

/** The lines of the sides differ by their dashes as well as by colour. */
const dashes = ['', '7 4', '2 4', '12 4 2 4', '4 2', '12 3'];

/** Everybody's points over the whole game, or another number of theirs. The same is there as a table for those who cannot see it. */
export function EndCurve<G extends Playable<G>>({ course, points, names, meaning: given }: CurveProps<G>): ReactNode {
  const usual = usePoints();
  const meaning = given ?? usual;
  const { stops, totals } = course;
  const all = useMemo(() => stops.map((ply) => totals[ply]!), [stops, totals]);
  const { low, high, marks } = scaleOf([...all.flat(), meaning.high ?? 0]);
  const x = (stop: number): number => (stop / Math.max(1, stops.length - 1)) * 100;
  const y = (total: number): number => 100 - ((total - low) / (high - low)) * 100;
  return (
    <figure className="curve" aria-label={meaning.label}>
      <div className="curve-plot" aria-hidden="true">
        <Axes
          levels={marks.map((mark) => [meaning.value(mark), y(mark)])}
          rounds={roundsOf(course).map(({ round, stop }) => [round, x(stop)])}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {names.map((_, side) => (
            <polyline
              key={side}
              data-side={side}
              strokeDasharray={dashes[side % dashes.length]}
              points={all.map((row, stop) => `${x(stop)},${y(row[side]!)}`).join(' ')}
            />
          ))}
        </svg>
        <Marks
          points={points.map(({ stop, side }) => ({ side, left: x(stop), top: y(all[stop]![side]!) }))}
          ends={spread(all.at(-1)!.map(y))}
        />
      </div>
      <CurveTable course={course} names={names} meaning={meaning} />
    </figure>
  );
}

interface MarksProps {
  readonly points: readonly { readonly side: Seat; readonly left: number; readonly top: number }[];
  readonly ends: readonly number[];
}

/** The turning points on the lines, and whose line is which at their ends. */
function Marks({ points, ends }: MarksProps): ReactNode {
  return (
    <>
      {points.map(({ side, left, top }) => (
        <span key={left} className="curve-point" data-side={side} style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} />
      ))}
      {ends.map((top, side) => (
        <span key={side} className="curve-end" data-side={side} style={{ insetInlineStart: '100%', insetBlockStart: `${top}%` }}>
          <SeatMark side={side} />
        </span>
      ))}
    </>
  );
}

/** A number, and where it stands, in hundredths of the plot. */
type AxisMark = readonly [value: number | string, place: number];

/** Points at the side, rounds below. */
function Axes({ levels, rounds }: { readonly levels: readonly AxisMark[]; readonly rounds: readonly AxisMark[] }): ReactNode {
  return (
    <>
      {levels.map(([points, place]) => (
        <span key={points} className="curve-level" style={{ insetBlockStart: `${place}%` }}>
          <span>{points}</span>
        </span>
      ))}
      {rounds.map(([round, place]) => (
        <span key={round} className="curve-round" style={{ insetInlineStart: `${place}%` }}>
          {round}
        </span>
      ))}
    </>
  );
}

/** At most this many rounds are named below the curve. */
const MOST_ROUNDS = 12;

/** Where rounds begin on the curve; in a long game only every second, third… is named. */
function roundsOf<G extends Playable<G>>({ turns, stops }: Course<G>): { readonly round: number; readonly stop: number }[] {
  const rounds = turns.filter(({ opens }) => opens).map(({ round, ply }) => ({ round, stop: stops.indexOf(ply) }));
  const every = Math.ceil(rounds.length / MOST_ROUNDS);
  return rounds.filter(({ stop }, i) => stop >= 0 && i % every === 0);
}

/** Round numbers for the scale, three or four of them. */
function scaleOf(all: readonly number[]): { readonly low: number; readonly high: number; readonly marks: readonly number[] } {
  const low = Math.min(0, ...all);
  const high = Math.max(low + 10, ...all);
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => (high - low) / each <= 4) ?? 500;
  const first = Math.ceil(low / step) * step;
  return { low, high, marks: Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step) };
}

/** Signs that would cover each other are moved apart; all stay on the scale. */
const APART = 13;
function spread(tops: readonly number[]): readonly number[] {
  const order = tops.map((_, side) => side).toSorted((a, b) => tops[a]! - tops[b]!);
  const moved = [...tops];
  order.forEach((side, i) => {
    if (i > 0) moved[side] = Math.max(moved[side]!, moved[order[i - 1]!]! + APART);
  });
  let lowest = 100;
  for (const side of order.toReversed()) {
    moved[side] = Math.min(moved[side]!, lowest);
    lowest = moved[side] - APART;
  }
  return moved;
}

/** The numbers at the beginning of every round, and at the end. */
function CurveTable<G extends Playable<G>>({ course, names, meaning }: Omit<Required<CurveProps<G>>, 'points'>): ReactNode {
  const { replay } = useWords();
  const { turns, totals } = course;
  const rows = turns.filter(({ opens }) => opens).map(({ round, ply }) => [replay.round(round), totals[ply]!] as const);
  return (
    <table className="visually-hidden">
      <caption>{meaning.label}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, side) => (
            <th key={side} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, [meaning.last, totals.at(-1)!] as const].map(([label, row]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {row.map((total, side) => (
              <td key={side}>{meaning.value(total)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PointsProps<G extends Playable<G>> {
  readonly points: readonly TurningPoint<G>[];
  readonly text: GameText<G>;
  readonly names: readonly string[];
  readonly onMoment: (ply: number) => void;
  readonly change?: (change: number) => string;
}

/** The turning points in words; each opens its moment. */
export function TurningPoints<G extends Playable<G>>({ points, text, names, onMoment, change = changeText }: PointsProps<G>): ReactNode {
  const { end, replay } = useWords();
  const tell = useTell(text, (side) => names[side]!);
  if (points.length === 0) return null;
  return (
    <section className="turning" aria-label={end.turningPoints}>
      <h3>{end.turningPoints}</h3>
      <ul>
        {points.map((point) => (
          <li key={point.ply}>
            <button
              type="button"
              className="turning-point"
              data-side={point.side}
              title={end.showMoment}
              onClick={() => onMoment(point.ply)}
            >
              <SeatMark side={point.side} />
              <span>
                {point.round !== null && <b>{replay.round(point.round)}</b>} {saidOf(point, tell, end.finalCount)}
              </span>
              <b className="turning-change">{change(point.change)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened at a turning point, in one or two lines of the log. */
export function saidOf<G extends Playable<G>>({ isFinalCount, events }: TurningPoint<G>, tell: Tell<G>, finalCount: string): string {
  if (isFinalCount) return finalCount;
  return tell(events).slice(0, 2).join(' ');
}

export const changeText = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
