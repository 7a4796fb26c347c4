import type { GameText, Playable, Seat, SideScore } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Crown } from './game.ts';
import { SeatMark } from './Seats.tsx';
import { Mark } from '../ui/Mark.tsx';
import './EndTowers.css';

interface Props<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  /** How many parts of the scores are counted. */
  readonly risen: number;
  /** Empty until they are known. */
  readonly winners: readonly Seat[];
  readonly crowns: readonly (Crown | null)[];
  readonly mark: (part: string) => string | null;
}

/** A tower for each side, built of the parts of its score that are counted so far. Lost points let it sink into the ground. */
export function EndTowers<G extends Playable<G>>({ text, scores, names, risen, winners, crowns, mark }: Props<G>): ReactNode {
  const tallest = Math.max(1, ...scores.flatMap(({ parts }) => parts.map((_, i) => sumOf(parts.slice(0, i + 1)))));
  return (
    <ul className="towers" style={{ '--tallest': tallest } as CSSProperties}>
      {scores.map(({ parts }, side) => {
        const counted = parts.slice(0, risen);
        const crown = crowns[side] ?? null;
        const isOpen = crown?.hiddenUntil === null || counted.some(({ part }) => part === crown?.hiddenUntil);
        return (
          <li key={side} className={`tower ${winners.includes(side) ? 'is-winner' : ''}`} data-side={side}>
            <div className="tower-top">
              <span className="tower-total">{signed(sumOf(counted))}</span>
              <Crowned crown={crown} side={side} isOpen={isOpen} />
            </div>
            <Stack parts={parts} risen={risen} mark={mark} />
            <div className="tower-foot">
              <span className="tower-name">
                <SeatMark side={side} /> {names[side]}
              </span>
              {crown !== null && (
                <span className={`tower-crown-name ${isOpen ? '' : 'is-hidden'}`}>
                  {isOpen ? (text.piece(crown.piece)?.name ?? '') : ' '}
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The card on top of a tower; its back slides off when it is revealed. A side without a card shows its sign. */
function Crowned({ crown, side, isOpen }: { readonly crown: Crown | null; readonly side: Seat; readonly isOpen: boolean }): ReactNode {
  if (crown === null)
    return (
      <span className="tower-crown is-sign" aria-hidden="true">
        <SeatMark side={side} />
      </span>
    );
  return (
    <span className={`tower-crown ${isOpen ? 'is-open' : ''}`} aria-hidden="true">
      {(isOpen || crown.hiddenUntil === null) && <img className="tower-face" src={crown.picture} alt="" draggable={false} />}
      {crown.hiddenUntil !== null && <img className="tower-back" src={crown.back} alt="" draggable={false} />}
    </span>
  );
}

interface StackProps extends Pick<Props<never>, 'risen' | 'mark'> {
  readonly parts: SideScore['parts'];
}

function Stack({ parts, risen, mark }: StackProps): ReactNode {
  const lost = parts.slice(0, risen).filter(({ points }) => points < 0);
  const heights = aboveGround(parts.slice(0, risen));
  return (
    <div className="tower-stack" aria-hidden="true">
      {parts.map(({ part, points }, i) =>
        points <= 0 ? null : (
          <span
            key={part}
            className={`tower-part ${i === risen - 1 ? 'is-new' : ''}`}
            data-part={i}
            style={{ '--height': heights[i] ?? 0 } as CSSProperties}
          >
            <span className="tower-points">
              <PartMark svg={mark(part)} />
              {i === 0 ? points : `+${points}`}
            </span>
          </span>
        ),
      )}
      {lost.length > 0 && (
        <span className="tower-loss">
          {lost.map(({ part, points }) => (
            <span key={part}>
              <PartMark svg={mark(part)} />
              {signed(points)}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

export const PartMark = ({ svg }: { readonly svg: string | null }): ReactNode => (svg === null ? null : <Mark svg={svg} />);

/** With a real minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const sumOf = (parts: SideScore['parts']): number => parts.reduce((sum, { points }) => sum + points, 0);

/** How much of each part is above the ground: what is lost sinks, the lowest part first. */
function aboveGround(parts: SideScore['parts']): readonly number[] {
  let sunk = parts.reduce((sum, { points }) => sum + Math.max(0, -points), 0);
  return parts.map(({ points }) => {
    const under = Math.min(sunk, Math.max(0, points));
    sunk -= under;
    return Math.max(0, points) - under;
  });
}
