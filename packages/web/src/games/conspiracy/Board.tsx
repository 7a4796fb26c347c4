import { activeKeys, counter, guilds, lords, places, SLOTS, type Conspiracy, type View } from '@fathom/conspiracy';
import type { Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import { Piece } from '../../shell/Piece.tsx';
import { nearSeat, WatchedSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, mark } from '../../art/icons.ts';
import { LocationCard, LordCard, LordStrip, picture } from './Cards.tsx';
import './Board.css';

/** The board of Conspiracy: the shared part above, the viewer's own below. */
export function Board({ view, viewer, text, name }: BoardProps<Conspiracy>): ReactNode {
  const mine = nearSeat(viewer);
  const inTheAir = [...view.revealed, ...view.setAside];
  const shown = view.search ?? view.revealedLocations;
  const { lit } = useSelection();
  /** While a location is chosen, the open ones and their deck are not covered; a search of the whole deck needs all the room. */
  const beside = view.search === null && (shown.length > 0 || lit.has('locationDeck') || view.openLocations.some((id) => lit.has(id)));
  const open = view.openLocations.length;
  const air = inTheAir.length + shown.length > 0 && (
    <div className={`co-air ${beside ? 'is-beside' : ''}`} style={rowsOf(inTheAir.length + shown.length)}>
      {inTheAir.map((id) => (
        <LordCard key={id} id={id} className="is-large" />
      ))}
      {shown.map((id) => (
        <LocationCard key={id} id={id} name={text.piece(id)?.name ?? id} className="is-large" />
      ))}
    </div>
  );
  return (
    <div className={`co ${open > 4 ? 'has-many' : ''}`} style={tiles(open)}>
      <div className="co-shared">
        <Piece id="lordDeck" className="deck" travels={false} note={String(view.lordDeck)}>
          <img src={picture('lord-back')} alt="" draggable={false} />
          <span className="deck-count">{view.lordDeck}</span>
        </Piece>
        <div className="co-piles">
          {guilds.map((guild) => (
            <Piece
              key={guild}
              id={`pile-${guild}`}
              className="pile"
              travels={false}
              note={view.piles[guild].map((lord) => lords[lord].vp).join(' ')}
            >
              <span className="pile-ground" data-guild={guild}>
                <Mark svg={emblem(guild)} />
              </span>
              {view.piles[guild].map((lord, i) => (
                <span key={lord} className="pile-card" style={{ '--at': i } as CSSProperties}>
                  <LordStrip id={lord} />
                </span>
              ))}
            </Piece>
          ))}
        </div>
        <Piece id="locationDeck" className="deck is-wide" travels={false} note={String(view.locationDeck)}>
          <img src={picture('location-back')} alt="" draggable={false} />
          <span className="deck-count">{view.locationDeck}</span>
        </Piece>
        <div className="co-open">
          {view.openLocations.map((id) => (
            <LocationCard key={id} id={id} name={text.piece(id)?.name ?? id} />
          ))}
        </div>
        <div className="co-pearls" data-side={view.master ?? undefined}>
          <Mark svg={mark('master')} />
          <strong>{counter(view)}</strong>
          <span>{view.master === null ? '' : name(view.master)}</span>
        </div>
        {beside && air}
      </div>
      {!beside && air}
      <div className="co-mine">
        <Alliance view={view} side={mine} />
        <Holdings view={view} side={mine}>
          <WatchedSeat viewer={viewer} name={name} />
        </Holdings>
      </div>
    </div>
  );
}

function rowsOf(cards: number): CSSProperties {
  const rows = cards > 6 ? 3 : cards > 2 ? 2 : 1;
  return { '--rows': rows, '--columns': Math.ceil(cards / rows) } as CSSProperties;
}

/** How many locations, their deck and the pearls included, are in a row on a phone. */
const PHONE_ROW = 7;

/** All open locations are visible at once: the more there are, the smaller. */
function tiles(open: number): CSSProperties {
  const columns = open > 9 ? 4 : open > 4 ? 3 : 2;
  const rows = Math.max(1, Math.ceil(open / columns));
  return { '--columns': columns, '--rows': rows, '--phone-rows': Math.ceil((open + 2) / PHONE_ROW) } as CSSProperties;
}

/** Another player's pieces, complete but small. */
export function Rival({ view, side }: BoardProps<Conspiracy> & { readonly side: Seat }): ReactNode {
  return (
    <div className="co-rival">
      <Alliance view={view} side={side} />
      <Holdings view={view} side={side} />
    </div>
  );
}

/** The inverted pyramid of fifteen slots. */
function Alliance({ view, side }: { readonly view: View; readonly side: Seat }): ReactNode {
  const { alliance, crests, holdings } = view.players[side]!;
  return (
    <div className="alliance">
      {Array.from({ length: SLOTS }, (_, i) => {
        const { row, left } = places[i + 1]!;
        const id = alliance[i];
        return (
          <div key={i} className="slot" style={{ '--row': row - 1, '--left': left } as CSSProperties}>
            {id !== undefined && (
              <LordCard
                id={id}
                crest={Object.values(crests).includes(id)}
                location={holdings.find(({ slot }) => slot === i + 1)?.location}
                note={`#${i + 1}`}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Pearls and active keys at a glance. */
function Holdings({ view, side, children }: { readonly view: View; readonly side: Seat; readonly children?: ReactNode }): ReactNode {
  const player = view.players[side]!;
  const { silver, gold } = activeKeys(player);
  return (
    <p className="holdings">
      {children}
      <span>
        <Mark svg={mark('pearl')} className="is-pearl" /> {player.pearls}
      </span>
      <span>
        <Mark svg={mark('silverKey')} className="is-silver" /> {silver}
      </span>
      <span>
        <Mark svg={mark('goldKey')} className="is-gold" /> {gold}
      </span>
      {view.master === side && <Mark svg={mark('master')} className="is-pearl" />}
    </p>
  );
}
