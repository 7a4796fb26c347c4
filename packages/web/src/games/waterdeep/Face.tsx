import { buildings, intrigues, nameOf, parsePiece, type Waterdeep } from '@fathom/waterdeep';
import type { GameText, Piece } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { mark } from './art/icons.ts';
import { lordSigns, questFacts } from './facts.ts';
import { cardPicture, picture, spacePicture, type Back } from './picture.ts';
import { markOf } from './pieces.ts';
import { QuestFace } from './Quest.tsx';
import { Signs } from './Signs.tsx';
import { deedSigns, signsOf, type Sign } from './signs.ts';
import './Face.css';

/** A single piece, large: its picture, and what it does as marks below. */
export function Face({ piece, text }: { readonly piece: Piece; readonly text: GameText<Waterdeep> }): ReactNode {
  const ref = parsePiece(piece);
  if (ref?.kind === 'quest' || ref?.kind === 'duty') {
    return (
      <span className="wd-sheet wd-quest">
        <QuestFace id={ref.id} name={text.piece(piece)?.name ?? ''} purse={null} />
      </span>
    );
  }
  if (ref?.kind === 'space') return <Sheet src={spacePicture(ref.id)} signs={deedSigns(ref.id)} />;
  if (ref?.kind === 'building') {
    return (
      <Sheet src={spacePicture(ref.id)} signs={deedSigns(ref.id)}>
        <Signs className="wd-share" signs={[{ mark: 'owner' }, ...signsOf(buildings[ref.id].owner)]} />
      </Sheet>
    );
  }
  if (ref?.kind === 'card') return <Sheet src={cardPicture(ref.id)} signs={signsOf(intrigues[nameOf[ref.id]].effects)} />;
  if (ref?.kind === 'intrigue') return <Sheet src={picture(ref.id)} signs={signsOf(intrigues[ref.id].effects)} />;
  if (ref?.kind === 'lord') return <Sheet src={picture(ref.id)} signs={lordSigns(ref.id)} />;
  const back = backs[piece];
  if (back !== undefined) return <Sheet src={picture(back)} signs={[]} />;
  return (
    <span className="wd-emblem">
      <Mark svg={mark(markOf(piece))} />
    </span>
  );
}

const backs: Readonly<Record<string, Back | undefined>> = {
  questDeck: 'quest-back',
  intrigueDeck: 'intrigue-back',
  tiles: 'building-back',
};

interface SheetProps {
  readonly src: string;
  readonly signs: readonly Sign[];
  readonly children?: ReactNode;
}

function Sheet({ src, signs, children }: SheetProps): ReactNode {
  return (
    <span className="wd-sheet">
      <img src={src} alt="" />
      {signs.length > 0 && <Signs signs={signs} />}
      {children}
    </span>
  );
}

/** A piece in a line of text: a quest by type and points, anything else by its picture or mark. */
export function Chip({ piece }: { readonly piece: Piece }): ReactNode {
  const ref = parsePiece(piece);
  if (ref?.kind === 'quest' || ref?.kind === 'duty') {
    const { type, vp } = questFacts(ref.id);
    return (
      <span className="piece-chip" data-type={type}>
        <Mark svg={mark(type)} /> {vp > 0 ? vp : ''}
      </span>
    );
  }
  if (ref?.kind === 'space' || ref?.kind === 'building') return <img className="piece-chip" src={spacePicture(ref.id)} alt="" />;
  if (ref?.kind === 'card') return <img className="piece-chip" src={cardPicture(ref.id)} alt="" />;
  return ref?.kind === 'lord' ? <img className="piece-chip" src={picture(ref.id)} alt="" /> : null;
}
