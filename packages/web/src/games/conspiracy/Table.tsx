import { counter, guilds, pilePiece, type Answers, type Conspiracy, type LocationId } from '@fathom/conspiracy';
import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from '../../shell/game.ts';
import { useLabels } from '../../shell/names.ts';
import { Piece } from '../../shell/Piece.tsx';
import { PieceMoves } from '../../shell/PieceMoves.tsx';
import { SeatMark } from '../../shell/Seats.tsx';
import { useWords } from '../../text/words.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, mark } from '../../art/icons.ts';
import { LocationCard, LordCard, LordFace, picture } from './Cards.tsx';
import { numbersOf } from './words.ts';
import './Table.css';

type Props = Pick<BoardProps<Conspiracy>, 'view' | 'text' | 'name'>;
type Answer = Answers[keyof Answers];

/** How many cards a move draws or reveals. */
const countOf = (move: Answer): ReactNode => (move.type === 'draw' || move.type === 'reveal' ? move.count : null);

/** The open locations as a skyline: all of them visible, and the more there are, the narrower. */
export function Skyline({ view, text, name }: Props): ReactNode {
  return (
    <div className="co-skyline" style={skylineGrid(view.openLocations.length + 1)}>
      <div className="co-deck is-locations" data-zone="locationDeck">
        <Piece id="locationDeck" className="deck" travels={false}>
          <img src={picture('location-back')} alt="" draggable={false} />
          <span className="deck-count">{view.locationDeck}</span>
        </Piece>
        <PieceMoves<Answer> piece="locationDeck" label={countOf} title={(move) => text.move(move, name)} />
      </div>
      <div className="co-open" data-zone="openLocations">
        {view.openLocations.map((id) => (
          <LocationCard key={id} id={id} text={text} />
        ))}
      </div>
    </div>
  );
}

/** How many tiles there are, and in how many rows and columns where one row is not enough. */
function skylineGrid(tiles: number): CSSProperties {
  const inRows = (abreast: number, least: number): readonly [rows: number, columns: number] => {
    const rows = Math.ceil(tiles / abreast);
    return [rows, Math.max(least, Math.ceil(tiles / rows))];
  };
  const [[phoneRows, phone], [tabletRows, tablet], [lowRows, low]] = [inRows(7, 4), inRows(10, 6), inRows(11, 8)];
  return {
    '--tiles': tiles,
    '--phone-rows': phoneRows,
    '--phone-columns': phone,
    '--tablet-rows': tabletRows,
    '--tablet-columns': tablet,
    '--low-rows': lowRows,
    '--low-columns': low,
  } as CSSProperties;
}

/** How many cards are side by side in a niche; more are behind them. */
const ABREAST = 4;

/** The five discard piles: niches with whole cards fanned in them. */
export function Piles({ view }: Pick<Props, 'view'>): ReactNode {
  return (
    <div className="co-piles">
      {guilds.map((guild) => {
        const pile = view.piles[guild];
        return (
          <div key={guild} className="niche" data-guild={guild} data-zone={`piles.${guild}`}>
            <Piece id={pilePiece(guild)} className="pile" travels={false}>
              <span className="pile-ground" data-lands="">
                <Mark svg={emblem(guild)} />
              </span>
              {pile.map((lord, i) => (
                <span key={lord} className="pile-card" style={inFan(i, pile.length)}>
                  <span data-travels={lord} className="pile-face">
                    <LordFace id={lord} />
                  </span>
                </span>
              ))}
            </Piece>
            <span className="niche-key">
              <Mark svg={emblem(guild)} />
            </span>
            {pile.length > 1 && (
              <span className="niche-count" aria-hidden="true">
                {pile.length}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/**
 * Where a card stands in its fan: −1 is the left end, 1 the right one; rows count from the front,
 * and of those behind influence and gift are visible.
 */
function inFan(i: number, cards: number): CSSProperties {
  const rows = Math.ceil(cards / ABREAST);
  const row = Math.floor(i / ABREAST);
  const abreast = row < rows - 1 ? ABREAST : cards - row * ABREAST;
  const across = abreast === 1 ? 0 : ((i % ABREAST) / (abreast - 1)) * 2 - 1;
  return {
    '--across': across,
    '--abreast': Math.min(cards, ABREAST),
    '--behind': rows - 1 - row,
    '--rows': rows,
    '--lift': rows > 2 ? 0.55 : 0.46,
  } as CSSProperties;
}

/** The lord deck, with the numbers that can be drawn beside it, and what restricts it. */
export function LordDeck({ view, text, name }: Props): ReactNode {
  const { restriction } = view;
  return (
    <div className="co-deck is-lords" data-zone="lordDeck">
      <Piece id="lordDeck" className="deck" travels={false}>
        <img src={picture('lord-back')} alt="" draggable={false} />
        <span className="deck-count">{view.lordDeck}</span>
      </Piece>
      {restriction !== null && (
        <span className="deck-strait" data-fact="restriction" data-side={restriction.by}>
          <SeatMark side={restriction.by} /> <Mark svg={mark('restrict')} /> {restriction.draw}
        </span>
      )}
      <PieceMoves<Answer> piece="lordDeck" label={countOf} title={(move) => text.move(move, name)} />
    </div>
  );
}

/** The pearl crown and how many pearls its owner has: who reaches that number takes it. */
export function PearlCounter({ view, name }: Props): ReactNode {
  const { master } = view;
  const label = useLabels(name);
  const { mostPearls } = numbersOf[useWords().language];
  return (
    <div className={`co-pearls ${master === null ? 'is-free' : ''}`} data-fact="master" data-side={master ?? undefined}>
      <Mark svg={mark('master')} />
      <strong aria-hidden="true">{counter(view)}</strong>
      {master !== null && <SeatMark side={master} />}
      <span className="visually-hidden">{mostPearls(counter(view), master === null ? null : label(master))}</span>
    </div>
  );
}

/** What was turned up or taken and is not yet placed: beside the piles, never over them. */
export function Revealed({ view, text, isBeside }: Props & { readonly isBeside: boolean }): ReactNode {
  const all = view.revealed.length + view.setAside.length + view.revealedLocations.length;
  if (all === 0) return null;
  return (
    <div className={`co-revealed ${isBeside ? 'is-beside' : ''} ${all > 3 ? 'has-many' : ''}`}>
      {(['revealed', 'setAside'] as const).map((zone) => (
        <div key={zone} className="co-revealed-zone" data-zone={zone}>
          {view[zone].map((id) => (
            <LordCard key={id} id={id} />
          ))}
        </div>
      ))}
      <div className="co-revealed-zone" data-zone="revealedLocations">
        {view.revealedLocations.map((id) => (
          <LocationCard key={id} id={id} text={text} />
        ))}
      </div>
    </div>
  );
}

/** The location deck while it is searched: on both sides, over rivals' places only. */
export function Search({ found, text }: { readonly found: readonly LocationId[]; readonly text: Props['text'] }): ReactNode {
  const half = found.length > 15 ? Math.ceil(found.length / 2) : 0;
  return (
    <div className="co-search" style={{ '--wing-rows': Math.ceil((found.length - half) / 3) } as CSSProperties}>
      {[found.slice(0, half), found.slice(half)].map(
        (part, i) =>
          part.length > 0 && (
            <div key={i} className={`co-search-wing ${i === 0 ? 'is-left' : 'is-right'}`}>
              {part.map((id) => (
                <LocationCard key={id} id={id} text={text} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}
