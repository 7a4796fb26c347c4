import { typeset, type Playable, type Seat } from '@fathom/kernel';
import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../text/words.tsx';
import { firstOf, rememberOpening, wasShown } from './opening-shown.ts';
import type { PlayedTable } from './played-table.ts';
import { SeatMark } from './Seats.tsx';
import './Opening.css';

/** How long the scene lasts, if nothing is touched: long enough to be read; and to look around after, if nobody waits for it. */
const LASTS = { whenMine: 9000, whenAnothers: 6000 };

/**
 * A short scene over a new table, loaded when one is begun: the goal, who begins and against whom. It takes no pointer events, and goes
 * with the first touch or key; the move of another first player is shown after it. It is shown once, also if the page is loaded again.
 */
export function Opening<G extends Playable<G>>({ game, store, text, name, table, view }: PlayedTable<G>): ReactNode {
  const { opening } = useWords().table;
  const { language } = useWords();
  const goal = useGoal(game)?.[language] ?? null;
  const [isOver, setOver] = useState(() => wasShown(table.shown));
  const isShown = goal !== null && !isOver;
  const { viewer, isShared, log } = table.shown;
  const me = isShared ? null : viewer;
  /** Who begins; null if a rival has moved already. One's own first move may be the only one, and played by itself. */
  const [first] = useState(() => (log.some(({ by }) => by !== null && by !== me) ? null : firstOf(table.shown)));
  useEffect(() => {
    if (!isShown) return;
    rememberOpening(table.shown);
    const goOn = store.actions.hold();
    const stop = untilTouched(() => setOver(true), first === me ? LASTS.whenMine : LASTS.whenAnothers);
    return () => {
      stop();
      goOn();
    };
  }, [isShown]);
  if (!isShown) return null;
  const others = game.rules.score(view).flatMap((_, side) => (side === me ? [] : [side]));
  return (
    <section className="opening" role="status">
      <div className="opening-scene">
        <h2>{text.title}</h2>
        <p className="opening-goal">{typeset(language, goal)}</p>
        {first !== null && <p>{first === me ? opening.youBegin : opening.begins(name(first))}</p>}
        <Sides title={me === null ? opening.players : opening.against} sides={others} name={name} />
      </div>
    </section>
  );
}

interface SidesProps {
  readonly title: string;
  readonly sides: readonly Seat[];
  readonly name: (side: Seat) => string;
}

const Sides = ({ title, sides, name }: SidesProps): ReactNode => (
  <p className="opening-sides">
    {title}
    {sides.map((side) => (
      <span key={side}>
        <SeatMark side={side} /> {name(side)}
      </span>
    ))}
  </p>
);

/** The goal of a game in all languages; null until it is loaded, and for a game that says none. */
function useGoal<G extends Playable<G>>({ loadGoal }: PlayedTable<G>['game']): Readonly<Record<string, string>> | null {
  const [goal, setGoal] = useState<Readonly<Record<string, string>> | null>(null);
  useEffect(() => void loadGoal?.().then(setGoal, () => undefined), [loadGoal]);
  return goal;
}

/** Calls back at the first touch or key, or after a while. Returns how to stop waiting. */
function untilTouched(done: () => void, atMost: number): () => void {
  const timer = setTimeout(done, atMost);
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) addEventListener(kind, done, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const kind of kinds) removeEventListener(kind, done, { capture: true });
  };
}
