import { breakdown, coalitionLinks, lords, places, SLOTS, type Answers, type Conspiracy } from '@fathom/conspiracy';
import type { Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import type { BoardProps } from '../../shell/game.ts';
import { HeldLocation, LordCard } from './Cards.tsx';
import './Alliance.css';

interface Props {
  readonly view: BoardProps<Conspiracy>['view'];
  readonly side: Seat;
  /** What the seats are cut into. */
  readonly children?: ReactNode;
}

/** The inverted pyramid of fifteen numbered seats, with the bonds between lords of one guild. */
export function Alliance({ view, side, children }: Props): ReactNode {
  const { alliance } = view.players[side]!;
  const points = breakdown(view, side);
  return (
    <div className="alliance" data-zone={`players.${side}.alliance`}>
      {children}
      {Array.from({ length: SLOTS }, (_, i) => {
        const id = alliance[i];
        const held = points.holdings.find(({ slot }) => slot === i + 1);
        return (
          <div key={i} className={`slot ${id === undefined ? 'is-empty' : ''}`} data-at={i} style={at(i + 1)}>
            <span className="slot-number" aria-hidden="true">
              {i + 1}
            </span>
            {id !== undefined && (
              <LordCard
                id={id}
                {...(points.crests.some(({ lord }) => lord === id) ? { crest: `players.${side}.crests.${lords[id].guild}` } : {})}
              />
            )}
            {held !== undefined && <HeldLocation id={held.location} worth={held.vp} isDown={view.rival !== null && side === view.seats} />}
          </div>
        );
      })}
      {coalitionLinks(alliance).map(([a, b]) => (
        <Bond
          key={`${a}-${b}`}
          slots={[a, b]}
          guild={lords[alliance[a - 1]!].guild}
          isLargest={points.largestCoalition.slots.includes(a)}
        />
      ))}
    </div>
  );
}

interface BondProps {
  readonly slots: readonly [number, number];
  readonly guild: string;
  /** Part of the coalition that counts. */
  readonly isLargest: boolean;
}

/** A light across the side that two lords of one guild share. */
function Bond({ slots: [a, b], guild, isLargest }: BondProps): ReactNode {
  const [from, to] = [places[a]!, places[b]!];
  const middle = { '--row': (from.row + to.row) / 2 - 0.5, '--left': (from.left + to.left + 2) / 2 } as CSSProperties;
  return (
    <i
      className={`bond ${from.row === to.row ? 'is-across' : 'is-down'} ${isLargest ? 'is-largest' : ''}`}
      data-guild={guild}
      style={middle}
    />
  );
}

function at(slot: number): CSSProperties {
  const { row, left } = places[slot]!;
  return { '--row': row - 1, '--left': left } as CSSProperties;
}

/** Is a swap of two seats asked for? Then all seats show their numbers. */
export function useSwapIsAsked(): boolean {
  const { answers } = useSelection();
  return answers.some(({ move }) => (move as Answers[keyof Answers]).type === 'swap');
}
