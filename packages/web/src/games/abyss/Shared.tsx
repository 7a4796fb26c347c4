import { costInForce, lords, price, races, rewards, type Abyss, type Reward, type View } from '@fathom/abyss';
import type { GameText, Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { keyMark, mark, pearlMark, raceEmblem } from './art/icons.ts';
import { ExplorationCard, Guard, LocationCard, LordCard, picture } from './Cards.tsx';
import './Shared.css';

interface Props {
  readonly view: View;
}

const SPACES = 5;
const COURT = 6;
const TILES_A_ROW = 5;

/** The deck, five spaces, and what the next purchase costs. */
export function Track({ view }: Props): ReactNode {
  const now = price(view);
  return (
    <div className="ab-track">
      <Deck id="deck" back="exploration-back" count={view.deck} />
      {Array.from({ length: SPACES }, (_, i) => {
        const card = view.track[i];
        const offered = view.offer !== null && i === view.track.length - 1;
        return (
          <div key={i} className={`ab-space ${offered ? 'is-offered' : ''}`}>
            {card === undefined ? <EmptySpace last={i === SPACES - 1} /> : <ExplorationCard id={card} />}
            {offered && <PriceTag price={now} />}
          </div>
        );
      })}
    </div>
  );
}

/** The last space has a pearl for the player who must take the card there. */
const EmptySpace = ({ last }: { readonly last: boolean }): ReactNode => (
  <span className="ab-empty">{last && <Mark svg={pearlMark} className="is-pearl" />}</span>
);

const PriceTag = ({ price }: { readonly price: number }): ReactNode => (
  <span className="ab-price">
    {price} <Mark svg={pearlMark} className="is-pearl" />
  </span>
);

interface DeckProps {
  readonly id: string;
  readonly back: 'exploration-back' | 'lord-back' | 'location-back' | 'loot-back';
  readonly count: number;
}

function Deck({ id, back, count }: DeckProps): ReactNode {
  return (
    <Piece id={id} className={`ab-deck is-${back}`} travels={false} note={String(count)}>
      <img className="ab-picture" src={picture(back)} alt="" draggable={false} />
      <span className="ab-count">{count}</span>
    </Piece>
  );
}

/** Six steps and what a fight pays on each; with Kraken the loot beside them. */
export function Threat({ view }: Props): ReactNode {
  return (
    <div className="ab-dangers">
      <Piece id="threat" className="ab-threat" travels={false} note={String(view.threat)}>
        {rewards.slice(1).map((options, i) => (
          <span key={i} className={`ab-step ${i + 1 === view.threat ? 'is-now' : ''}`}>
            <Prize options={options} />
          </span>
        ))}
      </Piece>
      <span className="ab-pool">
        <Mark svg={mark('monster')} /> {view.pool}
      </span>
      {view.kraken !== null && <Deck id="lootDeck" back="loot-back" count={view.kraken.lootDeck} />}
    </div>
  );
}

/** Fixed keys, then a number of pearls or tokens in any mix. */
function Prize({ options }: { readonly options: readonly Reward[] }): ReactNode {
  const [{ keys, pearls, tokens }] = options as readonly [Reward];
  return (
    <>
      {Array.from({ length: keys }, (_, i) => (
        <Mark key={i} svg={keyMark} className="is-gold" />
      ))}
      {Array.from({ length: pearls + tokens }, (_, i) => (
        <Mark key={`p${i}`} svg={pearlMark} className="is-pearl" />
      ))}
    </>
  );
}

const ownerOf = (view: View, zone: 'court' | 'council' | 'locations', item: string): Seat | null => {
  const post = view.kraken?.posts[zone];
  return post?.item === item ? view.kraken!.sentinels[post.sentinel] : null;
};

/** Five stacks, face down: only how many cards are in each, if that is public. */
export function Council({ view }: Props): ReactNode {
  return (
    <div className="ab-council">
      {races.map((race) => {
        const count = view.council[race];
        return (
          <Piece key={race} id={`council-${race}`} className="ab-stack" travels={false} note={count === null ? '?' : String(count)}>
            <span className={`ab-stack-face ${count === 0 ? 'is-empty' : ''}`} data-race={race}>
              <Mark svg={raceEmblem(race)} />
              <span className="ab-count">{count ?? '?'}</span>
              <Guard of={ownerOf(view, 'council', race)} />
            </span>
          </Piece>
        );
      })}
    </div>
  );
}

/** The stack and the available locations; more of them take more rows. */
export function Tiles({ view, text }: Props & { readonly text: GameText<Abyss> }): ReactNode {
  const rows = Math.max(1, Math.ceil(view.available.length / TILES_A_ROW));
  return (
    <div className="ab-tiles" style={{ '--rows': rows } as CSSProperties}>
      <Deck id="tiles" back="location-back" count={view.tiles} />
      <div className={`ab-available ${rows > 2 ? 'is-crowded' : rows > 1 ? 'is-many' : ''}`}>
        {view.available.map((id) => (
          <LocationCard key={id} id={id} name={text.piece(id)?.name ?? id} reserved={ownerOf(view, 'locations', id)} />
        ))}
      </div>
    </div>
  );
}

/** Six lords at most, the farthest from the deck first; what each would cost the viewer, and which their hand can pay. */
export function Court({ view, viewer, text }: Props & { readonly viewer: Seat | null; readonly text: GameText<Abyss> }): ReactNode {
  return (
    <div className="ab-court">
      {view.court.map((id) => (
        <LordCard
          key={id}
          id={id}
          name={text.piece(id)?.name ?? id}
          cost={viewer === null ? lords[id].cost.value : costInForce(view, viewer, id)}
          payable={view.payable.includes(id)}
          reserved={ownerOf(view, 'court', id)}
        />
      ))}
      {Array.from({ length: COURT - view.court.length }, (_, i) => (
        <span key={i} className="ab-empty" />
      ))}
      <Deck id="lordDeck" back="lord-back" count={view.lordDeck} />
    </div>
  );
}
