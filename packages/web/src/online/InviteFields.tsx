import type { ReactNode } from 'react';
import { LevelOptions } from '../shell/LevelOptions.tsx';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ClockChoice } from './clocks.ts';
import { useOnlineWords } from './text/index.ts';
import { clockIds, type ClockId } from './text/online-text.ts';

interface InviteSeatsProps {
  readonly others: readonly string[];
  readonly seatCounts: readonly number[];
  readonly onChange: (others: readonly string[]) => void;
}

/** The host's seat, and who may have the others. */
export function InviteSeats({ others, seatCounts, onChange }: InviteSeatsProps): ReactNode {
  const { setUp } = useWords();
  const { invite } = useOnlineWords();
  const fits = (seats: number): boolean => seats > 1 && seatCounts.includes(seats);
  const seats = others.length + 1;
  return (
    <fieldset>
      <legend>{invite.seats}</legend>
      <p className="form-row">{invite.me}</p>
      {others.map((holder, i) => (
        <div key={i} className="form-row">
          <select aria-label={setUp.seat(i + 2)} value={holder} onChange={({ target }) => onChange(others.with(i, target.value))}>
            <option value="open">{invite.friend}</option>
            <LevelOptions />
          </select>
          <button
            type="button"
            className="icon-button"
            aria-label={`${setUp.remove}: ${setUp.seat(i + 2)}`}
            disabled={!fits(seats - 1)}
            onClick={() => onChange(others.toSpliced(i, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button type="button" className="quiet" disabled={!fits(seats + 1)} onClick={() => onChange([...others, 'open'])}>
        {setUp.add}
      </button>
    </fieldset>
  );
}

interface ClockFieldsProps {
  readonly clock: ClockChoice;
  readonly onChange: (clock: ClockChoice) => void;
}

/** The clock, and what happens when somebody's time is up. */
export function ClockFields({ clock, onChange }: ClockFieldsProps): ReactNode {
  const { invite } = useOnlineWords();
  return (
    <fieldset>
      <legend>{invite.clock}</legend>
      <div className="form-row">
        <select aria-label={invite.clock} value={clock.id} onChange={({ target }) => onChange({ ...clock, id: target.value as ClockId })}>
          {clockIds.map((each) => (
            <option key={each} value={each}>
              {invite.clocks[each]}
            </option>
          ))}
        </select>
      </div>
      {clock.id !== 'none' && (
        <label className="form-row">
          <span>{invite.atZero}</span>
          <select value={clock.atZero} onChange={({ target }) => onChange({ ...clock, atZero: target.value as ClockChoice['atZero'] })}>
            {(['move', 'seat'] as const).map((each) => (
              <option key={each} value={each}>
                {invite.zeros[each]}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

interface ListedFieldProps {
  readonly listed: boolean;
  readonly onChange: (listed: boolean) => void;
}

/** May anybody find the table? */
export function ListedField({ listed, onChange }: ListedFieldProps): ReactNode {
  const { invite } = useOnlineWords();
  return (
    <label className="form-check">
      <input type="checkbox" checked={listed} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {invite.listed}. <small>{invite.listedHint}</small>
      </span>
    </label>
  );
}
