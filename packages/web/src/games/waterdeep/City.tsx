import type { View, Waterdeep } from '@fathom/waterdeep';
import type { GameText } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useShape } from '../../ui/shape.ts';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import { Corruption } from './Corruption.tsx';
import type { Pawns } from './pawns.ts';
import { picture } from './picture.ts';
import { SpaceTile } from './Space.tsx';
import { below, cityPlan, depths, harborSites, sitesOf, streets, type Depth, type Site } from './wards.ts';
import { useMapWords } from './words.ts';
import './City.css';

export interface CityProps {
  readonly view: View;
  readonly pawns: Pawns;
  readonly text: GameText<Waterdeep>;
}

/** How many places a street has at least, so that the tiles are neither small nor lost. */
const least = { wide: 7, tablet: 7, low: 5, phone: 6 } as const;
const LEAST_BESIDE_CAVES = 6;
/** From here on the places are narrow. */
const DENSE = 8;

const cell = ([row, column]: readonly [number, number], wide = 1): CSSProperties =>
  ({ '--row': row * 2 + 2, '--column': `${column + 1} / span ${wide}`, '--lean': (row * 7 + column * 5) % 5 }) as CSSProperties;

/** The city: its wards by name, the old spaces, the Harbor, what was built, and the plots that are still free. */
export function City(props: CityProps): ReactNode {
  const { view } = props;
  const shape = useShape();
  const words = useMapWords();
  const isBesideCaves = shape === 'wide' && depths(view).length > 0;
  const plan = cityPlan(view, isBesideCaves ? LEAST_BESIDE_CAVES : least[shape]);
  return (
    <div
      className="wd-city"
      data-built={view.buildings.length}
      data-dense={plan.columns >= DENSE}
      style={{ '--columns': plan.columns } as CSSProperties}
    >
      {streets.flatMap((wards, row) =>
        wards.map((ward, side) => (
          <span
            key={ward}
            className="wd-ward"
            style={{ '--row': row * 2 + 1, '--column': side === 0 ? '1 / span 3' : '4 / -1' } as CSSProperties}
          >
            <span>{words.wards[ward]}</span>
          </span>
        )),
      )}
      {plan.old.map((site) => (
        <TheSite key={site.space.id} {...props} site={site} />
      ))}
      <Harbor {...props} />
      {plan.built.map((site) => (
        <TheSite key={site.space.id} {...props} site={site} />
      ))}
      {plan.free.map((plot) => (
        <span key={plot.join(' ')} className="wd-site wd-plot-free" style={cell(plot)}>
          <Mark svg={mark('building')} />
        </span>
      ))}
    </div>
  );
}

function TheSite({ site: { space, at, cell: where }, pawns, text }: CityProps & { readonly site: Site }): ReactNode {
  return (
    <div className="wd-site" style={cell(where)} data-zone={`${at}.id`}>
      <SpaceTile space={space} at={at} pawns={pawns} text={text} />
    </div>
  );
}

/** Three berths over one name. */
function Harbor({ view, pawns, text }: CityProps): ReactNode {
  return (
    <div className="wd-site wd-harbor" style={cell([2, 0], 2)}>
      {harborSites(view).map(({ space, at }) => (
        <SpaceTile key={space.id} space={space} at={at} pawns={pawns} text={text} />
      ))}
      <span className="wd-name">{text.piece('s-waterdeep-harbor')?.name}</span>
    </div>
  );
}

/** What lies below the city, if it is part of this game. */
export function Depths(props: CityProps): ReactNode {
  return depths(props.view).map((depth) => <Cave key={depth} {...props} depth={depth} />);
}

function Cave({ view, pawns, text, depth }: CityProps & { readonly depth: Depth }): ReactNode {
  const ids: readonly string[] = below[depth];
  return (
    <section className={`wd-cave is-${depth}`}>
      <img className="wd-rock" src={picture(depth)} alt="" draggable={false} />
      <h2 className="wd-depth">{text.option(depth)}</h2>
      <div className="wd-cave-spaces">
        {sitesOf(view, (id) => ids.includes(id))
          .sort((a, b) => ids.indexOf(a.space.id) - ids.indexOf(b.space.id))
          .map(({ space, at }) => (
            <SpaceTile key={space.id} space={space} at={at} pawns={pawns} text={text} />
          ))}
      </div>
      {depth === 'skullport' && view.corruption !== null && <Corruption {...view.corruption} />}
    </section>
  );
}
