import type { Playable } from '@fathom/kernel';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Caption } from './Caption.tsx';
import { captionMoment, turnText } from './captions.ts';
import type { PlayedTable } from './played-table.ts';
import { useTell } from './tell.ts';

/** What others just did, over the board. */
export function TableCaption<G extends Playable<G>>({ game, table, store, text, name }: PlayedTable<G>): ReactNode {
  const { shown } = table;
  const { told, answeredBy, players } = shown;
  const { skip, again } = store.actions;
  const { table: words, end } = useWords();
  const tell = useTell(text, name);
  const said = useMemo(() => {
    const subjects = [end.you, ...players.map((_, side) => name(side)), name(players.length)];
    return told.length === 0 ? '' : turnText(told, { tell, subjects, telling: game.telling ?? [] });
  }, [game, told, tell, name, end, players]);
  return (
    <Caption
      moment={captionMoment(shown, said, answeredBy === null ? null : words.answered[answeredBy])}
      waits={shown.harmsViewer && shown.isAnimating}
      onContinue={skip}
      onAgain={() => again(null)}
    />
  );
}
