import {
  buildings,
  intrigues,
  isBuilding,
  isDuty,
  lords,
  nameOf,
  quests,
  spaceIds,
  type Completable,
  type IntrigueId,
  type IntrigueName,
  type LordId,
  type SpaceId,
  type Waterdeep,
} from '@fathom/waterdeep';
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

const isQuest = (piece: Piece): piece is Completable => piece in quests || isDuty(piece);
const isCard = (piece: Piece): piece is IntrigueId => piece in nameOf;
const isName = (piece: Piece): piece is IntrigueName => piece in intrigues;
const isLord = (piece: Piece): piece is LordId => piece in lords;
const isSpace = (piece: Piece): piece is SpaceId => (spaceIds as readonly string[]).includes(piece);

/** A single piece, large: its picture, and what it does as marks below. */
export function Face({ piece, text }: { readonly piece: Piece; readonly text: GameText<Waterdeep> }): ReactNode {
  if (isQuest(piece)) {
    return (
      <span className="wd-sheet wd-quest">
        <QuestFace id={piece} name={text.piece(piece)?.name ?? ''} purse={null} />
      </span>
    );
  }
  if (isSpace(piece)) {
    return (
      <Sheet src={spacePicture(piece)} signs={deedSigns(piece)}>
        {isBuilding(piece) && <Signs className="wd-share" signs={[{ mark: 'owner' }, ...signsOf(buildings[piece].owner)]} />}
      </Sheet>
    );
  }
  if (isCard(piece)) return <Sheet src={cardPicture(piece)} signs={signsOf(intrigues[nameOf[piece]].effects)} />;
  if (isName(piece)) return <Sheet src={picture(piece)} signs={signsOf(intrigues[piece].effects)} />;
  if (isLord(piece)) return <Sheet src={picture(piece)} signs={lordSigns(piece)} />;
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
  if (isQuest(piece)) {
    const { type, vp } = questFacts(piece);
    return (
      <span className="piece-chip" data-type={type}>
        <Mark svg={mark(type)} /> {vp > 0 ? vp : ''}
      </span>
    );
  }
  if (isSpace(piece)) return <img className="piece-chip" src={spacePicture(piece)} alt="" />;
  if (isCard(piece)) return <img className="piece-chip" src={cardPicture(piece)} alt="" />;
  return isLord(piece) ? <img className="piece-chip" src={picture(piece)} alt="" /> : null;
}
