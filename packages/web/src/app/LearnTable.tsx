import type { Playable } from '@fathom/kernel';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { WebGame } from '../shell/game.ts';
import type { Lesson, LessonStep } from '../shell/lesson.ts';
import { settings } from '../shell/settings.ts';
import { Spotlight } from '../shell/Spotlight.tsx';
import { elementsOf, type Target } from '../shell/spotlight-targets.ts';
import { TableScreen } from '../shell/TableScreen.tsx';
import { useGameText } from '../shell/useGameText.ts';
import { useStable } from '../shell/useStable.ts';
import { choices } from '../table/answering.ts';
import type { TableStore } from '../table/table.ts';
import { useWords } from '../text/words.tsx';
import { LearnWords } from './LearnWords.tsx';
import { firstGame } from './quickTable.ts';
import { useLesson } from './useLesson.ts';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly lesson: Lesson<G>;
}

/** A lesson at a table: a prepared position, and words that point at what they are about. It ends in a real game with a coach. */
export function LearnTable<G extends Playable<G>>({ game, lesson }: Props<G>): ReactNode {
  const words = useWords();
  const text = useGameText(game);
  const [, go] = useLocation();
  const [said, setSaid] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => void lesson.say(words.language).then(setSaid), [lesson, words.language]);
  const progress = useLesson(game, lesson);
  const { store, id, step, isReady } = progress;
  const play = async (): Promise<void> => {
    const table = await firstGame(game.rules.id, words.setUp, lesson.options);
    settings.setState({ coach: true });
    go(`/table/${table}`);
  };
  if (text === null || said === null) return null;
  const guide = <LearnWords game={game} text={text} progress={progress} said={isReady ? said[id]! : null} onPlay={() => void play()} />;
  return (
    <>
      <TableScreen game={game} store={store} text={text} rematch={null} onReplay={nothing} onMoment={nothing} guide={guide} />
      {isReady && <Pointer game={game} store={store} step={step} />}
    </>
  );
}

/** A lesson is not a real game: it cannot be replayed. */
const nothing = (): void => undefined;

/** Lights what a step is about. */
function Pointer<G extends Playable<G>>({ game, store, step }: { game: WebGame<G>; store: TableStore<G>; step: LessonStep<G> }): ReactNode {
  const words = useWords();
  const table = useStore(store);
  const legal = [...choices(store.wiring, table).lit].map((piece): Target => `piece:${piece}`);
  const targets = useStable([...legal, ...(step.about ?? [])]);
  const { view } = table.shown.seatView;
  const find = useCallback(
    () => elementsOf(targets, game.rules, view, { ...words.table, rules: words.rules }),
    [targets, game, view, words],
  );
  return <Spotlight find={find} dims />;
}
