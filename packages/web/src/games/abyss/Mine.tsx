import { cards, keysOf, lords, races, sentinelIds, type Abyss, type AllyId, type SeatView, type View } from '@fathom/abyss';
import type { GameText, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, keyMark, mark, pearlMark } from './art/icons.ts';
import { Affiliated, ExplorationCard, LocationCard, LordCard } from './Cards.tsx';
import './Mine.css';

interface Props {
  readonly view: View;
  readonly side: Seat;
  readonly text: GameText<Abyss>;
}

/** Free lords, and locations with the lords under them. */
export function Realm({ view, side, text }: Props): ReactNode {
  const { lords: free, turned, holdings } = view.players[side]!;
  return (
    <div className="ab-realm">
      {free.map((id) => (
        <LordCard key={id} id={id} name={text.piece(id)?.name ?? id} turned={turned.includes(id)} />
      ))}
      {holdings.map(({ location, lords: covered }) => (
        <div key={location} className="ab-holding">
          <LocationCard id={location} name={text.piece(location)?.name ?? location} loot={lootOn(view, location)} />
          <div className="ab-covered">
            {covered.map((id) => (
              <Piece key={id} id={id} className="ab-strip" note={String(lords[id].influence)}>
                <span className="ab-strip-face" data-guild={lords[id].guild}>
                  <b>{lords[id].influence}</b>
                  <Mark svg={emblem(lords[id].guild)} />
                </span>
              </Piece>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const lootOn = ({ kraken }: View, location: string): readonly number[] =>
  (kraken?.loot as Readonly<Record<string, number[]>> | undefined)?.[location] ?? [];

/** The allies in hand, race by race, the best first; those already spent are raised. */
export function HandOf({ view, side }: Pick<Props, 'view' | 'side'>): ReactNode {
  const { hand } = view.players[side]!;
  const laidOut: readonly AllyId[] = [...(view.payment?.spent ?? []), ...(view.sealed ?? [])];
  const suits = (['kraken', ...races] as const).map((race) => ({ race, own: (hand ?? []).filter((id) => cards[id].race === race) }));
  return (
    <div className="ab-hand">
      {suits
        .filter(({ own }) => own.length > 0)
        .map(({ race, own }) => (
          <div key={race} className="ab-suit" data-race={race}>
            {own.map((id) => (
              <ExplorationCard key={id} id={id} className={laidOut.includes(id) ? 'is-laid-out' : ''} />
            ))}
          </div>
        ))}
    </div>
  );
}

/** Pearls, keys, tokens and affiliated allies. */
export function Purse({ view, side, children }: Pick<Props, 'view' | 'side'> & { readonly children: ReactNode }): ReactNode {
  const player = view.players[side]!;
  const more = allKeys(player) - player.keys;
  return (
    <div className="ab-purse">
      {children}
      <Piece id="pearls" className="ab-coin" travels={false} note={String(player.pearls)}>
        <Mark svg={pearlMark} className="is-pearl" /> {player.pearls}
      </Piece>
      <Piece id="keys" className="ab-coin" travels={false} note={more > 0 ? `${player.keys} +${more}` : String(player.keys)}>
        <Mark svg={keyMark} className="is-gold" /> {player.keys} {more > 0 && <small>+{more}</small>}
      </Piece>
      {player.hand === null && (
        <span className="ab-coin">
          <Mark svg={mark('cards')} /> {player.handSize}
        </span>
      )}
      {player.monsterCount > 0 && (
        <span className="ab-coin">
          <Mark svg={mark('monster')} className="is-monster" /> {player.monsters?.join(' ') ?? player.monsterCount}
        </span>
      )}
      <KrakenThings view={view} side={side} />
      <Affiliated allies={player.affiliated} />
    </div>
  );
}

/** Nebulis, the figure, Sentinels: what Kraken adds to a player. */
export function KrakenThings({ view, side }: Pick<Props, 'view' | 'side'>): ReactNode {
  if (view.kraken === null) return null;
  const { figure, sentinels, posts } = view.kraken;
  const posted = Object.values(posts).map((post) => post?.sentinel);
  return (
    <>
      <span className="ab-coin">
        <Mark svg={mark('nebulis')} className="is-nebulis" /> {view.players[side]!.nebulis}
      </span>
      {figure === side && (
        <span className="ab-coin is-figure">
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

/** Key tokens, and keys on free lords. */
export const allKeys = (player: SeatView): number => keysOf(player);
