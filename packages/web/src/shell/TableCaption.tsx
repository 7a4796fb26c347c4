import type { Playable } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Caption } from './Caption.tsx';
import type { Shown } from '../table/scene.ts';
import { captionMoment, kindOf, turnText } from './captions.ts';
import type { WebGame } from './game.ts';
import type { PlayedTable } from './played-table.ts';
import { useTell } from './tell.ts';

/** What others just did, over the board. */
export function TableCaption<G extends Playable<G>>({ game, table, store, text, name }: PlayedTable<G>): ReactNode {
  const { shown } = table;
  const { captionEvents, answeredBy, players } = shown;
  const { skip, again } = store.actions;
  const { table: words, end } = useWords();
  const tell = useTell(text, name);
  const said = useMemo(() => {
    const subjects = [end.you, ...players.map((_, side) => name(side)), name(players.length)];
    return captionEvents.length === 0 ? '' : turnText(captionEvents, { tell, subjects, telling: tellingOf(game, shown) });
  }, [game, captionEvents, tell, name, end, players, answeredBy]);
  return (
    <Caption
      moment={captionMoment(shown, said, answeredBy === null ? null : words.answered[answeredBy])}
      waits={shown.harmsViewer && shown.isAnimating}
      onContinue={skip}
      onAgain={() => again(null)}
    />
  );
}

/** What was done to the viewer comes first; what was answered in their place is always described. */
function tellingOf<G extends Playable<G>>(
  { telling, harms }: WebGame<G>,
  { captionEvents, viewer, answeredBy }: Shown<G>,
): readonly string[] | null {
  if (telling === undefined || answeredBy !== null) return null;
  const harm = viewer === null ? [] : captionEvents.filter((event) => harms(event, viewer)).flatMap(kindOf);
  return [...new Set([...harm, ...telling])];
}
