import type { GameText, Piece, Playable, RuleChapter, RuleId } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Entry } from '../games/entry.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface Props<G extends Playable<G>> {
  readonly entry: Entry<G>;
  readonly text: GameText<G>;
  readonly piece: Piece | null;
  /** The rule that keeps this piece dark now; null if it can be touched. */
  readonly why: RuleId | null;
  readonly onClose: () => void;
}

/** A piece, large: its picture, what it does, why it cannot be touched now, and what the rulebook says. */
export function Inspect<G extends Playable<G>>({ entry, text, piece, why, onClose }: Props<G>): ReactNode {
  const words = useWords();
  const about = piece === null ? null : text.piece(piece);
  const rules = useRules(entry, words.language, piece !== null);
  return (
    <Sheet title={about?.name ?? ''} open={piece !== null} onClose={onClose}>
      {piece !== null && about !== null && (
        <div className="inspect">
          <div className="inspect-face">
            <entry.Face piece={piece} text={text} />
          </div>
          <div className="inspect-words">
            <p className="inspect-text">{about.text}</p>
            {why !== null && <RuleNote heading={words.table.whyNot} rule={rules.get(why)} id={why} />}
            <RuleNote heading={words.rules.title} rule={rules.get(about.rule)} id={about.rule} />
          </div>
        </div>
      )}
    </Sheet>
  );
}

function RuleNote({ heading, rule, id }: { readonly heading: string; readonly rule: Rule | undefined; readonly id: RuleId }): ReactNode {
  return (
    <section className="rule-note">
      <h3>{heading}</h3>
      <p>
        <strong>{rule?.title}</strong> <span className="rule-id">{id}</span>
      </p>
      <p>{rule?.text}</p>
    </section>
  );
}

type Rule = RuleChapter['rules'][number];

function useRules<G extends Playable<G>>(
  entry: Entry<G>,
  language: Parameters<Entry<G>['loadRulebook']>[0],
  wanted: boolean,
): ReadonlyMap<RuleId, Rule> {
  const [rules, setRules] = useState<ReadonlyMap<RuleId, Rule>>(new Map());
  useEffect(() => {
    if (wanted)
      void entry
        .loadRulebook(language)
        .then((book) => setRules(new Map(book.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule]))));
  }, [entry, language, wanted]);
  return rules;
}
