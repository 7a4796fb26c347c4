import type { GameText, Piece, Playable, RuleId } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useRules, type Rule } from './rules.ts';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly piece: Piece | null;
  readonly lit: ReadonlySet<Piece>;
  readonly whyDark: (piece: Piece) => Promise<RuleId | null>;
  /** What holds of a piece as the table lies. */
  readonly standing: (piece: Piece) => string | null;
  readonly onClose: () => void;
}

/** A piece, large: its picture, what it does, why it cannot be touched now, and what the rulebook says. */
export function Inspect<G extends Playable<G>>({ entry, text, piece, lit, whyDark, standing, onClose }: Props<G>): ReactNode {
  const words = useWords();
  const about = piece === null ? null : text.piece(piece);
  const rules = useRules(entry, words.language, piece !== null);
  const [why, setWhy] = useState<RuleId | null>(null);
  useEffect(() => {
    setWhy(null);
    if (piece !== null && !lit.has(piece)) void whyDark(piece).then(setWhy);
  }, [piece, lit, whyDark]);
  return (
    <Sheet title={about?.name ?? ''} open={piece !== null} onClose={onClose}>
      {piece !== null && about !== null && (
        <div className="inspect">
          <div className="inspect-face">
            <entry.Face piece={piece} text={text} />
          </div>
          <div className="inspect-words">
            <p className="inspect-text">{about.text}</p>
            <Standing said={standing(piece)} />
            {why !== null && <RuleNote game={entry.game.id} heading={words.table.whyNot} rule={rules.get(why)} id={why} />}
            <RuleNote game={entry.game.id} heading={words.rules.title} rule={rules.get(about.rule)} id={about.rule} />
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** What a piece is to whoever looks, as the table lies. */
export const Standing = ({ said }: { readonly said: string | null }): ReactNode => said !== null && <p className="standing">{said}</p>;

interface NoteProps {
  readonly game: string;
  readonly heading: string;
  readonly rule: Rule | undefined;
  readonly id: RuleId;
}

function RuleNote({ game, heading, rule, id }: NoteProps): ReactNode {
  return (
    <section className="rule-note">
      <h3>{heading}</h3>
      <p>
        <strong>{rule?.title}</strong>{' '}
        <Link href={`/rules/${game}/${id}`} className="rule-id">
          {id}
        </Link>
      </p>
      <p>{rule?.text}</p>
    </section>
  );
}
