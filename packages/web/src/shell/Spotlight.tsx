import { same } from '@fathom/kernel';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from './anchors.ts';
import { arrowBetween, common, innermost, nearestTo } from './spotlight-geometry.ts';
import './Spotlight.css';

interface Props {
  /** What is pointed at. The function stays the same while that does. */
  readonly find: () => readonly Element[];
  /** Everything else is dimmed. */
  readonly dims: boolean;
}

interface Sight {
  readonly window: Box;
  /** Where the words are: they are never dimmed, and the arrow begins there. */
  readonly words: Box | null;
  /** What is lit. */
  readonly holes: readonly Box[];
  /** What is framed: of things within each other only the innermost. */
  readonly rings: readonly Box[];
  /** What the arrow may lead to: what can be picked, if anything can. */
  readonly goals: readonly Box[];
}

/** Pieces move and boards scroll: what is pointed at is measured again after this time. */
const AGAIN = 150;
/** A board may still be about to scroll or to be laid out: so often things are brought into view. */
const TRIES = 10;
/** The lit area is a little larger than what is in it. */
const MARGIN = 6;

/**
 * Points at things on the table: they are lit, everything else is dimmed, and an arrow leads to the nearest of them from the words of the
 * prompt. What is outside a scrolled part of the table is brought into view first. It takes no clicks: the table can be used as ever.
 */
export function Spotlight({ find, dims }: Props): ReactNode {
  const mask = useId();
  const [sight, setSight] = useState<Sight | null>(null);
  useEffect(() => {
    let tries = TRIES;
    const locate = (): void => {
      const elements = find();
      if (tries > 0) bringIntoView(elements);
      const now = sightOf(elements);
      tries = now.holes.length > 0 ? 0 : tries - 1;
      setSight((before) => (same(before, now) ? before : now));
    };
    locate();
    const timer = setInterval(locate, AGAIN);
    addEventListener('scroll', locate, { capture: true, passive: true });
    addEventListener('resize', locate);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', locate, { capture: true });
      removeEventListener('resize', locate);
    };
  }, [find]);
  if (sight === null || sight.holes.length === 0) return null;
  return createPortal(<Light sight={sight} dims={dims} mask={mask} />, document.body);
}

function Light({ sight, dims, mask }: { readonly sight: Sight; readonly dims: boolean; readonly mask: string }): ReactNode {
  const { window, words, holes, rings, goals } = sight;
  const goal = words === null ? null : nearestTo(words, goals);
  const arrow = words === null || goal === null ? null : arrowBetween(words, goal);
  const open = words === null ? holes : [...holes, words];
  return (
    <svg className="spotlight" aria-hidden="true" width={window.width} height={window.height}>
      <defs>
        <mask id={mask}>
          <rect width="100%" height="100%" fill="#fff" />
          {open.map((hole, i) => (
            <Rounded key={i} box={hole} fill="#000" />
          ))}
        </mask>
        <marker id={`${mask}-head`} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path className="spotlight-head" d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      {dims && <rect className="spotlight-shade" width="100%" height="100%" mask={`url(#${mask})`} />}
      {rings.map((ring, i) => (
        <Rounded key={i} box={ring} className="spotlight-ring" />
      ))}
      {arrow !== null && (
        <path
          key={`${arrow.to.x} ${arrow.to.y}`}
          className="spotlight-arrow"
          pathLength={1}
          markerEnd={`url(#${mask}-head)`}
          d={`M${arrow.from.x} ${arrow.from.y}Q${arrow.bend.x} ${arrow.bend.y} ${arrow.to.x} ${arrow.to.y}`}
        />
      )}
    </svg>
  );
}

function Rounded({ box, ...more }: { readonly box: Box; readonly fill?: string; readonly className?: string }): ReactNode {
  return <rect x={box.left} y={box.top} width={box.width} height={box.height} rx={12} {...more} />;
}

const windowBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

/** The parts of the table around an element that scroll. */
function scrollersOf(element: Element): Element[] {
  const scrolls = (each: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const [across, down] = [each.scrollWidth > each.clientWidth + 1, each.scrollHeight > each.clientHeight + 1];
    return (across && /auto|scroll/.test(overflowX)) || (down && /auto|scroll/.test(overflowY));
  };
  const around: Element[] = [];
  for (let each = element.parentElement; each !== null && !each.matches('.table'); each = each.parentElement) {
    if (scrolls(each)) around.push(each);
  }
  return around;
}

/** The visible part of an element. */
const seenOf = (element: Element): Box =>
  scrollersOf(element).reduce((box, each) => common(box, each.getBoundingClientRect()), common(boxOf(element), windowBox()));

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const isSeen = (element: Element): boolean => {
  const [box, seen] = [boxOf(element), seenOf(element)];
  return seen.width * seen.height > 0.6 * box.width * box.height;
};

/** Only the parts of the table that scroll by themselves are moved: never the table as a whole. */
function bringIntoView(elements: readonly Element[]): void {
  const [first] = elements;
  if (first === undefined || elements.some(isSeen)) return;
  for (const scroller of scrollersOf(first)) {
    const [box, frame] = [boxOf(first), boxOf(scroller)];
    scroller.scrollBy({
      left: box.left + box.width / 2 - frame.left - frame.width / 2,
      top: box.top + box.height / 2 - frame.top - frame.height / 2,
    });
  }
}

function sightOf(elements: readonly Element[]): Sight {
  const seen = elements.filter(isSeen);
  const holes = seen.map(holeFor);
  const rings = innermost(seen.filter((each) => !each.matches('.piece-move')).map(holeFor));
  const legal = seen.filter((each) => each.matches('.piece.is-lit, .piece-move')).map(holeFor);
  const words = document.querySelector('.table-prompt')?.getBoundingClientRect();
  return { window: windowBox(), words: words === undefined ? null : rounded(words), holes, rings, goals: legal.length > 0 ? legal : rings };
}

function holeFor(element: Element): Box {
  const { left, top, width, height } = seenOf(element);
  return rounded({ left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN });
}

/** Whole pixels: what moves by less has not moved. */
const rounded = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});
