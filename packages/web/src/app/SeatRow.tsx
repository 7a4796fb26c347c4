import { levelIds, type LevelId } from '@fathom/bots';
import type { ReactNode } from 'react';
import type { Player } from '../table/players.ts';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { SeatMark } from '../shell/Seats.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../text/words.tsx';

interface Props {
  readonly seat: number;
  readonly player: Player;
  /** The address of a picture for the player of this seat; null if the game has none. */
  readonly face: string | null;
  readonly onChange: (player: Player) => void;
  /** Left out where the game needs this seat. */
  readonly onRemove?: () => void;
}

/** One seat of a new table: who plays it, under which name, and how a bot plays. */
export function SeatRow({ seat, player, face, onChange, onRemove }: Props): ReactNode {
  const { setUp } = useWords();
  const become = (who: string): void => {
    const level = levelIds.find((each): each is LevelId => each === who);
    if (level === undefined) onChange({ kind: 'person', name: setUp.defaultName(seat + 1) });
    else onChange({ kind: 'bot', level, name: player.kind === 'bot' ? player.name : (setUp.botNames[seat] ?? '') });
  };
  return (
    <div className="seat-row">
      {face === null ? <SeatMark side={seat} /> : <img className="seat-face" src={face} alt="" draggable={false} />}
      <div className="seat-row-who">
        <input
          aria-label={`${setUp.name}: ${setUp.seat(seat + 1)}`}
          value={player.name}
          maxLength={24}
          required
          onChange={({ target }) => onChange({ ...player, name: target.value })}
        />
        <select
          aria-label={setUp.seat(seat + 1)}
          value={player.kind === 'person' ? 'person' : player.level}
          onChange={({ target }) => become(target.value)}
        >
          <option value="person">{setUp.person}</option>
          <LevelOptions />
        </select>
        {player.kind === 'bot' && <p>{setUp.levelAbout[player.level]}</p>}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={`${setUp.remove}: ${setUp.seat(seat + 1)}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
