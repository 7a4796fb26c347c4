import { Component, createRef, type ReactNode } from 'react';
import type { Box } from './anchors.ts';
import { flightsBetween, isSameBox, placesIn, type Flight, type PiecePlace } from './flights.ts';
import './MovingPieces.css';

interface Props {
  /** What is shown of the game, and the open question, which may need room: pieces move when one of them changes. */
  readonly view: unknown;
  readonly question?: unknown;
  /** How many seconds a piece takes to move; 0 without animation. */
  readonly seconds: number;
  readonly children: ReactNode;
}

/** A piece on its way, and since when. */
interface Running {
  readonly animation: Animation;
  readonly to: Box;
  readonly since: CSSNumberish | null;
}

/**
 * Moves pieces from where they were to where they are. Each is marked with `data-travels`, and is the same piece in another place if the
 * mark is the same; one with `data-arrives` appears slowly if it was nowhere.
 *
 * A class, because only a class can measure before React changes the page. The browser moves the pieces by itself, without any work of the
 * page for a frame. A library that did it in the page measured all pieces whenever one was rendered, and wrote a style of each in every
 * frame.
 */
export class MovingPieces extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>();
  private running = new Map<Element, Running>();
  private before: readonly PiecePlace[] | null = null;
  private frame = 0;

  override getSnapshotBeforeUpdate(last: Props): readonly PiecePlace[] | null {
    const { view, question, seconds } = this.props;
    const isStill = (last.view === view && last.question === question) || seconds === 0;
    if (isStill || this.root.current === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
    return placesIn(this.root.current);
  }

  /** In the next frame, where the layout is computed anyway. If the table changes twice before it, the first places count. */
  override componentDidUpdate(_props: Props, _state: unknown, places: readonly PiecePlace[] | null): void {
    if (places === null) return;
    this.before ??= places;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.move());
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame);
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className="moving-pieces">
        {this.props.children}
      </div>
    );
  }

  private move(): void {
    const [before, root] = [this.before, this.root.current];
    this.before = null;
    if (before === null || root === null) return;
    const onTheWay = this.stop();
    const after = placesIn(root);
    for (const flight of flightsBetween(before, after)) {
      const last = onTheWay.get(flight.element);
      if (last !== undefined && isSameBox(last.to, flight.to)) this.goOn(flight.element, last);
      else this.fly(flight);
    }
    const known = new Set(before.map(({ piece }) => piece));
    for (const { element, piece, box } of after)
      if (!known.has(piece) && element.hasAttribute('data-arrives')) this.animate(element, box, arrival);
  }

  /** Puts every piece where it will lie, to measure that. Returns those that were on their way, and since when. */
  private stop(): ReadonlyMap<Element, Running> {
    const stopped = new Map([...this.running].map(([element, each]) => [element, { ...each, since: each.animation.currentTime }]));
    this.running = new Map();
    for (const { animation } of stopped.values()) animation.cancel();
    return stopped;
  }

  /** Above everything it passes. */
  private fly(flight: Flight): void {
    const { element, to } = flight;
    element.setAttribute('data-flies', '');
    const land = (): void => void (this.running.has(element) || element.removeAttribute('data-flies'));
    const animation = this.animate(element, to, keyframes(flight));
    for (const end of ['finish', 'cancel'] as const) animation.addEventListener(end, land);
  }

  private animate(element: Element, to: Box, frames: PropertyIndexedKeyframes): Animation {
    const animation = element.animate(frames, { duration: this.props.seconds * 1000, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
    animation.addEventListener('finish', () => this.running.delete(element));
    this.running.set(element, { animation, to, since: 0 });
    return animation;
  }

  /** A piece whose goal is the same moves on as it did. */
  private goOn(element: Element, { animation, to, since }: Running): void {
    animation.play();
    animation.currentTime = since;
    this.running.set(element, { animation, to, since });
  }
}

const arrival: PropertyIndexedKeyframes = { opacity: [0, 1], translate: ['0 -12px', '0 0'] };

/**
 * `translate` and `scale` leave the element its own `transform`. An element that is turned about a point below it is scaled from there too.
 */
function keyframes({ element, x, y, width, height }: Flight): PropertyIndexedKeyframes {
  const [originX, originY] = getComputedStyle(element).transformOrigin.split(' ').map(Number.parseFloat);
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  const left = x + (1 - width) * (offsetWidth / 2 - originX!);
  const top = y + (1 - height) * (offsetHeight / 2 - originY!);
  return { translate: [`${left}px ${top}px`, '0 0'], scale: [`${width} ${height}`, '1 1'] };
}
