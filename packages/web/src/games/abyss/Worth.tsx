import { locations, type Guild, type LocationId, type Race, type Worth as WorthOf } from '@fathom/abyss';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { Drawn } from './Drawn.tsx';
import { emblem, keyMark, mark, raceEmblem } from './art/icons.ts';

type Formulas = { readonly [T in WorthOf['type']]: (worth: Extract<WorthOf, { readonly type: T }>) => ReactNode };

const Lord = (): ReactNode => <Mark svg={mark('lord')} className="is-lord" />;
const Ally = (): ReactNode => <Mark svg={mark('ally')} className="is-ally" />;
const LordOf = ({ guild }: { readonly guild: Guild }): ReactNode => (
  <span className="ab-of" data-guild={guild}>
    <Lord />
    <Mark svg={emblem(guild)} />
  </span>
);
const AllyOf = ({ race }: { readonly race: Race }): ReactNode => (
  <span className="ab-of" data-race={race}>
    <Ally />
    <Mark svg={raceEmblem(race)} />
  </span>
);

/** What a location counts, in signs: a crown is a lord, a card an affiliated ally. */
const formulas: Formulas = {
  perLordOfGuild: ({ base, each, guild }) => (
    <>
      <Drawn as={`${base} + ${each}×`} />
      <LordOf guild={guild} />
    </>
  ),
  perAffiliated: ({ base, each, race }) => (
    <>
      <Drawn as={`${base} + ${each}×`} />
      <AllyOf race={race} />
    </>
  ),
  perGuild: ({ each }) => (
    <>
      <Drawn as={`${each}×`} />
      <Lord />
      <Mark svg={mark('different')} />
    </>
  ),
  copy: () => (
    <>
      <Drawn as="= " />
      <Mark svg={mark('mirror')} />
    </>
  ),
  nothing: () => (
    <>
      <Mark svg={mark('search')} />
      <Drawn as=" 0" />
    </>
  ),
  weakestLord: ({ times }) => (
    <>
      <Drawn as={`${times}×`} />
      <Lord />
      <Mark svg={mark('least')} />
    </>
  ),
  strongestLord: () => (
    <>
      <Drawn as="1×" />
      <Lord />
      <Mark svg={mark('most')} />
    </>
  ),
  lessLords: ({ base }) => (
    <>
      <Drawn as={`${base} − `} />
      <Lord />
    </>
  ),
  perLordWithKeys: ({ each, keys }) => (
    <>
      <Drawn as={`${each}×`} />
      <Lord />
      <Mark svg={keys === 0 ? mark('keyless') : keyMark} className={keys === 0 ? '' : 'is-gold'} />
    </>
  ),
  weakestAffiliated: ({ base }) => (
    <>
      <Drawn as={`${base} + 5×`} />
      <Ally />
      <Mark svg={mark('least')} />
    </>
  ),
  lessAffiliated: ({ base }) => (
    <>
      <Drawn as={`${base} − `} />
      <Ally />
    </>
  ),
  lessNebulis: ({ base, each }) => (
    <>
      <Drawn as={`${base} − ${each}×`} />
      <Mark svg={mark('nebulis')} className="is-nebulis" />
    </>
  ),
  loot: () => (
    <>
      <Drawn as="Σ " />
      <Mark svg={mark('loot')} className="is-gold" />
    </>
  ),
};

/** The points of a location as a formula. */
export function Worth({ id }: { readonly id: LocationId }): ReactNode {
  const { worth } = locations[id];
  return <span className="ab-worth">{(formulas[worth.type] as (worth: WorthOf) => ReactNode)(worth)}</span>;
}
