import { lists, quests, type QuestId, type View, type Waterdeep } from '@fathom/waterdeep';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { nearSeat } from '../../shell/Seats.tsx';
import type { BoardProps } from '../../shell/game.ts';
import { City, Depths } from './City.tsx';
import { Hand } from './Hand.tsx';
import { Hall, Inn } from './Inn.tsx';
import { Mine } from './Mine.tsx';
import { Panes } from './Panes.tsx';
import { followed, type Pawns } from './pawns.ts';
import { QuestCard } from './Quest.tsx';
import { Rounds, Strip } from './Strip.tsx';
import { Tray } from './Tray.tsx';
import './Board.css';
import './Stage.css';

const nobody: Pawns = new Map();

/* A table has many pieces: unchanged parts are not rendered again while the pointer moves. */
const [TheStrip, TheRounds, TheInn, TheHall] = [memo(Strip), memo(Rounds), memo(Inn), memo(Hall)];
const [TheCity, TheDepths, MyOwn, MyHand, MyTray] = [memo(City), memo(Depths), memo(Mine), memo(Hand), memo(Tray)];

/** The board of Waterdeep: the city with Inn and Hall, and the viewer's own counter. Its parts take places in the grid of the table. */
export function Board({ view, viewer, text, name }: BoardProps<Waterdeep>): ReactNode {
  const side = nearSeat(viewer);
  const purse = viewer === null ? null : view.players[viewer]!;
  const last = useRef(nobody);
  const pawns = useMemo(() => (last.current = followed(last.current, view)), [view]);
  const turnedUp = [...view.revealed, ...inQuestion(view)];
  const city = { view, pawns, text };
  const mine = { view, side, text };
  return (
    <div className="wd">
      <TheRounds view={view} />
      <Panes>
        <>
          <TheCity {...city} />
          <TheDepths {...city} />
        </>
        <>
          <TheInn {...city} purse={purse} />
          <TheHall {...city} />
          <TheStrip view={view} name={name} />
        </>
        <>
          <MyOwn {...mine} />
          <MyHand {...mine} />
        </>
      </Panes>
      <MyTray view={view} viewer={viewer} side={side} pawns={pawns} name={name} />
      {turnedUp.length > 0 && (
        <div className="wd-revealed" data-zone="revealed">
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
