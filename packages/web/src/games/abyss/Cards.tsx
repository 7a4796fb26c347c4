import { cards, lords, races, type AllyId, type CardId, type LocationId, type LordId, type Race } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Name } from '../../ui/Name.tsx';
import { emblem, keyMark, mark, raceEmblem } from './art/icons.ts';
import { Drawn } from './Drawn.tsx';
import { Worth } from './Worth.tsx';
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
  /** Somebody is paying for him. */
  readonly sought?: boolean;
  /** Whose Sentinel reserves him. */
  readonly reserved?: Seat | null;
}

/** A lord: influence first, guild by colour and shape, key and ability; in the Court what he costs. */
export const LordCard = memo(function LordCard({
  id,
  name,
  cost,
  payable = false,
  turned = false,
  sought = false,
  reserved = null,
}: LordProps): ReactNode {
  const { guild, influence, keys, ability } = lords[id];
  return (
    <Piece id={id} className={`ab-lord ${turned ? 'is-turned' : ''} ${sought ? 'is-sought' : ''}`}>
      <span className="ab-face" data-guild={guild} aria-hidden="true">
        <img className="ab-picture" src={picture(id)} alt="" draggable={false} />
        <Title name={name} isAbove={cost !== undefined} /> <Drawn as={influence} className="ab-influence" />{' '}
        <span className="ab-signs">
          <Mark svg={emblem(guild)} className="ab-emblem" />
          {keys > 0 && <Mark svg={keyMark} className="is-gold" />}
          {ability !== 'none' && <Mark svg={mark(ability)} />}
        </span>
        {cost !== undefined && <Cost id={id} cost={cost} payable={payable} />}
        {turned && <Mark svg={mark('turned')} className="ab-turned" />}
        <Guard of={reserved} />
      </span>
    </Piece>
  );
});

/** A name on a card: it wraps between words, and a word that is too long for the card becomes narrower. */
function Title({ name, isAbove }: { readonly name: string; readonly isAbove: boolean }): ReactNode {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return (
    <span className={`ab-title ${isAbove ? 'is-above' : ''}`} style={{ '--longest': longest } as CSSProperties}>
      <span>{name}</span>
    </span>
  );
}

/** The value, and how many races: the required one by its emblem, any other as a ring. */
export function Cost({ id, cost, payable }: { readonly id: LordId; readonly cost: number; readonly payable: boolean }): ReactNode {
  const { races: count, mandatory, value } = lords[id].cost;
  const named: readonly (Race | null)[] =
    count === races.length ? races : Array.from({ length: count }, (_, i) => (i === 0 ? mandatory : null));
  return (
    <span className={`ab-cost ${payable ? 'is-payable' : ''} ${count === races.length ? 'is-all' : ''} ${cost > value ? 'is-dearer' : ''}`}>
      <b>
        <Drawn as={cost} />
      </b>
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

interface AllyProps {
  readonly id: CardId;
  readonly className?: string;
  /** How many equal cards lie here, if it is more than one. */
  readonly copies?: number;
}

/** An ally by race and value, or a monster. */
export const ExplorationCard = memo(function ExplorationCard({ id, className = '', copies = 1 }: AllyProps): ReactNode {
  const { race, value, nebulis } = cards[id];
  return (
    <Piece id={id} className={`ab-ally ${className}`}>
      <span className="ab-face" data-race={race ?? 'monster'} aria-hidden="true">
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
        {copies > 1 && <span className="ab-count">×{copies}</span>}
      </span>
    </Piece>
  );
});

interface LocationProps {
  readonly id: LocationId;
  readonly name: string;
  /** What it is worth now to its owner, or to the player who looks at it. */
  readonly value: number;
  /** Its effect in words, where there is room for it. */
  readonly effect?: string;
  readonly reserved?: Seat | null;
  readonly loot?: readonly number[];
}

/** A location: what it counts, and what that is now. */
export const LocationCard = memo(function LocationCard({ id, name, value, effect, reserved = null, loot = [] }: LocationProps): ReactNode {
  return (
    <Piece id={id} className="ab-location">
      <span className="ab-place" aria-hidden="true">
        <img className="ab-picture" src={picture(id)} alt="" draggable={false} />
        <Drawn as={value} className="ab-points" /> <Worth id={id} />
        {loot.length > 0 && (
          <span className="ab-loot" data-zone={`kraken.loot.${id}`}>
            {loot.map((each, i) => (
              <b key={i}>
                <Drawn as={each} />
              </b>
            ))}
          </span>
        )}
        <Guard of={reserved} />
      </span>
      <span className="ab-name">
        <Name of={name} />
      </span>
      {effect !== undefined && (
        <span className="ab-effect" aria-hidden="true">
          {effect}
        </span>
      )}
    </Piece>
  );
});

/** Allies as signs with their values: the best of a race, which counts, first. */
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
