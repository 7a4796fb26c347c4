import type { LevelId } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { coverOf, pictureOf } from '../games/registry.ts';
import type { WebGame } from '../shell/game.ts';
import { usualSeats } from '../shell/usualSeats.ts';
import type { Player } from '../table/players.ts';
import type { ShellText } from '../text/shell-text.ts';
import { useWords } from '../text/words.tsx';
import { LevelForYou } from './LevelForYou.tsx';
import { SeatRow } from './SeatRow.tsx';

/** The bots that a new table is offered with. */
const LEVEL: LevelId = 'skilled';

const botAt = ({ botNames }: ShellText['setUp'], seat: number): Player => ({ kind: 'bot', level: LEVEL, name: botNames[seat] ?? '' });

/** Who sits at a new table at first: one person and bots. */
export function firstPlayers(setUp: ShellText['setUp'], seatCounts: readonly number[]): readonly Player[] {
  const bots = Array.from({ length: usualSeats(seatCounts) - 1 }, (_, i) => botAt(setUp, i + 1));
  return [{ kind: 'person', name: setUp.defaultName(1) }, ...bots];
}

interface Props {
  readonly rules: Pick<WebGame<never>['rules'], 'id' | 'seatCounts'>;
  readonly players: readonly Player[];
  readonly onChange: (players: readonly Player[]) => void;
}

/** The seats of a new table. Seats are added and removed as far as the game allows it. */
export function SeatList({ rules: { id, seatCounts }, players, onChange }: Props): ReactNode {
  const { setUp } = useWords();
  const { faces } = coverOf(id);
  const mayRemove = seatCounts.includes(players.length - 1);
  return (
    <fieldset className="seat-list">
      <legend>{setUp.seats}</legend>
      {players.map((player, seat) => (
        <SeatRow
          key={seat}
          seat={seat}
          player={player}
          face={faces.length === 0 ? null : pictureOf(id, faces[seat % faces.length]!)}
          onChange={(changed) => onChange(players.with(seat, changed))}
          {...(mayRemove ? { onRemove: () => onChange(players.toSpliced(seat, 1)) } : {})}
        />
      ))}
      <button
        type="button"
        className="quiet seat-add"
        disabled={!seatCounts.includes(players.length + 1)}
        onClick={() => onChange([...players, botAt(setUp, players.length)])}
      >
        {setUp.add}
      </button>
      <LevelForYou game={id} players={players} onChange={onChange} />
    </fieldset>
  );
}
