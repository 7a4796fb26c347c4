import { cards, lords, races, type AllyId, type CardId, type LocationId, type LordId, type Race } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, keyMark, mark, raceEmblem } from './art/icons.ts';
import './Cards.css';

type Back = 'exploration-back' | 'lord-back' | 'location-back' | 'loot-back';

/** The address of a picture, which is drawn from the piece's ID when the page is built. Copies of an ally share one. */
export const picture = (id: LordId | LocationId | CardId | Back): string =>
  `./art/abyss/${id in cards && cards[id as CardId].race !== null ? id.slice(0, -2) : id}.svg`;

interface LordProps {
  readonly id: LordId;
  readonly name: string;
  /** The current cost, if it is shown. */
  readonly cost?: number;
  readonly payable?: boolean;
  readonly turned?: boolean;
  /** Whose Sentinel reserves him. */
  readonly reserved?: Seat | null;
  readonly className?: string;
}

/** A lord: influence first, guild by colour and shape, key and ability; in the Court what he costs. */
export function LordCard({ id, name, cost, payable = false, turned = false, reserved = null, className = '' }: LordProps): ReactNode {
  const { guild, influence, keys, ability } = lords[id];
  return (
    <Piece
      id={id}
      className={`ab-lord ${turned ? 'is-turned' : ''} ${className}`}
      note={`${influence}${cost === undefined ? '' : `, ${cost}`}`}
    >
      <span className="ab-face" data-guild={guild}>
        <img className="ab-picture" src={picture(id)} alt="" draggable={false} />
        <span className={`ab-title ${cost === undefined ? '' : 'is-above'}`}>{name}</span> <span className="ab-influence">{influence}</span>{' '}
        <Mark svg={emblem(guild)} className="ab-emblem" />
        <span className="ab-gifts">
          {keys > 0 && <Mark svg={keyMark} className="is-gold" />}
          {ability !== 'none' && <Mark svg={mark(ability)} />}
        </span>
        {cost !== undefined && <Cost id={id} cost={cost} payable={payable} />}
        {turned && <Mark svg={mark('turned')} className="ab-turned" />}
        <Guard of={reserved} />
      </span>
    </Piece>
  );
}

/** The value, and how many races: the required one by its emblem, any other as a ring. */
export function Cost({ id, cost, payable }: { readonly id: LordId; readonly cost: number; readonly payable: boolean }): ReactNode {
  const { races: count, mandatory, value } = lords[id].cost;
  const named: readonly (Race | null)[] =
    count === races.length ? races : Array.from({ length: count }, (_, i) => (i === 0 ? mandatory : null));
  return (
    <span className={`ab-cost ${payable ? 'is-payable' : ''} ${count === races.length ? 'is-all' : ''} ${cost > value ? 'is-dearer' : ''}`}>
      <b>{cost}</b>
      {named.map((race, i) =>
        race === null ? (
          <span key={i} className="ab-any" />
        ) : (
          <span key={i} className="ab-race" data-race={race}>
            <Mark svg={raceEmblem(race)} />
          </span>
        ),
      )}
    </span>
  );
}

/** A player's Sentinel stands here. */
export function Guard({ of }: { readonly of: Seat | null }): ReactNode {
  return of === null ? null : (
    <span className="ab-guard" data-side={of}>
      <Mark svg={mark('sentinel')} />
    </span>
  );
}

/** An ally by race and value, or a monster. */
export function ExplorationCard({ id, className = '' }: { readonly id: CardId; readonly className?: string }): ReactNode {
  const { race, value, nebulis } = cards[id];
  return (
    <Piece id={id} className={`ab-ally ${className}`} {...(nebulis > 0 ? { note: String(nebulis) } : {})}>
      <span className="ab-face" data-race={race ?? 'monster'}>
        <img className="ab-picture" src={picture(id)} alt="" draggable={false} />
        {race !== null && (
          <>
            <span className="ab-value">{value}</span>
            <Mark svg={raceEmblem(race)} className="ab-emblem" />
          </>
        )}
        {nebulis > 0 && (
          <span className="ab-brings">
            <Mark svg={mark('nebulis')} className="is-nebulis" /> {nebulis}
          </span>
        )}
      </span>
    </Piece>
  );
}

interface LocationProps {
  readonly id: LocationId;
  readonly name: string;
  readonly reserved?: Seat | null;
  readonly loot?: readonly number[];
  readonly className?: string;
}

export function LocationCard({ id, name, reserved = null, loot = [], className = '' }: LocationProps): ReactNode {
  return (
    <Piece id={id} className={`ab-location ${className}`} {...(loot.length > 0 ? { note: loot.join(' ') } : {})}>
      <img className="ab-picture" src={picture(id)} alt="" draggable={false} />
      <span className="ab-name">{name}</span>{' '}
      {loot.length > 0 && (
        <span className="ab-loot">
          {loot.map((value, i) => (
            <b key={i}>{value} </b>
          ))}
        </span>
      )}
      <Guard of={reserved} />
    </Piece>
  );
}

/** Allies as signs with their values: the best of a race first. */
export function Affiliated({ allies }: { readonly allies: readonly AllyId[] }): ReactNode {
  const byRace = races.map((race) => ({ race, values: allies.filter((id) => cards[id].race === race).map((id) => cards[id].value) }));
  return byRace
    .filter(({ values }) => values.length > 0)
    .map(({ race, values }) => (
      <span key={race} className="ab-affiliated" data-race={race}>
        <Mark svg={raceEmblem(race)} />
        {values.sort((a, b) => b - a).map((value, i) => (i === 0 ? <b key={i}>{value}</b> : <small key={i}>{value}</small>))}
      </span>
    ));
}
