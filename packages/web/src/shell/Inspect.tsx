import type { GameText, Piece, Playable, RuleId } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { BookLink } from './BookLink.tsx';
import type { WebGame } from './game.ts';
import { useSelection } from './piece-context.ts';
import { SignKey } from './SignKey.tsx';
import { Standing } from './Standing.tsx';
import { useRules, type Rule } from './rules.ts';
import './Inspect.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly view: G['view'];
  readonly piece: Piece;
  readonly blockedBy: (piece: Piece) => Promise<RuleId | null>;
  /** What is true of a piece in the current position. */
  readonly standing: (piece: Piece) => string | null;
  /** Opens the rulebook over the table, at a rule or a part of it. */
  readonly onRules: (place: string) => void;
}

/** A piece in a dialog, loaded when one is opened: its picture, what it does, why it cannot be picked now, and what the rulebook says. */
export function Inspect<G extends Playable<G>>({ game, text, view, piece, blockedBy, standing, onRules }: Props<G>): ReactNode {
  const words = useWords();
  const about = text.piece(piece);
  const { lit } = useSelection();
  const rules = useRules(game, words.language, true);
  const [why, setWhy] = useState<RuleId | null>(null);
  useEffect(() => {
    setWhy(null);
    if (!lit.has(piece)) void blockedBy(piece).then(setWhy);
  }, [piece, blockedBy]);
  if (about === null) return null;
  /** What is missing in this position says more than the rule, which is only a link then. */
  const said = standing(piece);
  return (
    <div className="inspect">
      <div className="inspect-face">
        <game.Face piece={piece} text={text} view={view} />
      </div>
      <div className="inspect-words">
        <p className="inspect-text">{about.text}</p>
        <Standing said={said} />
        {why !== null && (
          <p className="inspect-why">
            {said === null ? `${words.table.whyNot}: ${rules.get(why)?.title ?? ''} ` : ''}
            <RuleLink game={game.rules.id} id={why} onRules={onRules} />
          </p>
        )}
        <SignKey game={game} piece={piece} onRules={onRules} />
        <RuleNote game={game.rules.id} heading={words.rules.title} rule={rules.get(about.rule)} id={about.rule} onRules={onRules} />
      </div>
    </div>
  );
}

interface LinkProps {
  readonly game: string;
  readonly id: RuleId;
  readonly onRules: (place: string) => void;
}

interface NoteProps extends LinkProps {
  readonly heading: string;
  readonly rule: Rule | undefined;
}

function RuleNote({ heading, rule, ...link }: NoteProps): ReactNode {
  return (
    <section className="rule-note">
      <h3>{heading}</h3>
      <p>
        <strong>{rule?.title}</strong> <RuleLink {...link} />
      </p>
      <p>{rule?.text}</p>
    </section>
  );
}

const RuleLink = ({ game, id, onRules }: LinkProps): ReactNode => (
  <BookLink game={game} place={id} onRules={onRules} className="rule-id">
    {id}
  </BookLink>
);
