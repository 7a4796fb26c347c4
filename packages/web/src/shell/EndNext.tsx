import { verify, type GameRecord, type GameText, type Playable } from '@fathom/kernel';
import { useState, type ReactNode } from 'react';
import type { Rematch } from './AfterTheEnd.tsx';
import type { Crown, WebGame } from './game.ts';
import { decisionLine, type Result } from './result.ts';
import { Share } from './Share.tsx';
import type { ResultPicture } from './share-picture.ts';
import { Sheet } from './Sheet.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { ShellText } from '../text/shell-text.ts';
import { useWords } from '../text/words.tsx';

interface NextProps<G extends Playable<G>> extends Result<G> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly record: GameRecord | null;
  readonly rematch: Rematch | null;
  readonly onReplay: () => void;
  readonly onReview: (() => void) | null;
  readonly onAside: () => void;
  readonly crowns: readonly (Crown | null)[];
}

/** What to do next. */
export function EndNext<G extends Playable<G>>(props: NextProps<G>): ReactNode {
  const { game, record, rematch, onReplay, onReview, onAside } = props;
  const words = useWords();
  const [isSharing, setSharing] = useState(false);
  const [verdict, setVerdict] = useState('');
  return (
    <div className="end-next">
      {rematch !== null && (
        <button type="button" className="move is-strong end-rematch" onClick={rematch.go}>
          {rematch.label}
        </button>
      )}
      <LookAgain onReplay={onReplay} onReview={onReview} />
      <button type="button" className="move" onClick={onAside}>
        {words.end.backToTable}
      </button>
      {record !== null && (
        <button type="button" className="move" onClick={() => setSharing(true)}>
          <Icon name="share" /> {words.end.share}
        </button>
      )}
      {record !== null && (
        <button type="button" className="quiet" onClick={() => setVerdict(verdictOn(words, game, record))}>
          {words.end.verify}
        </button>
      )}
      <p className="end-said" aria-live="polite">
        {verdict}
      </p>
      <Sheet title={words.share.title} open={isSharing} onClose={() => setSharing(false)}>
        {record !== null && <Share game={game} record={record} result={pictured(words, props)} />}
      </Sheet>
    </div>
  );
}

/** The game once more: move by move, or judged. */
function LookAgain({ onReplay, onReview }: Pick<NextProps<never>, 'onReplay' | 'onReview'>): ReactNode {
  const { end } = useWords();
  return (
    <>
      <button type="button" className="move" onClick={onReplay}>
        <Icon name="reset" /> {end.replay}
      </button>
      {onReview !== null && (
        <button type="button" className="move end-review" onClick={onReview}>
          {end.review}
        </button>
      )}
    </>
  );
}

/** Whether a record can be played again by the rules, in words. */
function verdictOn<G extends Playable<G>>(words: ShellText, { rules }: WebGame<G>, record: GameRecord): string {
  const { track } = verify(rules, record, null);
  if (track.ok) return words.end.verified;
  return track.fault.code === 'rules-changed' ? words.fault(track.fault) : words.end.notVerified;
}

/** What the picture of the result shows. It is for others: everybody is called by their name. */
function pictured<G extends Playable<G>>(words: ShellText, props: NextProps<G>): ResultPicture {
  const { text, scores, names, winners, crowns } = props;
  return {
    title: text.title,
    headline: words.end.winner(winners.map((side) => names[side]!)),
    how: decisionLine(words, text, { ...props, me: null }),
    language: words.language,
    parts: (scores[0]?.parts ?? []).map(({ part }) => text.part(part)),
    sides: scores.map(({ total, parts }, side) => ({
      name: names[side]!,
      total,
      isWinner: winners.includes(side),
      parts: parts.map(({ points }) => points),
      picture: crowns[side]?.picture ?? null,
    })),
  };
}
