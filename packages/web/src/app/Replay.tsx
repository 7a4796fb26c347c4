import { truncateRecord, decode, gameOfLink, save, type GameRecord, type Moment, type Playable, type RulesChanged } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { WebGame } from '../shell/game.ts';
import { isGameId, withGame } from '../games/registry.ts';
import { useAnalysed } from '../shell/analyst.ts';
import { loaded } from '../shell/loaded.tsx';
import type { Review as ReviewPage } from '../shell/review/Review.tsx';
import { ReplayTable } from '../shell/ReplayTable.tsx';
import { storeTable } from '../table/storage.ts';
import { useGameText } from '../shell/useGameText.ts';
import { Missing } from '../shell/Missing.tsx';
import { randomHex } from './tables.ts';
import { useWords } from '../text/words.tsx';

/** Loaded when it is first used. It is a generic component, which the type of `loaded` cannot express. */
const Review = loaded(async () => (await import('../shell/review/Review.tsx')).Review as never) as unknown as typeof ReviewPage;

/** The replay of a game from a link; it needs no server. */
export function Replay({ link, ply }: { readonly link: string; readonly ply: number | null }): ReactNode {
  const words = useWords();
  const [screen, setScreen] = useState<ReactNode>(null);
  const id = gameOfLink(link);
  useEffect(() => {
    if (id === null || !isGameId(id)) return;
    void withGame(id, (game) => {
      const decoded = decode(game.rules, link);
      setScreen(decoded.ok ? <LinkedGame game={game} {...decoded.value} from={ply} /> : <Missing reason={words.fault(decoded.fault)} />);
    });
  }, [id, link, ply, words]);
  if (id === null) return <Missing reason={words.fault({ code: 'unreadable', expected: 'record' })} />;
  return isGameId(id) ? screen : <Missing reason={words.fault({ code: 'unknown-game', game: id })} />;
}

interface LinkedGameProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly record: GameRecord;
  readonly moments: readonly Moment<G>[];
  /** Where the rules have changed since: the replay ends there. */
  readonly changed: RulesChanged | null;
  readonly from: number | null;
}

/** The game that a link holds. */
function LinkedGame<G extends Playable<G>>({ game, record, moments, changed, from }: LinkedGameProps<G>): ReactNode {
  const words = useWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  /** The move that is shown, or the review. */
  const [shown, setShown] = useState<number | 'review'>(from ?? 0);
  const [isReviewed, setReviewed] = useState(false);
  const isReviewable = useAnalysed(game.rules.id, moments.at(-1)!.state.outcome !== null);
  const review = (): void => {
    setReviewed(true);
    setShown('review');
  };
  if (text === null) return null;
  const names = record.seats;
  if (shown === 'review')
    return <Review {...{ game, text, record, moments, names }} me={null} viewer={0} onMoment={setShown} onClose={() => setShown(0)} />;
  return (
    <ReplayTable
      {...{ game, text, record, moments, names }}
      from={shown}
      onClose={isReviewed ? review : null}
      actions={({ ply, state }) => (
        <>
          {isReviewable && (
            <button type="button" className="move" onClick={review}>
              {isReviewed ? words.end.backToReview : words.end.review}
            </button>
          )}
          {changed !== null && <p role="status">{words.fault(changed)}</p>}
          <button type="button" className="move" onClick={() => go(playOn(game, truncateRecord(record, ply), state))}>
            {words.replay.playOn}
          </button>
        </>
      )}
    />
  );
}

/** Creates a table on this device that begins at this moment; the first seat is a person's, bots play the others. */
export function playOn<G extends Playable<G>>(game: WebGame<G>, record: GameRecord, state: G['state']): string {
  const id = randomHex(5);
  const players = record.seats.map((name, seat) =>
    seat === 0 ? ({ kind: 'person', name } as const) : ({ kind: 'bot', level: 'expert', name } as const),
  );
  storeTable(localStorage, { id, players, game: game.rules.id, record, save: save(game.rules, state), over: false }, Date.now());
  return `/table/${id}`;
}
