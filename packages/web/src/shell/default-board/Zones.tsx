import type { GameText, Piece as PieceId, Playable, Zone } from '@fathom/kernel';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Piece } from '../Piece.tsx';
import { useSelection } from '../piece-context.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import { fit, SHAPE, SMALLEST, type Laid } from './fit.ts';
import { useSize } from './useSize.ts';
import { nameOf } from './zones.ts';
import './Zones.css';

interface Props<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly zones: readonly Zone[];
  /** The widest a card may be. */
  readonly largest: number;
  /** As high as it needs to be; otherwise the cards are made to fit into the height there is. */
  readonly isFree?: boolean;
  readonly className?: string;
}

/** Zones as rows of cards, as large as the room allows. */
export function Zones<G extends Playable<G>>({ text, zones, largest, isFree = false, className = '' }: Props<G>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(ref);
  const { lit, picked } = useSelection();
  const canPick = (id: PieceId): boolean => lit.has(id) || picked.includes(id);
  const filled = zones.map((zone) => entriesOf(zone, canPick(zone.id)));
  const rows = filled.map((entries) => ({ cards: entries.length, isTouched: entries.some(canPick) }));
  const laid = fit({ width, height: isFree ? Infinity : height, largest }, rows);
  return (
    <div ref={ref} className={`zones ${laid.isCrowded ? 'is-crowded' : ''} ${className}`} style={sizes(laid.card)}>
      {zones.map((zone, i) => (
        <ZoneRow key={zone.id} text={text} zone={zone} entries={filled[i]!} laid={laid.rows[i]!} card={laid.card} />
      ))}
    </div>
  );
}

const sizes = (card: number): CSSProperties => ({ '--card': `${card}px`, '--card-height': `${card * SHAPE}px` }) as CSSProperties;

/** The pieces of a zone; and its own ID for a pile, for an empty place, and where the zone itself can be picked. */
const entriesOf = ({ id, pieces, count }: Zone, canBePicked: boolean): readonly PieceId[] =>
  pieces === null ? [id] : canBePicked || count === 0 ? [...pieces, id] : pieces;

interface RowProps<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly zone: Zone;
  readonly entries: readonly PieceId[];
  readonly laid: Laid;
  readonly card: number;
}

function ZoneRow<G extends Playable<G>>({ text, zone, entries, laid: { columns, step }, card }: RowProps<G>): ReactNode {
  const name = nameOf(text, zone.id);
  /** Of cards that lie close together, only the last one is seen. */
  const seen = step < SMALLEST ? card : Math.min(step, card);
  const style = { '--columns': columns, '--step': `${step}px`, '--seen': `${seen}px` } as CSSProperties;
  const isLastInLine = (i: number): boolean => i === entries.length - 1 || (i + 1) % columns === 0;
  return (
    <div className="zone" data-zone={zone.id} role="group" aria-label={name ?? zone.id}>
      <span className="zone-name">
        {name} {zone.pieces !== null && zone.count > 0 && <span className="zone-count">{zone.count}</span>}
      </span>
      <div className="zone-row" style={style}>
        {entries.map((id, i) => (
          <span key={id} className={`zone-cell ${isLastInLine(i) ? 'is-whole' : ''}`}>
            {id === zone.id ? <Place text={text} zone={zone} /> : <Card id={id} text={text} />}
          </span>
        ))}
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
