import { buildings, type View } from '@fathom/waterdeep';
import type { ReactNode } from 'react';
import type { CityProps } from './City.tsx';
import { QuestCard, type QuestProps } from './Quest.tsx';
import { SpaceTile } from './Space.tsx';
import { innSites, sitesOf } from './wards.ts';
import './Inn.css';

const QUESTS = 4;
const FOR_SALE = 3;

const slots = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Cliffwatch Inn: three ways to a quest, and the quests. */
export function Inn({ view, purse, pawns, text }: CityProps & Pick<QuestProps, 'purse'>): ReactNode {
  return (
    <section className="wd-inn">
      <div className="wd-inn-spaces">
        <h2 className="wd-place-name">{text.piece('s-cliffwatch-inn')?.name}</h2>
        {innSites(view).map(({ space, at }) => (
          <SpaceTile key={space.id} space={space} at={at} pawns={pawns} text={text} />
        ))}
      </div>
      <div className="wd-inn-quests" data-zone="inn">
        {slots(QUESTS).map((i) => {
          const quest = view.inn[i];
          return quest === undefined ? (
            <span key={`empty ${i}`} className="wd-empty" />
          ) : (
            <QuestCard key={quest} id={quest} text={text} purse={purse} />
          );
        })}
      </div>
    </section>
  );
}

/** Builder's Hall, and the buildings for sale. */
export function Hall({ view, pawns, text }: CityProps): ReactNode {
  const common = { pawns, text };
  return (
    <section className="wd-hall">
      {sitesOf(view, (id) => id === 's-builders-hall').map(({ space, at }) => (
        <SpaceTile key={space.id} space={space} at={at} {...common} />
      ))}
      {slots(FOR_SALE).map((i) => (
        <ForSale key={i} tile={view.hall[i]} slot={i} {...common} />
      ))}
    </section>
  );
}

type ForSaleProps = Omit<CityProps, 'view'> & { readonly tile: View['hall'][number] | undefined; readonly slot: number };

function ForSale({ tile, slot, ...common }: ForSaleProps): ReactNode {
  return (
    <span className="wd-sale" data-zone={`hall.${slot}.id`}>
      {tile === undefined ? (
        <span className="wd-empty" />
      ) : (
        <SpaceTile key={tile.id} space={tile} at={`hall.${slot}`} {...common} price={buildings[tile.id].cost} />
      )}
    </span>
  );
}
