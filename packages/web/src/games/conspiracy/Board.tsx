import { activeKeys, counter, guilds, lords, places, SLOTS, type Conspiracy, type View } from '@fathom/conspiracy';
import type { Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import type { BoardProps } from '../entry.ts';
import { Mark } from '../Mark.tsx';
import { emblem, mark } from './art/index.ts';
import { LocationCard, LordCard, LordStrip, picture } from './Cards.tsx';
import './board.css';

/** The table of Conspiracy: what all share above, what is mine below. */
export function Board({ view, viewer, text, name }: BoardProps<Conspiracy>): ReactNode {
  const mine = viewer ?? 0;
  const inTheAir = [...view.revealed, ...view.setAside];
  const shown = view.search ?? view.revealedLocations;
  return (
    <div className="co">
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
      </div>
      {inTheAir.length + shown.length > 0 && (
        <div className="co-air">
          {inTheAir.map((id) => (
            <LordCard key={id} id={id} className="is-large" />
          ))}
          {shown.map((id) => (
            <LocationCard key={id} id={id} name={text.piece(id)?.name ?? id} className="is-large" />
          ))}
        </div>
      )}
      <div className="co-mine">
        <Alliance view={view} side={mine} />
        <Holdings view={view} side={mine} />
      </div>
    </div>
  );
}

/** Another player's things: complete, but small. */
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
function Holdings({ view, side }: { readonly view: View; readonly side: Seat }): ReactNode {
  const player = view.players[side]!;
  const { silver, gold } = activeKeys(player);
  return (
    <p className="holdings">
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
