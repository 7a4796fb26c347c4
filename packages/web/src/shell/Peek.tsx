import type { GameText, Piece, Playable, RuleId } from '@fathom/kernel';
import { useCallback, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import type { Resting } from './hand.tsx';
import { Standing } from './Inspect.tsx';
import { useRules } from './rules.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly on: Resting | null;
  readonly lit: ReadonlySet<Piece>;
  readonly whyDark: (piece: Piece) => Promise<RuleId | null>;
  readonly standing: (piece: Piece) => string | null;
}

const PATIENCE = 350;

/** What is rested on, until the pointer is moved away, Escape is pressed, or the piece is no longer on the table. */
export function useResting(table: unknown): readonly [Resting | null, (on: Resting | null) => void] {
  const [on, setOn] = useState<Resting | null>(null);
  const rest = useCallback(
    (next: Resting | null): void => setOn((now) => (now?.piece === next?.piece && now?.at === next?.at ? now : next)),
    [],
  );
  useEffect(() => setOn((now) => (now?.at.isConnected === true ? now : null)), [table]);
  useEffect(() => {
    if (on === null) return;
    const listening = new AbortController();
    /** The same event may already have led to another piece. */
    const leave = (): void => setOn((now) => (now === on ? null : now));
    const move = ({ target }: Event): void => {
      if (!(target instanceof Node && on.at.contains(target))) leave();
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    addEventListener('pointermove', move, { signal: listening.signal });
    addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, [on]);
  return [on, rest];
}

/** What a piece is, beside it, while the pointer rests there; and why it is dark. It never takes the pointer, and says nothing that the sheet does not. */
export function Peek<G extends Playable<G>>({ entry, text, on, lit, whyDark, standing }: Props<G>): ReactNode {
  const words = useWords();
  const [shown, setShown] = useState<{ readonly on: Resting; readonly why: RuleId | null } | null>(null);
  useEffect(() => {
    setShown(null);
    if (on === null) return;
    let wanted = true;
    const timer = setTimeout(() => {
      void (lit.has(on.piece) ? Promise.resolve(null) : whyDark(on.piece)).then((why) => wanted && setShown({ on, why }));
    }, PATIENCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [on, lit, whyDark]);
  const rules = useRules(entry, words.language, shown !== null && shown.why !== null);
  const about = shown === null ? null : text.piece(shown.on.piece);
  if (shown === null || about === null) return null;
  const rule = shown.why === null ? undefined : rules.get(shown.why);
  return (
    <aside className="peek" style={beside(shown.on.at.getBoundingClientRect())} aria-hidden="true">
      <div className="peek-face">
        <entry.Face piece={shown.on.piece} text={text} />
      </div>
      <div>
        <p className="peek-name">{about.name}</p>
        <p>{about.text}</p>
        <Standing said={standing(shown.on.piece)} />
        {rule !== undefined && (
          <p className="peek-why">
            {words.table.whyNot}: {rule.text} <span className="rule-id">{rule.id}</span>
          </p>
        )}
      </div>
    </aside>
  );
}

const WIDTH = 320;
const GAP = 10;

/** To the right of the piece where there is room, else to its left; never over it. */
function beside({ left, right, top }: DOMRect): CSSProperties {
  const toTheRight = right + GAP + WIDTH <= innerWidth;
  return {
    insetInlineStart: Math.max(GAP, toTheRight ? right + GAP : left - GAP - WIDTH),
    ...(top < innerHeight / 2 ? { insetBlockStart: Math.max(GAP, top) } : { insetBlockEnd: GAP }),
    inlineSize: WIDTH,
  };
}
