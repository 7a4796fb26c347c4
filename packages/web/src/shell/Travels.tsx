import { changesBetween, type Piece, type Playable } from '@fathom/kernel';
import { useCallback, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useInNextFrame } from '../ui/useInNextFrame.ts';
import { rectOf, type Box } from './anchors.ts';
import type { WebGame } from './game.ts';
import './Travels.css';

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly view: G['view'];
  /** Where goods come from, if no number shows it: the pieces that what happens names. */
  readonly sources: readonly Piece[];
  /** Seconds; nothing travels without any. */
  readonly duration: number;
}

interface Token {
  readonly key: number;
  readonly sign: ReactNode;
  readonly style: CSSProperties;
}
interface Change {
  readonly sign: ReactNode;
  readonly name: string;
  readonly id: string;
  readonly more: number;
  readonly box: Box;
}

/** So many tokens of one kind are shown to travel; the number says how many there are. */
const MOST = 5;
let made = 0;

/** Cubes, coins, pearls and keys travel to where their number is shown, and a number that changes says by how much. */
export function Travels<G extends Playable<G>>({ game, view, sources, duration }: Props<G>): ReactNode {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const last = useRef(view);
  const travel = useCallback((): void => {
    const before = last.current;
    last.current = view;
    if (before === view || duration === 0 || game.sign === undefined) return;
    const changed = changedSigns(game, before, view);
    const added = changed.flatMap((change) => tokensFor(change, changed, sources, duration));
    // In this frame: otherwise React renders them after it, and the table is painted twice.
    if (added.length > 0) flushSync(() => setTokens((now) => [...now, ...added].slice(-40)));
  }, [game, view, sources, duration]);
  useInNextFrame(travel);
  const end = (key: number): void => setTokens((now) => now.filter((token) => token.key !== key));
  return (
    <div className="travels" aria-hidden="true">
      {tokens.map(({ key, sign, style }) => (
        <span key={key} className="travel" style={style} onAnimationEnd={() => end(key)}>
          {sign}
        </span>
      ))}
    </div>
  );
}

function changedSigns<G extends Playable<G>>(game: WebGame<G>, before: G['view'], after: G['view']): readonly Change[] {
  return changesBetween(game.rules, before, after).facts.flatMap(({ id, before: was, after: is }) => {
    const name = id.split('.').at(-1)!;
    const sign = typeof was === 'number' && typeof is === 'number' ? (game.sign?.(name) ?? null) : null;
    const box = sign === null ? null : rectOf('fact', id);
    return box === null ? [] : [{ sign, name, id, more: Number(is) - Number(was), box }];
  });
}

/** The tokens of a gain come from where the same kind became fewer, or from the piece that brought them; a loss only shows its number. */
function tokensFor({ sign, name, id, more, box }: Change, all: readonly Change[], sources: readonly Piece[], duration: number): Token[] {
  const label = { key: made++, sign: `${more > 0 ? '+' : '−'}${Math.abs(more)}`, style: styleOf(box, box, duration * 4, 'travel-label') };
  const origin = all.find((other) => other.id !== id && other.name === name && other.more < 0)?.box ?? sourceBox(sources);
  if (more < 0 || origin === null) return [label];
  const tokens = Array.from({ length: Math.min(more, MOST) }, (_, i) => ({
    key: made++,
    sign,
    style: { ...styleOf(origin, box, duration * 1.3, 'travel-token'), animationDelay: `${i * 70}ms` },
  }));
  return [...tokens, label];
}

function sourceBox(sources: readonly Piece[]): Box | null {
  for (const piece of sources) {
    const box = rectOf('piece', piece);
    if (box !== null) return box;
  }
  return null;
}

const styleOf = (from: Box, to: Box, seconds: number, animationName: string): CSSProperties =>
  ({
    left: from.left + from.width / 2,
    top: from.top + from.height / 2,
    '--dx': `${to.left + to.width / 2 - from.left - from.width / 2}px`,
    '--dy': `${to.top + to.height / 2 - from.top - from.height / 2}px`,
    animationName,
    animationDuration: `${seconds}s`,
  }) as CSSProperties;
