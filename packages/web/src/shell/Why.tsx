import type { Explained, Knowing } from '@fathom/bots';
import type { GameText, Moment, Move, Playable, Seat } from '@fathom/kernel';
import { use, useEffect, useState, type ReactNode } from 'react';
import { analyse, type Analyses } from '../table/analysis.ts';
import { useWords } from '../text/words.tsx';
import { AnalystContext, useAnalysed } from './analyst.ts';
import type { WebGame } from './game.ts';
import { useNames } from './names.ts';
import { useReviewText } from './review/review-text.ts';
import { Sheet } from './Sheet.tsx';
import { useWhyText } from './why-text.ts';
import './Why.css';

interface WhyProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly name: (side: Seat) => string;
  /** What is asked. */
  readonly request: Analyses['why']['in'];
  readonly onClose: () => void;
}

/** What some moves brought compared with the next best ones, as far as the viewer may know. */
export function Why<G extends Playable<G>>({ game, text, name, request, onClose }: WhyProps<G>): ReactNode {
  const { table } = useWords();
  const words = useReviewText();
  const found = useFound(game.rules.id, request);
  return (
    <Sheet title={table.why} open onClose={onClose}>
      <div className="why" role="status">
        {found === null && <p>{words.thinking}</p>}
        {found?.explained.length === 0 && <p>{words.noChoice}</p>}
        {found?.explained.map((one, i) => (
          <Explanation key={i} {...{ text, name }} parts={found.parts} one={one as Explained<Move<G>>} />
        ))}
      </div>
      <p className="why-about">{request.viewer === 'everybody' ? words.aboutOpen : words.about(name(request.viewer))}</p>
    </Sheet>
  );
}

interface ExplanationProps<G extends Playable<G>> extends Pick<WhyProps<G>, 'text' | 'name'> {
  readonly parts: readonly string[];
  readonly one: Explained<Move<G>>;
}

function Explanation<G extends Playable<G>>({ text, name, parts, one: { seat, move, leads } }: ExplanationProps<G>): ReactNode {
  const whyText = useWhyText(text, name, seat);
  return (
    <>
      <h3>
        {name(seat)}: {text.move(move, name)}
      </h3>
      <ul>
        {leads.map(({ over, ...expected }, i) => (
          <li key={i}>{whyText({ over, expected, parts })}</li>
        ))}
      </ul>
    </>
  );
}

/** Null until it is found. */
function useFound(game: string, request: Analyses['why']['in']): Analyses['why']['out'] | null {
  const start = use(AnalystContext)!;
  const [found, setFound] = useState<Analyses['why']['out'] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void analyse(start, { analysis: 'why', game, ...request }, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setFound(answer);
      return null;
    });
    return () => stop.abort();
  }, [start, game, request]);
  return found;
}

interface MomentProps<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly names: readonly string[];
  readonly moments: readonly Moment<G>[];
  readonly ply: number;
  readonly viewer: Knowing;
  readonly view: G['view'];
}

/** Asks why the move that a replay shows was made. */
export function WhyMoment<G extends Playable<G>>({ game, text, names, moments, ply, viewer, view }: MomentProps<G>): ReactNode {
  const { table } = useWords();
  const name = useNames(names, text, view);
  const [request, setRequest] = useState<Analyses['why']['in'] | null>(null);
  const answer = moments[ply]?.answer ?? null;
  const isOffered = useAnalysed(game.rules.id, answer !== null);
  if (!isOffered || answer === null) return null;
  return (
    <>
      <button
        type="button"
        className="move"
        onClick={() => setRequest({ viewer, of: [{ state: moments[ply - 1]!.state, seat: answer.seat, move: answer.move }] })}
      >
        {table.why}
      </button>
      {request !== null && <Why {...{ game, text, name, request }} onClose={() => setRequest(null)} />}
    </>
  );
}
