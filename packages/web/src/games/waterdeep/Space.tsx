import { adventurers, buildings, isBuilding, type Space, type Waterdeep } from '@fathom/waterdeep';
import type { GameText, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import { placeOf } from './art/places.ts';
import { Pawn } from './Pawn.tsx';
import { pawnsAt, type Pawns } from './pawns.ts';
import { spacePicture } from './picture.ts';
import { Figure, Signs } from './Signs.tsx';
import { deedSigns, signsOf, type Sign } from './signs.ts';
import './Space.css';

interface Props {
  readonly space: Space;
  readonly pawns: Pawns;
  readonly text: GameText<Waterdeep>;
  readonly name: (side: Seat) => string;
  /** What it costs, while it is for sale. */
  readonly price?: number;
}

/** A space for agents: what it does (as marks), who is there, what is on it, who owns it. */
export function SpaceTile({ space, pawns, text, name, price }: Props): ReactNode {
  const { id, owner, agents } = space;
  const lying = lyingOn(space);
  const slot = placeOf(id) === id ? undefined : id.at(-1);
  const note = [
    ...(price === undefined ? [] : [String(price)]),
    ...(owner === null ? [] : [name(owner)]),
    ...agents.map((agent) => (agent < 0 ? '♛' : name(agent))),
  ].join(', ');
  return (
    <Piece
      id={id}
      className={`wd-space ${agents.length > 0 ? 'is-taken' : ''} ${price === undefined ? '' : 'is-for-sale'}`}
      travels={isBuilding(id)}
      {...(note === '' ? {} : { note })}
    >
      <span className="wd-place" {...(owner === null ? {} : { 'data-side': owner })}>
        <img className="wd-picture" src={spacePicture(id)} alt="" draggable={false} />
        <span className="wd-name">
          {slot !== undefined && <Figure of={slot} />} {text.piece(placeOf(id))?.name}
        </span>
        <span className="wd-middle">
          {price !== undefined && (
            <span className="wd-price">
              <Figure of={price} />
              <Mark svg={mark('gold')} />
            </span>
          )}
          {lying.length > 0 && <Signs className="wd-lying" signs={lying} />}
        </span>
        <span className="wd-foot">
          <Signs className="wd-deed" signs={deedSigns(id)} />
          {isBuilding(id) && <Signs className="wd-share" signs={[{ mark: 'owner' }, ...signsOf(buildings[id].owner)]} />}
        </span>
        <span className="wd-pawns">
          {pawnsAt(pawns, id).map((pawn) => (
            <Pawn key={`${pawn.agent} ${pawn.nth}`} {...pawn} />
          ))}
        </span>
      </span>
    </Piece>
  );
}

const lyingOn = (space: Space): Sign[] =>
  ([...adventurers, 'gold', 'vp', 'corruption'] as const).flatMap((what) =>
    space[what] > 0 ? [{ mark: what, ...(space[what] > 1 ? { say: String(space[what]) } : {}) }] : [],
  );
