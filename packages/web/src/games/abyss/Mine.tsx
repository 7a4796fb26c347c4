import { cards, keysOf, lordCount, lords, races, sentinelIds, type Abyss, type AllyId, type View } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { useWords } from '../../text/words.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, keyMark, mark, pearlMark } from './art/icons.ts';
import { ExplorationCard, LocationCard, LordCard, picture } from './Cards.tsx';
import { Moves } from './Moves.tsx';
import { valued } from './Shared.tsx';
import { countedOf, lordsOf } from './words.ts';
import './Mine.css';

type Props = BoardProps<Abyss> & { readonly side: Seat };
/** Beyond these, free lords have no empty seat beside them. */
const SEATS = 5;

type Of = Pick<Props, 'view' | 'side'>;

/** The lords that are free; before the viewer also an empty seat for the next one. */
export function FreeLords({ view, side, text, isMine = false }: Props & { readonly isMine?: boolean }): ReactNode {
  const { lords: free, turned } = view.players[side]!;
  return (
    <div className="ab-lords" data-zone={`players.${side}.lords`}>
      {free.map((id) => (
        <LordCard key={id} id={id} name={text.piece(id)?.name ?? id} turned={turned.includes(id)} />
      ))}
      {isMine && free.length < SEATS && (
        <span className="ab-hole ab-next" aria-hidden="true">
          <Mark svg={mark('lord')} />
        </span>
      )}
    </div>
  );
}

/** Locations, and the lords under them. */
export function Holdings({ view, side, text, name }: Props): ReactNode {
  return view.players[side]!.holdings.map(({ location, lords: covered }, i) => (
    <div key={location} className="ab-holding">
      <span className="ab-held" data-zone={`players.${side}.holdings.${i}.location`}>
        <LocationCard id={location} {...valued(view, side, location, text)} loot={lootOn(view, location)} />
        <Moves piece={location} text={text} name={name} />
      </span>
      <div className="ab-covered" data-zone={`players.${side}.holdings.${i}.lords`}>
        {covered.map((id) => (
          <CoveredLord key={id} id={id} />
        ))}
      </div>
    </div>
  ));
}

const noLoot: readonly number[] = [];
const lootOn = ({ kraken }: View, location: string): readonly number[] =>
  (kraken?.loot as Readonly<Record<string, number[]>> | undefined)?.[location] ?? noLoot;

/** Of a lord under a location only the influence counts. */
function CoveredLord({ id }: { readonly id: keyof typeof lords }): ReactNode {
  const { guild, influence } = lords[id];
  return (
    <Piece id={id} className="ab-strip">
      <span className="ab-strip-face" data-guild={guild} aria-hidden="true">
        <img className="ab-picture" src={picture(id)} alt="" draggable={false} />
        <b>{influence}</b>
        <Mark svg={emblem(guild)} />
      </span>
    </Piece>
  );
}

/** The allies in hand, fanned: race by race, the best first; those already spent are raised. */
export function Hand({ view, side }: Of): ReactNode {
  const hand = view.players[side]!.hand ?? [];
  const laidOut: readonly AllyId[] = [...(view.payment?.spent ?? []), ...(view.sealed ?? [])];
  const sorted = (['kraken', ...races] as const).flatMap((race) => hand.filter((id) => cards[id].race === race));
  return (
    <div className="ab-hand" data-zone={`players.${side}.hand`} style={{ '--n': sorted.length } as CSSProperties}>
      <div className="ab-fan">
        {sorted.map((id, i) => (
          <span key={id} className="ab-held-card" style={{ '--i': i - (sorted.length - 1) / 2 } as CSSProperties}>
            <ExplorationCard id={id} className={laidOut.includes(id) ? 'is-laid-out' : ''} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Pearls, keys and tokens. */
export function Purse({ view, side, children }: Of & { readonly children: ReactNode }): ReactNode {
  const player = view.players[side]!;
  const more = keysOf(player) - player.keys;
  return (
    <div className="ab-purse">
      {children}
      <Piece id="pearls" className="ab-coin" travels={false}>
        <Mark svg={pearlMark} className="is-pearl" /> <span data-fact={`players.${side}.pearls`}>{player.pearls}</span>
      </Piece>
      <Piece id="keys" className="ab-coin" travels={false}>
        <Mark svg={keyMark} className="is-gold" /> <span data-fact={`players.${side}.keys`}>{player.keys}</span>
        {more > 0 && (
          <small>
            +{more}
            <Mark svg={mark('lord')} />
          </small>
        )}
      </Piece>
      <LordTally view={view} side={side} />
      {player.hand === null && (
        <span className="ab-coin" data-zone={`players.${side}.hand`}>
          <Mark svg={mark('cards')} /> {player.handSize}
        </span>
      )}
      <span className="ab-coin" data-zone={`players.${side}.monsters`}>
        <Mark svg={mark('monster')} className="is-monster" /> {monstersOf(view, side)}
      </span>
      <KrakenThings view={view} side={side} />
    </div>
  );
}

/** The values of the tokens for who may see them, otherwise how many there are. */
export const monstersOf = (view: View, side: Seat): ReactNode => {
  const { monsters, monsterCount } = view.players[side]!;
  return monsters !== null && monsters.length > 0 ? monsters.join(' ') : monsterCount;
};

/** How many lords a player has of the seven that end the game. */
export function LordTally({ view, side }: Of): ReactNode {
  const count = lordCount(view.players[side]!);
  const label = lordsOf[useWords().language](count);
  return (
    <span className={`ab-coin ab-tally ${count >= 6 ? 'is-near' : ''}`} role="img" aria-label={label} title={label}>
      <Mark svg={mark('lord')} className="is-lord" /> {count}
      <small>/7</small>
    </span>
  );
}

/** Nebulis, the figure, Sentinels: what Kraken adds to a player. */
export function KrakenThings({ view, side }: Of): ReactNode {
  const { nebulis } = countedOf[useWords().language];
  if (view.kraken === null) return null;
  const { figure, sentinels, posts } = view.kraken;
  const posted = Object.values(posts).map((post) => post?.sentinel);
  return (
    <>
      <span className="ab-coin" role="img" aria-label={`${nebulis}: ${view.players[side]!.nebulis}`}>
        <Mark svg={mark('nebulis')} className="is-nebulis" />{' '}
        <span data-fact={`players.${side}.nebulis`}>{view.players[side]!.nebulis}</span>
      </span>
      {figure === side && (
        <span className="ab-coin is-figure" data-fact="kraken.figure">
          <Mark svg={mark('kraken')} />
        </span>
      )}
      {sentinelIds
        .filter((id) => sentinels[id] === side)
        .map((id) => (
          <Piece key={id} id={id} className={`ab-coin ab-sentinel ${posted.includes(id) ? 'is-away' : ''}`}>
            <span data-side={side} className="ab-guard-mark">
              <Mark svg={mark('sentinel')} />
            </span>
          </Piece>
        ))}
    </>
  );
}
