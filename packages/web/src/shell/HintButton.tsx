import { use, useLayoutEffect, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { Icon } from '../ui/Icon.tsx';
import { HintContext } from './hint-context.ts';
import { isForTable } from './keys.ts';

/** Asks for the best moves; so does H. */
export function HintButton(): ReactNode {
  const { table } = useWords();
  const source = use(HintContext);
  const ask = source?.ask;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code === 'KeyH' && isForTable(event)) ask?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [ask]);
  if (source === null) return null;
  return (
    <button
      type="button"
      className="icon-button prompt-hint"
      aria-label={table.hint}
      title={`${table.hint} (H)`}
      aria-busy={source.isThinking}
      disabled={source.isThinking}
      onClick={source.ask}
    >
      <Icon name="hint" />
    </button>
  );
}
