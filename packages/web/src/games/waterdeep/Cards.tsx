import { intrigues, nameOf, type IntrigueId, type IntrigueName, type LordId, type Waterdeep } from '@fathom/waterdeep';
import type { GameText } from '@fathom/kernel';
import { memo, type ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Name } from '../../ui/Name.tsx';
import { mark } from './art/icons.ts';
import { lordSigns } from './facts.ts';
import { picture, type Back } from './picture.ts';
import { Signs } from './Signs.tsx';
import { signsOf } from './signs.ts';
import './Cards.css';

interface Props {
  readonly text: GameText<Waterdeep>;
}

/** An intrigue card in an open hand. */
export const IntrigueCard = memo(function IntrigueCard({ id, text }: Props & { readonly id: IntrigueId }): ReactNode {
  const about = text.piece(id);
  return (
    <Piece id={id} className="wd-intrigue">
      <IntrigueFace id={nameOf[id]} name={about?.name ?? id} />
    </Piece>
  );
});

/** Names that leave no room for signs in two rows of cards, and those that do not fit in three. */
const LONG = 20;
const LONGEST = 28;

function IntrigueFace({ id, name }: { readonly id: IntrigueName; readonly name: string }): ReactNode {
  const { kind, effects } = intrigues[id];
  return (
    <span className="wd-intrigue-face" data-kind={kind}>
      <img className="wd-picture" src={picture(id)} alt="" draggable={false} />
      <Mark svg={mark(kind)} className="wd-kind" />
      <span className="wd-intrigue-foot">
        <span className={`wd-title ${name.length > LONG ? 'is-long' : ''} ${name.length > LONGEST ? 'is-longest' : ''}`}>
          <Name of={name} />
        </span>
        <Signs signs={signsOf(effects)} />
      </span>
    </span>
  );
}

/** A lord that the viewer may see. */
export const LordCard = memo(function LordCard({ id, text }: Props & { readonly id: LordId }): ReactNode {
  const about = text.piece(id);
  return (
    <Piece id={id} className="wd-lord">
      <LordFace id={id} name={about?.name ?? id} />
    </Piece>
  );
});

function LordFace({ id, name }: { readonly id: LordId; readonly name: string }): ReactNode {
  return (
    <span className="wd-lord-face">
      <img className="wd-picture" src={picture(id)} alt="" draggable={false} />
      <span className="wd-intrigue-foot">
        <span className="wd-title">
          <Name of={name} />
        </span>
        <Signs signs={lordSigns(id)} />
      </span>
    </span>
  );
}

interface DeckProps {
  readonly id: string;
  readonly back: Back;
  readonly count: number;
  /** The zone of what was discarded from it: it goes to the deck. */
  readonly discard: string;
}

/** A deck: its back and how many are left. */
export const Deck = memo(function Deck({ id, back, count, discard }: DeckProps): ReactNode {
  return (
    <Piece id={id} className={`wd-deck is-${back}`} travels={false}>
      <img className="wd-picture" data-zone={discard} src={picture(back)} alt="" draggable={false} />
      <span className="wd-count" data-zone={id}>
        {count}
      </span>
    </Piece>
  );
});
