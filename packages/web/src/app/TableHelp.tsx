import type { GameText, Playable } from '@fathom/kernel';
import type { LocalTable } from '@fathom/table';
import { use, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useAnalysed } from '../shell/analyst.ts';
import type { WebGame } from '../shell/game.ts';
import { HintContext, HintedContext } from '../shell/hint-context.ts';
import { loaded } from '../shell/loaded.tsx';
import { ReviewContext } from '../shell/review-context.ts';
import type { TableStore } from '../table/table.ts';
import type { LocalCoach } from './LocalCoach.tsx';
import type { Hints } from './useLocalTable.ts';

/** Loaded when it is first used. It is a generic component, which the type of `loaded` cannot express. */
const Coach = loaded(async () => (await import('./LocalCoach.tsx')).LocalCoach as never) as unknown as typeof LocalCoach;

interface Props {
  readonly game: string;
  readonly isOver: boolean;
  readonly hints: StoreApi<Hints>;
  readonly review: () => void;
  readonly children: ReactNode;
}

/** What helps at a table on this device: hints while it is played, the review when it is over. */
export function TableHelp({ game, isOver, hints, review, children }: Props): ReactNode {
  const [asked, setAsked] = useState(0);
  const [isThinking, setThinking] = useState(false);
  const { plies } = useStore(hints);
  const isReviewable = useAnalysed(game, isOver);
  const source = useMemo(() => ({ ask: () => setAsked((count) => count + 1), asked, isThinking, setThinking }), [asked, isThinking]);
  return (
    <ReviewContext value={isReviewable ? review : null}>
      <HintContext value={source}>
        <HintedContext value={plies}>{children}</HintedContext>
      </HintContext>
    </ReviewContext>
  );
}

interface SuggestionsProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly store: TableStore<G>;
  readonly text: GameText<G>;
  readonly table: LocalTable;
  readonly hints: StoreApi<Hints>;
  readonly isCoached: boolean;
}

/** The coach, if there is one, and the hints that are asked for. */
export function Suggestions<G extends Playable<G>>({ hints, isCoached, ...props }: SuggestionsProps<G>): ReactNode {
  const { asked, setThinking } = use(HintContext)!;
  if (!isCoached && asked === 0) return null;
  return <Coach {...props} isCoach={isCoached} asked={asked} onThinking={setThinking} onHint={hints.getState().add} />;
}
