import { lists, quests, type QuestId, type View, type Waterdeep } from '@fathom/waterdeep';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { nearSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { City, Inn } from './City.tsx';
import { Mine } from './Mine.tsx';
import { followed, type Pawns } from './pawns.ts';
import { picture } from './picture.ts';
import { QuestCard } from './Quest.tsx';
import { Strip } from './Strip.tsx';
import './Board.css';

const nobody: Pawns = new Map();

/* A table has many pieces: unchanged parts are not rendered again while the pointer moves. */
const [TheStrip, TheInn, TheCity, MyOwn] = [memo(Strip), memo(Inn), memo(City), memo(Mine)];

/** The board of Waterdeep: the shared part above, the viewer's own below. */
export function Board({ view, viewer, text, name }: BoardProps<Waterdeep>): ReactNode {
  const side = nearSeat(viewer);
  const purse = viewer === null ? null : view.players[viewer]!;
  const last = useRef(nobody);
  const pawns = useMemo(() => (last.current = followed(last.current, view)), [view]);
  const turnedUp = [...view.revealed, ...inQuestion(view)];
  return (
    <div className="wd">
      <img className="wd-skyline" src={picture('skyline')} alt="" draggable={false} />
      <TheStrip view={view} name={name} />
      <TheInn view={view} purse={purse} pawns={pawns} text={text} name={name} />
      <TheCity view={view} pawns={pawns} text={text} name={name} />
      <MyOwn view={view} viewer={viewer} side={side} pawns={pawns} text={text} name={name} />
      {turnedUp.length > 0 && (
        <div className="wd-air">
          {turnedUp.map((id) => (
            <QuestCard key={id} id={id} text={text} purse={purse} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A completed quest whose reward asks a question is shown on the board again. */
function inQuestion({ pending }: View): QuestId[] {
  if (pending?.kind !== 'option') return [];
  const { piece } = lists[pending.of];
  return piece in quests && pending.of.startsWith('reward') ? [piece as QuestId] : [];
}
