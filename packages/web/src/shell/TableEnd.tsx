import type { Playable, SideScore } from '@fathom/kernel';
import { use, useState, type ReactNode } from 'react';
import type { Rematch } from './AfterTheEnd.tsx';
import type { End as EndScene } from './End.tsx';
import { loaded } from './loaded.tsx';
import { namesOf } from './names.ts';
import type { PlayedTable } from './played-table.ts';
import { ReviewContext } from './review-context.ts';

/** Not needed before the end. It is a generic component, which the type of `loaded` cannot express. */
const End = loaded(async () => (await import('./End.tsx')).End as never) as unknown as typeof EndScene;

/** Whether the end screen is shown for the first time, closed, or shown again. */
interface EndScreen {
  readonly state: 'first' | 'closed' | 'again';
  readonly close: () => void;
  readonly showAgain: () => void;
}

export function useEndScreen(): EndScreen {
  const [state, setState] = useState<EndScreen['state']>('first');
  return { state, close: () => setState('closed'), showAgain: () => setState('again') };
}

interface Props<G extends Playable<G>> {
  readonly played: PlayedTable<G>;
  readonly scores: readonly SideScore[];
  readonly screen: EndScreen;
  readonly rematch: Rematch | null;
  readonly onReplay: () => void;
  readonly onMoment: (ply: number) => void;
}

/** The end screen over a table, as soon as the last move has been shown. */
export function TableEnd<G extends Playable<G>>({ played, scores, screen, rematch, onReplay, onMoment }: Props<G>): ReactNode {
  const { game, text, table, name } = played;
  const review = use(ReviewContext);
  const { seatView, viewer, isAnimating, isShared, record } = table.shown;
  if (seatView.outcome === null || isAnimating || screen.state === 'closed') return null;
  /** After a replay that was opened here, the end screen is shown again without animation. */
  const openReplay = (open: () => void): void => {
    screen.showAgain();
    open();
  };
  return (
    <End
      {...{ game, text, record, scores, rematch }}
      view={seatView.view}
      names={namesOf(scores, name)}
      winners={seatView.outcome.winners}
      me={isShared ? null : viewer}
      again={screen.state === 'again'}
      onReplay={() => openReplay(onReplay)}
      onReview={review === null ? null : () => openReplay(review)}
      onMoment={(ply) => openReplay(() => onMoment(ply))}
      onAside={screen.close}
    />
  );
}
