import { same } from '@fathom/kernel';
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import { useShape } from '../../ui/shape.ts';
import { useInNextFrame } from '../../ui/useInNextFrame.ts';
import { panes, useMapWords } from './words.ts';
import './Panes.css';

/** Where the legal pieces are, seen from the pane that is shown. */
interface Sight {
  readonly current: number;
  /** How many can be picked in each pane, and how many of the shown pane are below its edge. */
  readonly counts: readonly number[];
  readonly below: number;
}

const nothing: Sight = { current: 0, counts: [], below: 0 };

const litIn = (pane: Element): HTMLElement[] => [...pane.querySelectorAll<HTMLElement>('.piece.is-lit')];

function look(scroller: HTMLElement): Sight {
  const all = [...scroller.children];
  const current = Math.min(all.length - 1, Math.max(0, Math.round(scroller.scrollLeft / Math.max(1, scroller.clientWidth))));
  const edge = scroller.getBoundingClientRect().bottom;
  const below = litIn(all[current]!).filter((piece) => {
    const { top, height } = piece.getBoundingClientRect();
    return top + height / 2 > edge;
  });
  return { current, counts: all.map((pane) => litIn(pane).length), below: below.length };
}

/** Shows the first legal piece: its pane, if the shown one has none, and its place there. */
function comeToView(scroller: HTMLElement, { current, counts }: Sight): void {
  const pane = (counts[current] ?? 0) > 0 ? current : counts.findIndex((count) => count > 0);
  if (pane < 0) return;
  const place = scroller.children[pane]!;
  const [frame, boxes] = [place.getBoundingClientRect(), litIn(place).map((piece) => piece.getBoundingClientRect())];
  const isSeen = boxes.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
  if (pane !== current) scroller.scrollTo({ left: pane * scroller.clientWidth });
  if (!isSeen && boxes[0] !== undefined) place.scrollTo({ top: place.scrollTop + boxes[0].top - frame.top - frame.height / 4 });
}

/**
 * Follows the scrolling, the question and the size of the window. It is measured once for each, in a frame; what it scrolls itself is
 * measured as any scrolling.
 */
function useSight(scroller: RefObject<HTMLElement | null>): readonly [Sight, () => void] {
  const isPaned = ['phone', 'low'].includes(useShape());
  const { lit } = useSelection();
  const [sight, setSight] = useState(nothing);
  const update = useCallback((): Sight => {
    const now = scroller.current === null ? nothing : look(scroller.current);
    setSight((last) => (same(last, now) ? last : now));
    return now;
  }, [scroller]);
  const follow = useCallback((): void => {
    if (!isPaned || scroller.current === null) return;
    const now = update();
    if (lit.size > 0) comeToView(scroller.current, now);
  }, [isPaned, lit, scroller, update]);
  useInNextFrame(follow);
  useEffect(() => {
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, [follow]);
  const isDue = useRef(false);
  const scrolled = useCallback((): void => {
    if (isDue.current) return;
    isDue.current = true;
    requestAnimationFrame(() => {
      isDue.current = false;
      update();
    });
  }, [update]);
  return [sight, scrolled];
}

interface Props {
  readonly children: readonly ReactNode[];
}

/** On phones the table is three panes that snap, each with the number of its legal moves; elsewhere all of it is shown at once. */
export function Panes({ children }: Props): ReactNode {
  const words = useMapWords();
  const scroller = useRef<HTMLDivElement>(null);
  const [{ current, counts, below }, scrolled] = useSight(scroller);
  const go = (pane: number): void => scroller.current?.scrollTo({ left: pane * scroller.current.clientWidth });
  return (
    <>
      <div className="wd-tabs">
        {panes.map((pane, i) => (
          <button key={pane} type="button" className="wd-tab" aria-pressed={i === current} onClick={() => go(i)}>
            {words.panes[pane]}
            {(counts[i] ?? 0) > 0 && <span className="wd-tab-count">{counts[i]}</span>}
          </button>
        ))}
      </div>
      <div className="wd-panes" ref={scroller} onScrollCapture={scrolled}>
        {panes.map((pane, i) => (
          <div key={pane} className="wd-pane" data-pane={pane}>
            {children[i]}
          </div>
        ))}
      </div>
      {below > 0 && (
        <span className="wd-more" aria-hidden="true">
          ↓ {below}
        </span>
      )}
    </>
  );
}
