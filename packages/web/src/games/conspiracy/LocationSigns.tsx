import { locations, type Guild, type LocationEffect, type LocationId, type Worth } from '@fathom/conspiracy';
import { impossible } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { emblem, mark } from '../../art/icons.ts';

const silver = <Mark svg={mark('silverKey')} className="is-silver" />;
const gold = <Mark svg={mark('goldKey')} className="is-gold" />;
const pearl = <Mark svg={mark('pearl')} className="is-pearl" />;

const twoPearls = (
  <>
    {pearl}
    {pearl}
  </>
);

const ofGuild = (guild: Guild, svg: string): ReactNode => (
  <span className="sign-guild" data-guild={guild}>
    <Mark svg={svg} />
  </span>
);

/** How many points a location brings, as short as on a printed card: a number, or the way it is counted. */
export function pointsSign(id: LocationId): string {
  const { worth } = locations[id];
  switch (worth.type) {
    case 'fixed':
      return String(worth.vp);
    case 'bestLord':
      return '=';
    case 'perLord':
    case 'perPlainLord':
      return `${worth.base}+`;
    case 'perPearlPair':
      return '1×';
    case 'perKey':
    case 'perLocation':
    case 'circle':
      return `${worth.vp}×`;
    default:
      return impossible(worth);
  }
}

const value = (drawn: number): ReactNode => <b className="sign-value" data-drawn={drawn} />;

/** What the points are counted by; nothing if they are fixed. */
function counted(worth: Worth): ReactNode {
  switch (worth.type) {
    case 'fixed':
      return null;
    case 'perKey':
      return worth.key === 'silver' ? silver : gold;
    case 'perPearlPair':
      return twoPearls;
    case 'perLocation':
      return <Mark svg={mark('location')} />;
    case 'bestLord':
      return (
        <>
          {ofGuild(worth.guild, mark('crest'))}
          {ofGuild(worth.guild, emblem(worth.guild))}
        </>
      );
    case 'perLord':
      return ofGuild(worth.guild, emblem(worth.guild));
    case 'circle':
      return (
        <>
          {value(worth.value)}
          <i className="sign-bond" />
          {value(worth.value)}
        </>
      );
    case 'perPlainLord':
      return (
        <>
          {value(0)}
          {value(6)}
        </>
      );
    default:
      return impossible(worth);
  }
}

/** What a location does besides. */
function done(effect: LocationEffect): ReactNode {
  switch (effect.type) {
    case 'gainPearls':
      return (
        <>
          +{effect.amount} {pearl}
        </>
      );
    case 'restrict':
      return (
        <>
          <Mark svg={mark('restrict')} /> {effect.draw}
        </>
      );
    case 'recallLords':
      return <Mark svg={mark('recall')} />;
    case 'recallLocations':
      return (
        <>
          <Mark svg={mark('recall')} />
          <Mark svg={mark('location')} />
        </>
      );
    case 'anyTwoKeys':
      return (
        <>
          {silver}
          {gold}
        </>
      );
    case 'searchDeck':
      return <Mark svg={mark('search')} />;
    default:
      return impossible(effect);
  }
}

/** What a location counts or does, as marks. */
export function LocationSigns({ id }: { readonly id: LocationId }): ReactNode {
  const { worth, effect } = locations[id];
  if (worth.type === 'fixed' && effect === undefined) return null;
  return (
    <span className="location-signs">
      {counted(worth)}
      {effect !== undefined && done(effect)}
    </span>
  );
}
