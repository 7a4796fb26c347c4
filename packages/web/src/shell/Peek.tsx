import type { GameText, Piece, Playable, RuleId } from '@fathom/kernel';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import type { WebGame } from './game.ts';
import { peekPlace } from './peek-place.ts';
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

/** A tooltip beside a piece, loaded when one is first hovered: what it is, and why it cannot be picked. It takes no pointer events. */
export function Peek<G extends Playable<G>>({ game, text, view, on, blockedBy, standing }: Props<G>): ReactNode {
  const words = useWords();
  const shown = useHoverDelay(on, blockedBy);
  const rules = useRules(game, words.language, shown !== null && shown.why !== null);
  const about = shown === null ? null : text.piece(shown.on.piece);
  if (shown === null || about === null) return null;
  const rule = shown.why === null ? undefined : rules.get(shown.why);
  /** What is missing in this position says more than the rule. */
  const said = standing(shown.on.piece);
  return (
    <aside className="peek" style={beside(shown.on.at)} aria-hidden="true">
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

interface Explained {
  readonly on: Hovered;
  /** The rule that forbids to pick it. */
  readonly why: RuleId | null;
}

const HOVER_DELAY = 350;

/** The hovered piece, once the pointer has rested on it for a moment and it is known whether it can be picked. */
function useHoverDelay(on: Hovered | null, blockedBy: (piece: Piece) => Promise<RuleId | null>): Explained | null {
  const { lit } = useSelection();
  const [shown, setShown] = useState<Explained | null>(null);
  useEffect(() => {
    setShown(null);
    if (on === null) return;
    let wanted = true;
    const timer = setTimeout(() => {
      void (lit.has(on.piece) ? Promise.resolve(null) : blockedBy(on.piece)).then((why) => wanted && setShown({ on, why }));
    }, HOVER_DELAY);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [on, lit, blockedBy]);
  return shown;
}

/** In units of the table: how wide it is, and about how high. */
const SIZE = { width: 40, height: 25 };

/** Beside the piece, where it covers none of the moves, if there is such a place. */
function beside(at: Element): CSSProperties {
  const unit = Math.min(20, Math.max(7.8, Math.min(innerWidth / 128, innerHeight / 72)));
  const size = { width: Math.min(SIZE.width * unit, innerWidth - 20), height: SIZE.height * unit };
  const moves = document.querySelectorAll('.table .piece.is-lit, .table .piece-move, .table-prompt');
  const inSight = [...moves].filter((each) => !each.contains(at)).map((each) => each.getBoundingClientRect());
  const place = peekPlace(at.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, inSight);
  return { ...place, width: size.width };
}
