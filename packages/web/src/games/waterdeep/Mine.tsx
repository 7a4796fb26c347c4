import type { Completable, View, Waterdeep } from '@fathom/waterdeep';
import type { GameText, Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { LordCard } from './Cards.tsx';
import { picture } from './picture.ts';
import { PlotChip, QuestCard, QuestChip } from './Quest.tsx';
import { useShape } from '../../ui/shape.ts';
import './Mine.css';

interface Props {
  readonly view: View;
  readonly side: Seat;
  readonly text: GameText<Waterdeep>;
}

/** How many quests stand side by side at least and at most; more are in two rows, and still more become slips. */
const inRow = { wide: [4, 5], tablet: [3, 4], phone: [2, 2], low: [3, 4] } as const;

/** Quests under way: first those that must be completed first. */
function UnderWay({ view, side, text }: Props): ReactNode {
  const me = view.players[side]!;
  const quests: readonly Completable[] = [...me.duties, ...me.active];
  const [least, most] = inRow[useShape()];
  const rows = Math.min(3, Math.max(1, Math.ceil(quests.length / most)));
  const columns = Math.max(rows === 1 ? least : 0, Math.ceil(quests.length / rows));
  return (
    <div
      className="wd-under-way"
      data-rows={rows}
      data-columns={columns}
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
            <PlotChip key={id} id={id} isUsed={me.tired.includes(id) || view.tired.includes(id)} />
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
