import type { Playable } from '@fathom/kernel';
import { use, useState, type ReactNode } from 'react';
import type { Analyses } from '../table/analysis.ts';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAnalysed } from './analyst.ts';
import { HintContext } from './hint-context.ts';
import { loaded } from './loaded.tsx';
import type { PlayedTable } from './played-table.ts';
import type { Why as WhySheet } from './Why.tsx';

/** Loaded when it is first asked for. It is a generic component, which the type of `loaded` cannot express. */
const Why = loaded(async () => (await import('./Why.tsx')).Why as never) as unknown as typeof WhySheet;

/** Asks why a rival made its last moves, where hints are given and the record may be known. */
export function WhyLast<G extends Playable<G>>({ game, text, name, table }: PlayedTable<G>): ReactNode {
  const words = useWords();
  const { viewer, record, log, seatView, isShared } = table.shown;
  const [request, setRequest] = useState<Analyses['why']['in'] | null>(null);
  const isWanted =
    use(HintContext) !== null &&
    viewer !== null &&
    !isShared &&
    record !== null &&
    seatView.outcome === null &&
    log.some(({ by }) => by !== null && by !== viewer);
  const isOffered = useAnalysed(game.rules.id, isWanted);
  if (!isWanted || !isOffered) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button prompt-why"
        aria-label={words.table.why}
        title={words.table.why}
        onClick={() => setRequest({ viewer, of: record })}
      >
        <Icon name="why" />
      </button>
      {request !== null && <Why {...{ game, text, name, request }} onClose={() => setRequest(null)} />}
    </>
  );
}
