import type { GameRecord, GameText, Playable, SideScore } from '@fathom/kernel';
import { useMemo, useRef, type ReactNode } from 'react';
import type { Rematch } from './AfterTheEnd.tsx';
import { turningPoints, useCourse } from './course.ts';
import { useAloneOnScreen, useEnding, useResultSaid, useRising, useSkipKey } from './end-scene.ts';
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
  /** Null if it cannot be reviewed. */
  readonly onReview: (() => void) | null;
  /** Opens the replay at a move. */
  readonly onMoment: (ply: number) => void;
  readonly onAside: () => void;
}

/** The end of the game: towers of points rise category by category, then the winner is named, then the course of the game is shown. */
export function End<G extends Playable<G>>(props: Props<G>): ReactNode {
  const { game, text, names, winners, me } = props;
  const words = useWords();
  const ending = useEnding(game);
  const scores = useMemo(() => inOrder(props.scores, ending?.last ?? []), [props.scores, ending]);
  const { risen, isKnown, finish } = useRising(ending === undefined ? null : (scores[0]?.parts.length ?? 0), props.again);
  const scene = useRef<HTMLElement>(null);
  useAloneOnScreen(scene);
  useSkipKey(isKnown ? null : finish);
  const mine = names.map((name, side) => (side === me ? words.end.you : name));
  const crowns = scores.map((_, side): Crown | null => ending?.crown(props.view, side) ?? null);
  useResultSaid(
    countedText(scores, mine, risen, text.part),
    isKnown ? `${winnerLine(words, winners, names, me)}. ${decisionLine(words, text, { ...props, scores })}` : '',
  );
  const shown = { scores, names: mine, mark: ending?.mark ?? noMark, risen };
  return (
    <section
      ref={scene}
      className="end"
      data-game={game.rules.id}
      data-winners={winners.join(' ')}
      aria-label={words.end.title}
      tabIndex={-1}
      data-focus-home=""
      onPointerDown={isKnown ? undefined : finish}
    >
      <Place game={game} />
      <div className={`end-scene ${isKnown ? 'is-known' : ''}`} data-sides={scores.length}>
        <Headline {...props} scores={scores} counted={countedPart(scores, risen)} isKnown={isKnown} />
        <EndTally {...shown} part={text.part} />
        <EndTowers {...shown} text={text} winners={isKnown ? winners : []} crowns={crowns} />
        <EndCourse {...props} mine={mine} telling={ending?.telling ?? NONE} isShown={isKnown} />
        {isKnown ? <EndNext {...props} crowns={crowns} scores={scores} /> : <Skip onSkip={finish} />}
      </div>
    </section>
  );
}

const NONE: readonly string[] = [];
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

/** The part of the scores that was counted last; null before the first and after the last. */
const countedPart = (scores: readonly SideScore[], risen: number): string | null => scores[0]?.parts[risen - 1]?.part ?? null;

/** What is being counted, for screen readers. */
function countedText(scores: readonly SideScore[], names: readonly string[], risen: number, part: (part: string) => string): string {
  const counted = countedPart(scores, risen);
  return counted === null
    ? ''
    : `${part(counted)}: ${scores.map(({ parts }, side) => `${names[side]} ${parts[risen - 1]!.points}`).join(', ')}.`;
}

interface HeadlineProps<G extends Playable<G>> extends Result<G> {
  readonly text: GameText<G>;
  /** The part that is being counted. */
  readonly counted: string | null;
  readonly isKnown: boolean;
}

/** Who has won and how; until that is known, what is being counted. */
function Headline<G extends Playable<G>>(props: HeadlineProps<G>): ReactNode {
  const { text, names, winners, me, counted, isKnown } = props;
  const words = useWords();
  return (
    <header className="end-head">
      <h2 className={`end-winner ${isKnown ? 'is-known' : ''}`}>{isKnown ? winnerLine(words, winners, names, me) : ' '}</h2>
      <p className={`end-how ${isKnown ? '' : 'is-counting'}`}>
        {isKnown ? decisionLine(words, text, props) : counted === null ? ' ' : text.part(counted)}
      </p>
    </header>
  );
}

interface CourseProps<G extends Playable<G>> extends Pick<Props<G>, 'game' | 'text' | 'record' | 'names' | 'onMoment'> {
  /** The names, with "you" for the viewer. */
  readonly mine: readonly string[];
  readonly telling: readonly string[];
  /** It is computed while points are counted, and shown after that. */
  readonly isShown: boolean;
}

/** How the game went: everybody's points over time, and where they changed most. */
function EndCourse<G extends Playable<G>>({ game, text, record, names, mine, telling, isShown, onMoment }: CourseProps<G>): ReactNode {
  const course = useCourse(game, record);
  const points = useMemo(() => (course === null ? [] : turningPoints(course, telling)), [course, telling]);
  return (
    <div className="end-course">
      {isShown && course !== null && (
        <>
          <EndCurve course={course} points={points} names={mine} />
          <TurningPoints points={points} text={text} names={names} onMoment={onMoment} />
        </>
      )}
    </div>
  );
}
