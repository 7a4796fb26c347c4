import { adventurers, buildings, factions, isBuilding, type Space, type Waterdeep } from '@fathom/waterdeep';
import { same, type GameText } from '@fathom/kernel';
import { memo, type ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Name } from '../../ui/Name.tsx';
import { agent as agentMark, mark } from './art/icons.ts';
import { placeOf } from './art/places.ts';
import { Pawn } from './Pawn.tsx';
import { pawnsAt, type Pawns } from './pawns.ts';
import { spacePicture } from './picture.ts';
import { Figure, Signs } from './Signs.tsx';
import { deedSigns, signsOf } from './signs.ts';
import './Space.css';

interface Props {
  readonly space: Space;
  /** Where the view has it: what lies on it is called after that. */
  readonly at: string;
  readonly pawns: Pawns;
  readonly text: GameText<Waterdeep>;
  /** What it costs, while it is for sale. */
  readonly price?: number;
}

/** Of all pawns only those on the space count. */
const looksTheSame = (before: Props, now: Props): boolean =>
  before.space === now.space &&
  before.at === now.at &&
  before.text === now.text &&
  before.price === now.price &&
  same(pawnsAt(before.pawns, now.space.id), pawnsAt(now.pawns, now.space.id));

/** A space for agents: an arch with its picture, what it does (as marks), its name; who is there, what is on it, who owns it. */
export const SpaceTile = memo(function SpaceTile({ space, at, pawns, text, price }: Props): ReactNode {
  const { id, agents } = space;
  const place = placeOf(id);
  const slot = place === id ? undefined : id.at(-1);
  return (
    <Piece
      id={id}
      className={`wd-space ${agents.length > 0 ? 'is-taken' : ''} ${price === undefined ? '' : 'is-for-sale'}`}
      travels={isBuilding(id)}
    >
      <span className="wd-arch">
        <img className="wd-picture" src={spacePicture(id)} alt="" draggable={false} />
        {slot !== undefined && <Figure of={slot} className="wd-slot" />}
        <Signs className="wd-pill" signs={deedSigns(id)} />
      </span>
      <span className="wd-name">
        <Name of={text.piece(place)?.name ?? place} />
      </span>
      <span className="wd-badges">
        {price !== undefined && <Price gold={price} />}
        <Owner space={space} />
        <Lying space={space} at={at} />
      </span>
      <span className="wd-pawns">
        {pawnsAt(pawns, id).map((pawn) => (
          <Pawn key={`${pawn.agent} ${pawn.nth}`} {...pawn} />
        ))}
      </span>
    </Piece>
  );
}, looksTheSame);

const Price = ({ gold }: { readonly gold: number }): ReactNode => (
  <span className="wd-price">
    <Figure of={gold} />
    <Mark svg={mark('gold')} />
  </span>
);

/** What the owner gets, under the owner's sign. A building for sale shows what its owner would get. */
function Owner({ space: { id, owner } }: { readonly space: Space }): ReactNode {
  if (!isBuilding(id)) return null;
  return (
    <span className="wd-owner" {...(owner === null ? {} : { 'data-side': owner })}>
      <Mark svg={owner === null ? mark('building') : agentMark(factions[owner]!)} />
      <Signs signs={signsOf(buildings[id].owner)} />
    </span>
  );
}

const kinds = [...adventurers, 'gold', 'vp', 'corruption'] as const;

/** What waits there to be taken. */
function Lying({ space, at }: { readonly space: Space; readonly at: string }): ReactNode {
  const lying = kinds.filter((what) => space[what] > 0);
  if (lying.length === 0) return null;
  return (
    <span className="wd-lying">
      {lying.map((what) => (
        <span key={what} className="wd-sign" data-fact={`${at}.${what}`}>
          {space[what] > 1 && <Figure of={space[what]} />}
          <Mark svg={mark(what)} />
        </span>
      ))}
    </span>
  );
}
