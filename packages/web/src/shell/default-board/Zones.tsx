import type { GameText, Piece as PieceId, Playable, Zone } from '@fathom/kernel';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Piece } from '../Piece.tsx';
import { useSelection } from '../piece-context.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { fit, GAP, SHAPE, SMALLEST, type Fit, type RowLayout } from './fit.ts';
import { useSize } from './useSize.ts';
import { nameOf } from './zones.ts';
import './Zones.css';

interface Props<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly zones: readonly Zone[];
  /** The widest a card may be. */
  readonly largest: number;
  /** The height to aim at, if not what there is. */
  readonly high?: number;
  readonly className?: string;
}

/** Zones as rows of cards, as large as the room allows. */
export function Zones<G extends Playable<G>>({ text, zones, largest, high, className = '' }: Props<G>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(ref);
  const { lit, picked } = useSelection();
  const canPick = (id: PieceId): boolean => lit.has(id) || picked.includes(id);
  const rows = zones.map(({ id, pieces }) => ({
    cards: pieces?.length ?? 0,
    isTouched: pieces?.some(canPick) ?? false,
    hasPlace: pieces === null || pieces.length === 0 || canPick(id),
    letters: (nameOf(text, id) ?? '').length + 3,
  }));
  const laid = fit({ width, height: high ?? height, largest: Math.min(largest, atMost(height)) }, rows);
  return (
    <div ref={ref} className={`zones ${className}`} style={sizes(laid)}>
      {zones.map((zone, i) => (
        <ZoneRow key={zone.id} text={text} zone={zone} hasPlace={rows[i]!.hasPlace} laid={laid.rows[i]!} card={laid.card} />
      ))}
    </div>
  );
}

/** Cards leave some room around them, unless that makes them small. */
const atMost = (height: number): number => Math.max(100, Math.floor(height * 0.46));

const sizes = ({ card, least }: Fit): CSSProperties =>
  ({ '--card': `${card}px`, '--card-height': `${card * SHAPE}px`, minHeight: least }) as CSSProperties;

interface RowProps<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly zone: Zone;
  readonly hasPlace: boolean;
  readonly laid: RowLayout;
  readonly card: number;
}

function ZoneRow<G extends Playable<G>>({ text, zone, hasPlace, laid: { columns, step, width }, card }: RowProps<G>): ReactNode {
  const name = nameOf(text, zone.id);
  const pieces = zone.pieces ?? [];
  const style = { '--columns': columns, '--step': `${step}px`, '--seen': `${Math.min(step, card)}px` } as CSSProperties;
  const isLastInLine = (i: number): boolean => i === pieces.length - 1 || (i + 1) % columns === 0;
  return (
    <div className="zone" data-zone={zone.id} role="group" aria-label={name ?? zone.id} style={{ width }}>
      <span className="zone-name">
        {name} {pieces.length > 0 && <span className="zone-count">{pieces.length}</span>}
      </span>
      <div className="zone-line">
        {pieces.length > 0 && (
          <div className={`zone-cards ${step < SMALLEST - GAP ? 'is-tight' : ''}`} style={style}>
            {pieces.map((id, i) => (
              <span key={id} className={`zone-cell ${isLastInLine(i) ? 'is-whole' : ''}`}>
                <Card id={id} text={text} />
              </span>
            ))}
          </div>
        )}
        {hasPlace && <Place text={text} zone={zone} />}
      </div>
    </div>
  );
}

/** A pile that lies face down, or the place for a card. */
function Place<G extends Playable<G>>({ text, zone }: Pick<RowProps<G>, 'text' | 'zone'>): ReactNode {
  const count = zone.pieces === null ? zone.count : 0;
  const name = nameOf(text, zone.id) ?? zone.id;
  return (
    <Piece id={zone.id} className="card" travels={false} label={name} note={String(zone.count)} isSign={text.piece(zone.id) === null}>
      <CardBack count={count} />
    </Piece>
  );
}

interface CardProps<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly id: PieceId;
  readonly travels?: boolean;
}

/** A piece as a card. What has no text of its own cannot be looked up. */
export function Card<G extends Playable<G>>({ text, id, travels = true }: CardProps<G>): ReactNode {
  const name = nameOf(text, id) ?? id;
  return (
    <Piece id={id} className="card" travels={travels} label={name} isSign={text.piece(id) === null}>
      <CardFace id={id} name={name} />
    </Piece>
  );
}
