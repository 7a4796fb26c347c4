import type { GameText, Piece, Playable, RuleId } from '@fathom/kernel';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { useSelection, type Hovered } from './piece-context.ts';
import { Standing } from './Standing.tsx';
import { useRules } from './rules.ts';
import './Peek.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly view: G['view'];
  readonly on: Hovered | null;
  readonly blockedBy: (piece: Piece) => Promise<RuleId | null>;
  readonly standing: (piece: Piece) => string | null;
}

const PATIENCE = 350;

/** A tooltip beside a piece, loaded when one is first hovered: what it is, and why it cannot be picked. It takes no pointer events. */
export function Peek<G extends Playable<G>>({ game, text, view, on, blockedBy, standing }: Props<G>): ReactNode {
  const words = useWords();
  const { lit } = useSelection();
  const [shown, setShown] = useState<{ readonly on: Hovered; readonly why: RuleId | null } | null>(null);
  useEffect(() => {
    setShown(null);
    if (on === null) return;
    let wanted = true;
    const timer = setTimeout(() => {
      void (lit.has(on.piece) ? Promise.resolve(null) : blockedBy(on.piece)).then((why) => wanted && setShown({ on, why }));
    }, PATIENCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [on, lit, blockedBy]);
  const rules = useRules(game, words.language, shown !== null && shown.why !== null);
  const about = shown === null ? null : text.piece(shown.on.piece);
  if (shown === null || about === null) return null;
  const rule = shown.why === null ? undefined : rules.get(shown.why);
  /** What is missing in this position says more than the rule. */
  const said = standing(shown.on.piece);
  return (
    <aside className="peek" style={beside(shown.on.at.getBoundingClientRect())} aria-hidden="true">
      <div className="peek-face">
        <game.Face piece={shown.on.piece} text={text} view={view} />
      </div>
      <div>
        <p className="peek-name">{about.name}</p>
        <p>{about.text}</p>
        <Standing said={said} />
        {rule !== undefined && (
          <p className="peek-why">
            {said === null ? `${words.table.whyNot}: ${rule.title} ` : ''}
            <span className="rule-id">{rule.id}</span>
          </p>
        )}
      </div>
    </aside>
  );
}

const GAP = 10;
/** In units of the table. */
const WIDTH = 40;

/** Beside the piece, on the side away from the prompt if there is room: never over the piece, and seldom over the moves. */
function beside({ left, right, top }: DOMRect): CSSProperties {
  const unit = Math.min(20, Math.max(7.8, Math.min(innerWidth / 128, innerHeight / 72)));
  const width = Math.min(WIDTH * unit, innerWidth - 2 * GAP);
  const [fitsRight, fitsLeft] = [right + GAP + width <= innerWidth, left - GAP - width >= 0];
  const prompt = document.querySelector('.table-prompt')?.getBoundingClientRect().left ?? innerWidth;
  const toTheRight = fitsRight && (right + GAP + width <= prompt || !fitsLeft);
  return {
    insetInlineStart: Math.max(GAP, toTheRight ? right + GAP : left - GAP - width),
    ...(top < innerHeight / 2 ? { insetBlockStart: Math.max(GAP, top) } : { insetBlockEnd: Math.max(GAP, innerHeight - top - 80) }),
    inlineSize: width,
  };
}
