import type { Changes, GameText, Playable, Preview, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { SeatMark } from './Seats.tsx';
import './Outcome.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  readonly viewer: Seat | null;
  readonly preview: Preview;
}

/** What an answer would bring, in numbers: the points first, then what one gains and pays; a question mark where luck decides. */
export function Outcome<G extends Playable<G>>({ game, text, name, viewer, preview }: Props<G>): ReactNode {
  const { table } = useWords();
  const { sure, luck } = preview;
  const own = sure.facts.flatMap(({ id, owner, before, after }) => {
    const sign = owner === viewer ? (game.sign?.(id.split('.').at(-1)!) ?? null) : null;
    return sign === null || typeof before !== 'number' || typeof after !== 'number' ? [] : [{ id, sign, before, after }];
  });
  const scores = [...sure.scores].toSorted((a, b) => Number(b.side === viewer) - Number(a.side === viewer));
  return (
    <p className="outcome">
      {scores.map(({ side, before, after }) => (
        <span key={side} className={`outcome-score ${side === viewer ? 'is-mine' : ''}`} data-side={side}>
          <SeatMark side={side} />
          <span className="visually-hidden">{name(side)}</span> {before} → <strong>{after}</strong>
        </span>
      ))}
      {own.map(({ id, sign, before, after }) => (
        <span key={id} className={`outcome-fact ${after < before ? 'is-less' : ''}`}>
          {sign} {before} → <strong>{after}</strong>
        </span>
      ))}
      {luck !== null && (
        <span className="outcome-luck" title={table.luck}>
          {drawn(luck, viewer, text)}
          <strong aria-label={table.luck}>?</strong>
        </span>
      )}
    </p>
  );
}

/** How many unknown cards come to the viewer. */
function drawn<G extends Playable<G>>({ counts }: Changes, viewer: Seat | null, text: GameText<G>): string {
  const gained = counts.find(({ owner, before, after }) => owner === viewer && after !== undefined && after > before);
  if (gained === undefined) return '';
  const called = text.piece(gained.id.split('.').at(-1)!)?.name ?? '';
  return `${called} +${gained.after! - gained.before} `;
}
