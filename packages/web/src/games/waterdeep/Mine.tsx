import type { Completable, View, Waterdeep } from '@fathom/waterdeep';
import type { GameText, Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { LordCard } from './Cards.tsx';
import { picture } from './picture.ts';
import { PlotChip, QuestCard, QuestChip } from './Quest.tsx';
import './Mine.css';

interface Props {
  readonly view: View;
  readonly side: Seat;
  readonly text: GameText<Waterdeep>;
}

/** How many quests stand side by side; more are in two rows, and still more become slips. */
const ONE_ROW = 5;
const TWO_ROWS = 10;

/** Quests under way: first those that must be completed first. */
function UnderWay({ view, side, text }: Props): ReactNode {
  const me = view.players[side]!;
  const quests: readonly Completable[] = [...me.duties, ...me.active];
  const rows = quests.length > TWO_ROWS ? 3 : quests.length > ONE_ROW ? 2 : 1;
  const columns = Math.max(rows === 1 ? ONE_ROW : 0, Math.ceil(quests.length / rows));
  return (
    <div
      className="wd-under-way"
      data-rows={rows}
      data-zone={`players.${side}.active`}
      style={{ '--rows': rows, '--columns': columns } as CSSProperties}
    >
      {quests.map((id) => (
        <QuestCard key={id} id={id} text={text} purse={me} />
      ))}
    </div>
  );
}

/** The viewer's own cards: the lord, quests under way, and what completed ones still do. */
export function Mine({ view, side, text }: Props): ReactNode {
  const me = view.players[side]!;
  const done = me.completed.filter((id) => !me.plots.includes(id));
  return (
    <div className="wd-mine" data-side={side}>
      <div className="wd-lord-place" data-zone={`players.${side}.lord`}>
        {me.lord === null ? (
          <img className="wd-picture" src={picture('lord-back')} alt="" draggable={false} />
        ) : (
          <LordCard id={me.lord} text={text} />
        )}
      </div>
      <UnderWay view={view} side={side} text={text} />
      {me.completed.length > 0 && (
        <div className="wd-finished">
          {me.plots.map((id) => (
            <PlotChip key={id} id={id} text={text} isTired={me.tired.includes(id) || view.tired.includes(id)} />
          ))}
          {done.length > 0 && (
            <span className="wd-finished-rest">
              {done.map((id) => (
                <QuestChip key={id} id={id} />
              ))}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
