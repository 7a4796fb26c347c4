import { costInForce, locationValue, lords, price, races, rewards, type Abyss, type LocationId, type View } from '@fathom/abyss';
import type { GameText, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { nearSeat, SeatMark } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { Mark } from '../../ui/Mark.tsx';
import { mark, pearlMark, raceEmblem } from './art/icons.ts';
import { ExplorationCard, Guard, LocationCard, LordCard, picture } from './Cards.tsx';
import { Moves, Price, Prize } from './Moves.tsx';
import './Shared.css';

type Props = BoardProps<Abyss>;

const numerals = ['I', 'II', 'III', 'IV', 'V'] as const;
const COURT = 6;

/** The deck, and the trench that leads away from it: five spaces, the last with a pearl for the player who must take the card there. */
export function Track({ view, text, name }: Props): ReactNode {
  return (
    <div className="ab-track">
      <div className="ab-well">
        <Deck id="deck" back="exploration-back" count={view.deck} />
        <Pile zone="discard" count={view.discard} sign={mark('cards')} />
        <Moves piece="deck" text={text} name={name} />
      </div>
      <div className="ab-trench" data-zone="track">
        {numerals.map((numeral, i) => {
          const card = view.track[i];
          const isLast = i === view.track.length - 1;
          const { offer } = view;
          return (
            <div key={numeral} className={`ab-space ${offer !== null && isLast ? 'is-offered' : ''}`}>
              <span className="ab-bed">{i === numerals.length - 1 && <Bonus />}</span>
              {card !== undefined && <ExplorationCard id={card} />}
              {isLast && card !== undefined && <Moves piece={card} text={text} name={name} />}
              <span className="ab-numeral">{numeral}</span>
              {offer !== null && isLast && (
                <span className="ab-offer">
                  <SeatMark side={offer.to} />
                  <Price pearls={price(view)} nebulis={0} />
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const Bonus = (): ReactNode => (
  <span className="ab-bonus">
    +1 <Mark svg={pearlMark} className="is-pearl" />
  </span>
);

interface DeckProps {
  readonly id: 'deck' | 'lordDeck' | 'tiles' | 'lootDeck';
  readonly back: 'exploration-back' | 'lord-back' | 'location-back' | 'loot-back';
  readonly count: number;
}

function Deck({ id, back, count }: DeckProps): ReactNode {
  return (
    <span className="ab-pile" data-zone={id === 'lootDeck' ? 'kraken.lootDeck' : id} data-size={Math.min(3, Math.ceil(count / 8))}>
      <Piece id={id} className={`ab-deck is-${back}`} travels={false}>
        <img className="ab-picture" src={picture(back)} alt="" draggable={false} />
        <span className="ab-count">{count}</span>
      </Piece>
    </span>
  );
}

/** A discard pile: only how much lies there. */
const Pile = ({ zone, count, sign }: { readonly zone: string; readonly count: number; readonly sign: string }): ReactNode => (
  <span className={`ab-discard ${count === 0 ? 'is-empty' : ''}`} data-zone={zone}>
    <Mark svg={sign} /> {count}
  </span>
);

/** Six steps on a chain, the best reward at the top; the eye marks the step that a fight pays now. */
export function Threat({ view, text, name }: Props): ReactNode {
  return (
    <div className="ab-dangers">
      <Piece id="threat" className="ab-threat" travels={false}>
        <span className="ab-chain" data-fact="threat">
          {rewards.slice(1).map(([first], i) => (
            <span key={i} className={`ab-step ${i + 1 === view.threat ? 'is-now' : ''}`}>
              {i + 1 === view.threat && <Mark svg={mark('monster')} className="ab-eye" />}
              <Prize {...first!} />
            </span>
          ))}
        </span>
      </Piece>
      <Pile zone="pool" count={view.pool} sign={mark('monster')} />
      <Moves piece="threat" text={text} name={name} />
    </div>
  );
}

const ownerOf = (view: View, zone: 'court' | 'council' | 'locations', item: string): Seat | null => {
  const post = view.kraken?.posts[zone];
  return post?.item === item ? view.kraken!.sentinels[post.sentinel] : null;
};

/** Five alcoves with stacks, face down: only how many cards are in each, if that is public. With Kraken a sixth for the loot. */
export function Council({ view, text, name }: Props): ReactNode {
  return (
    <div className="ab-council">
      {races.map((race) => {
        const count = view.council[race];
        return (
          <span key={race} className="ab-alcove" data-race={race} data-zone={`council.${race}`}>
            <Piece id={`council-${race}`} className="ab-stack" travels={false}>
              <span className={`ab-stack-face ${count === 0 ? 'is-empty' : ''}`} data-size={Math.min(3, count ?? 2)}>
                <Mark svg={raceEmblem(race)} className="ab-keystone" />
                {count !== 0 && <img className="ab-stacked" src={picture('exploration-back')} alt="" draggable={false} />}
                {count !== 0 && <span className="ab-count">{count ?? '?'}</span>}
                <Guard of={ownerOf(view, 'council', race)} />
              </span>
            </Piece>
          </span>
        );
      })}
      {view.kraken !== null && (
        <span className="ab-alcove ab-crypt">
          <Deck id="lootDeck" back="loot-back" count={view.kraken.lootDeck} />
          <Pile zone="kraken.lootDiscard" count={view.kraken.lootDiscard.length} sign={mark('loot')} />
          <Moves piece="lootDeck" text={text} name={name} />
        </span>
      )}
    </div>
  );
}

/** The stack and the available locations; the more there are, the smaller. */
export function Tiles({ view, viewer, text, name }: Props): ReactNode {
  const count = view.available.length;
  return (
    <div className="ab-tiles" data-crowd={count <= 3 ? 'few' : count <= 6 ? 'some' : 'many'}>
      <div className="ab-quarry">
        <Deck id="tiles" back="location-back" count={view.tiles} />
        <Moves piece="tiles" text={text} name={name} />
      </div>
      <div className="ab-available" data-zone="available">
        {view.available.map((id) => (
          <LocationCard key={id} id={id} {...valued(view, nearSeat(viewer), id, text)} reserved={ownerOf(view, 'locations', id)} />
        ))}
      </div>
    </div>
  );
}

/** The name of a location, and what it is worth now to one player. */
export function valued(view: View, side: Seat, id: LocationId, text: GameText<Abyss>) {
  const value = locationValue(view, side, id);
  const { name, text: effect } = text.piece(id)!;
  return { name, value, effect };
}

/**
 * The throne with the lord deck; on its balcony six lords at most, the farthest from the deck first, and what each would cost the viewer.
 */
export function Court({ view, viewer, text, name }: Props): ReactNode {
  const seats = Array.from({ length: COURT }, (_, i) => {
    const id = view.court[i];
    return id === undefined ? (
      <span key={i} className="ab-hole" />
    ) : (
      <LordCard
        key={id}
        id={id}
        name={text.piece(id)?.name ?? id}
        cost={viewer === null ? lords[id].cost.value : costInForce(view, viewer, id)}
        payable={view.payable.includes(id)}
        sought={view.payment?.lord === id}
        reserved={ownerOf(view, 'court', id)}
      />
    );
  });
  return (
    <div className="ab-court" data-zone="court">
      <div className="ab-balcony">{seats.slice(0, COURT / 2)}</div>
      <div className="ab-throne">
        <Deck id="lordDeck" back="lord-back" count={view.lordDeck} />
        <Pile zone="lordDiscard" count={view.lordDiscard.length} sign={mark('lord')} />
        <Moves piece="lordDeck" text={text} name={name} />
      </div>
      <div className="ab-balcony">{seats.slice(COURT / 2)}</div>
    </div>
  );
}
