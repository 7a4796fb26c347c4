import { verify, type Playable, type SideScore, type Sitting } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import { addressOf, shareLink } from '../app/share.ts';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { Score } from './Score.tsx';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly sitting: Sitting<G>;
  readonly scores: readonly SideScore[];
  readonly names: readonly string[];
  readonly winners: readonly string[];
  readonly part: (part: string) => string;
  readonly onRematch: () => void;
  readonly onReplay: () => void;
}

/** The end is a scene: the points by category, then the winner, then what to do next. It can be put aside to look at the table. */
export function End<G extends Playable<G>>({ entry, sitting, scores, names, winners, part, onRematch, onReplay }: Props<G>): ReactNode {
  const words = useWords();
  const [aside, setAside] = useState(false);
  const [said, setSaid] = useState('');
  if (aside) return null;
  const share = async (): Promise<void> => {
    await navigator.clipboard.writeText(addressOf(`/replay/${shareLink(entry, sitting.record)}`));
    setSaid(words.share.copied);
  };
  const check = (): void => setSaid(verify(entry.game, sitting.record, null).track.ok ? words.end.verified : words.end.notVerified);
  return (
    <section className="end" aria-label={words.end.title}>
      <div className="end-scene">
        <h2 className="end-winner">{words.end.winner(winners.join(', '))}</h2>
        <Score scores={scores} names={names} part={part} />
        <p aria-live="polite">{said}</p>
        <div className="end-next">
          <button type="button" className="move is-strong" autoFocus onClick={onRematch}>
            {words.end.rematch}
          </button>
          <button type="button" className="move" onClick={onReplay}>
            {words.end.replay}
          </button>
          <button type="button" className="move" onClick={() => void share()}>
            {words.end.share}
          </button>
          <button type="button" className="move" onClick={check}>
            {words.end.verify}
          </button>
          <button type="button" className="quiet" onClick={() => setAside(true)}>
            {words.end.backToTable}
          </button>
        </div>
      </div>
    </section>
  );
}
