import type { GameRecord, GameText, Playable } from '@fathom/kernel';
import { useMemo, useRef, type ReactNode } from 'react';
import type { Rematch } from './AfterTheEnd.tsx';
import { turningPoints, useCourse } from './course.ts';
import { focusIf, useAloneOnScreen, useEnding, useRising, useSkipKey } from './end-scene.ts';
import { EndCurve, TurningPoints } from './EndCurve.tsx';
import { EndNext } from './EndNext.tsx';
import { EndTally } from './EndTally.tsx';
import { EndTowers } from './EndTowers.tsx';
import type { Crown, WebGame } from './game.ts';
import { decisionLine, inOrder, winnerLine, type Result } from './result.ts';
import { useWords } from '../text/words.tsx';
import './End.css';

interface Props<G extends Playable<G>> extends Result<G> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly record: GameRecord | null;
  /** It was shown before: no animation. */
  readonly again: boolean;
  readonly rematch: Rematch | null;
  readonly onReplay: () => void;
  /** Opens the replay at a move. */
  readonly onMoment: (ply: number) => void;
  readonly onAside: () => void;
}

/** The end of the game: towers of points rise category by category, then the winner is named, then the course of the game is shown. */
export function End<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, text, record, names, winners, me, again, onMoment } = props;
  const words = useWords();
  const ending = useEnding(game);
  const scores = useMemo(() => inOrder(props.scores, ending?.last ?? []), [props.scores, ending]);
  const course = useCourse(game, record);
  const points = useMemo(() => (course === null ? [] : turningPoints(course, ending?.telling ?? [])), [course, ending]);
  const { risen, finish } = useRising(ending === undefined ? null : (scores[0]?.parts.length ?? 0), again);
  const parts = scores[0]?.parts ?? [];
  const isKnown = ending !== undefined && risen > parts.length;
  const scene = useRef<HTMLElement>(null);
  useAloneOnScreen(scene);
  useSkipKey(isKnown ? null : finish);
  const mark = ending?.mark ?? noMark;
  const mine = names.map((name, side) => (side === me ? words.end.you : name));
  const crowns = scores.map((_, side): Crown | null => ending?.crown(props.view, side) ?? null);
  const counting = risen > 0 && risen <= parts.length ? text.part(parts[risen - 1]!.part) : ' ';
  const shown = { scores, names: mine, mark, risen };
  return (
    <section
      ref={scene}
      className="end"
      data-game={game.rules.id}
      data-winners={winners.join(' ')}
      aria-label={words.end.title}
      onPointerDown={isKnown ? undefined : finish}
    >
      <Place game={game} />
      <div className={`end-scene ${isKnown ? 'is-known' : ''}`} data-sides={scores.length}>
        <header className="end-head">
          <h2 className={`end-winner ${isKnown ? 'is-known' : ''}`} tabIndex={-1} ref={focusIf(isKnown)}>
            {isKnown ? winnerLine(words, winners, names, me) : ' '}
          </h2>
          <p className={`end-how ${isKnown ? '' : 'is-counting'}`}>
            {isKnown ? decisionLine(words, text, { ...props, scores }) : counting}
          </p>
        </header>
        <EndTally {...shown} part={text.part} />
        <EndTowers {...shown} text={text} winners={isKnown ? winners : []} crowns={crowns} />
        <div className="end-course">
          {isKnown && course !== null && (
            <>
              <EndCurve course={course} points={points} names={mine} />
              <TurningPoints points={points} text={text} names={names} onMoment={onMoment} />
            </>
          )}
        </div>
        {isKnown ? <EndNext {...props} crowns={crowns} scores={scores} /> : <Skip onSkip={finish} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {!isKnown &&
          risen > 0 &&
          `${text.part(parts[risen - 1]!.part)}: ${scores.map(({ parts: own }, side) => `${mine[side]} ${own[risen - 1]!.points}`).join(', ')}`}
      </p>
    </section>
  );
}

const noMark = (): null => null;

/** The game's own place behind the towers, without the table. */
function Place<G extends Playable<G>>({ game }: { readonly game: WebGame<G> }): ReactNode {
  return (
    <div className="end-place" aria-hidden="true">
      {game.Backdrop !== undefined && <game.Backdrop />}
    </div>
  );
}

function Skip({ onSkip }: { readonly onSkip: () => void }): ReactNode {
  const { end } = useWords();
  return (
    <div className="end-next">
      <button type="button" className="quiet end-skip" onClick={onSkip}>
        {end.skip}
      </button>
    </div>
  );
}
