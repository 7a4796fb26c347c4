import { botId, namedBot } from '@fathom/bots';
import { characters, levelIds, type Character } from '@fathom/kernel';
import type { ReactNode } from 'react';
import type { Player } from '../table/players.ts';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { SeatMark } from '../shell/Seats.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ShellText } from '../text/shell-text.ts';
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
          value={player.kind === 'person' ? 'person' : namedBot(player.level).level}
          onChange={({ target }) => onChange(become(player, target.value, seat, setUp))}
        >
          <option value="person">{setUp.person}</option>
          <LevelOptions />
        </select>
        {player.kind === 'bot' && <BotManner seat={seat} level={player.level} onChange={(level) => onChange({ ...player, level })} />}
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

/** The player of a seat as somebody else; a bot keeps its name and manner. */
function become(player: Player, who: string, seat: number, { defaultName, botNames }: ShellText['setUp']): Player {
  const level = levelIds.find((each) => each === who);
  if (level === undefined) return { kind: 'person', name: defaultName(seat + 1) };
  if (player.kind === 'bot') return { ...player, level: botId(level, namedBot(player.level).character) };
  return { kind: 'bot', level, name: botNames[seat] ?? '' };
}

interface MannerProps {
  readonly seat: number;
  readonly level: string;
  readonly onChange: (level: string) => void;
}

/** In which manner a bot plays, and what that means. */
function BotManner({ seat, level: id, onChange }: MannerProps): ReactNode {
  const { setUp } = useWords();
  const { level, character } = namedBot(id);
  const about = [setUp.levelAbout[level], ...(character === null ? [] : [setUp.characterAbout[character]])];
  const become = (who: string): void => onChange(botId(level, characters.find((each): each is Character => each === who) ?? null));
  return (
    <>
      <select
        aria-label={`${setUp.style}: ${setUp.seat(seat + 1)}`}
        value={character ?? ''}
        onChange={({ target }) => become(target.value)}
      >
        <option value="">{setUp.noStyle}</option>
        {characters.map((each) => (
          <option key={each} value={each}>
            {setUp.characters[each]}
          </option>
        ))}
      </select>
      <p>{about.join(' ')}</p>
    </>
  );
}
