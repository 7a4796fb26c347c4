import type { Playable } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Caption } from './Caption.tsx';
import { captionMoment } from './captions.ts';
import { linesOf } from './Log.tsx';
import type { PlayedTable } from './played-table.ts';

/** What others just did, over the board. */
export function TableCaption<G extends Playable<G>>({ table, store, text, name }: PlayedTable<G>): ReactNode {
  const { shown } = table;
  const { skip, again } = store.actions;
  const { answered } = useWords().table;
  return (
    <Caption
      moment={captionMoment(shown, linesOf(shown.happening, text, name), shown.answeredBy === null ? null : answered[shown.answeredBy])}
      waits={shown.harmsViewer && shown.isAnimating}
      onContinue={skip}
      onAgain={() => again(null)}
    />
  );
}
