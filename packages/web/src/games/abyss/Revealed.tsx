import { cards, type Abyss, type AllyId } from '@fathom/abyss';
import type { ReactNode } from 'react';
import { useSelection } from '../../shell/piece-context.ts';
import { nearSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { ExplorationCard, LocationCard } from './Cards.tsx';
import { valued } from './Shared.tsx';
import './Revealed.css';

/**
 * What is turned up for one decision, held over the trench: locations, allies that were spent, those of the discard, affiliated ones to
 * choose from.
 */
export function Revealed({ view, viewer, text }: BoardProps<Abyss>): ReactNode {
  const side = nearSeat(viewer);
  const { lit, picked } = useSelection();
  const places = [...view.revealed, ...(view.search ?? [])];
  const wanted = view.players[side]!.affiliated.filter((id) => lit.has(id) || picked.includes(id));
  const allies = [...view.spent, ...wanted];
  const sick = kindsOf(view.sick ?? [], lit);
  const count = places.length + allies.length + sick.length;
  if (count === 0) return null;
  return (
    <div className="ab-revealed" data-crowd={count <= 4 ? 'few' : count <= 10 ? 'some' : 'many'}>
      {places.map((id) => (
        <LocationCard key={id} id={id} {...valued(view, side, id, text)} />
      ))}
      {allies.map((id) => (
        <ExplorationCard key={id} id={id} />
      ))}
      {sick.map(({ id, copies }) => (
        <ExplorationCard key={id} id={id} copies={copies} />
      ))}
    </div>
  );
}

/** Copies of an ally lie on each other: one that can be picked on top. */
function kindsOf(allies: readonly AllyId[], lit: ReadonlySet<string>): readonly { readonly id: AllyId; readonly copies: number }[] {
  const kinds = [...new Set(allies.map(kindOf))].map((kind) => allies.filter((id) => kindOf(id) === kind));
  return kinds.map((same) => ({ id: same.find((id) => lit.has(id)) ?? same[0]!, copies: same.length }));
}

const kindOf = (id: AllyId): string => `${cards[id].race} ${cards[id].value}`;
