import { duesOf, type Completable, type Due, type Goods, type Waterdeep } from '@fathom/waterdeep';
import type { GameText } from '@fathom/kernel';
import { memo, type ReactNode } from 'react';
import { Piece } from '../../shell/Piece.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Name } from '../../ui/Name.tsx';
import { mark } from './art/icons.ts';
import { questFacts } from './facts.ts';
import { picture } from './picture.ts';
import { Figure, Signs } from './Signs.tsx';
import './Quest.css';

export interface QuestProps {
  readonly id: Completable;
  readonly text: GameText<Waterdeep>;
  /** The goods to compare with the cost; null if nobody can pay it. */
  readonly purse: Readonly<Goods> | null;
  readonly className?: string;
}

/** A quest: its type, its cost and how much of it the player has, its reward. */
export const QuestCard = memo(function QuestCard({ id, text, purse, className = '' }: QuestProps): ReactNode {
  const about = text.piece(id);
  return (
    <Piece id={id} className={`wd-quest ${className}`}>
      <QuestFace id={id} name={about?.name ?? id} purse={purse} />
    </Piece>
  );
});

/** Longer names have a smaller font. */
const LONG = 24;

export function QuestFace({ id, name, purse }: { readonly id: Completable; readonly name: string } & Pick<QuestProps, 'purse'>): ReactNode {
  const { type, cost, vp, reward, plot } = questFacts(id);
  const due = duesOf(cost, purse);
  const paid = purse !== null && due.every(({ need, have }) => have >= need);
  return (
    <span className="wd-quest-face" data-type={type}>
      <img className="wd-picture" src={picture(id)} alt="" draggable={false} />
      <span className="wd-quest-head">
        {vp > 0 && <Figure of={vp} className="wd-vp" />}
        <Mark svg={mark(type)} className="wd-type" />
        <span className={`wd-title ${name.length > LONG ? 'is-long' : ''}`}>
          <Name of={name} />
        </span>
      </span>
      <span className={`wd-deal ${paid ? 'is-paid' : ''}`}>
        <span className="wd-quest-foot">
          {due.map((each) => (
            <Cost key={each.what} {...each} counted={purse !== null} />
          ))}
        </span>
        {reward.length > 0 && <Signs className="wd-reward" signs={[{ mark: 'becomes' }, ...reward]} />}
        {plot !== null && <Signs className="wd-plot" signs={[{ mark: 'plot' }, ...plot]} />}
      </span>
    </span>
  );
}

/** What the player has is ticked; of the rest, how much there is, in red. */
function Cost({ what, need, have, counted }: Due & { readonly counted: boolean }): ReactNode {
  const had = counted && have >= need;
  const said = counted && !had && have > 0 ? `${have}/${need}` : need;
  return (
    <span className={`wd-due ${!counted ? '' : had ? 'is-had' : 'is-short'}`}>
      <Mark svg={mark(what)} />
      {!(had && need === 1) && <Figure of={said} />}
      {had && <i className="wd-tick">✓</i>}
    </span>
  );
}

/** A quest as a chip: its type and its points. */
export const QuestChip = memo(function QuestChip({
  id,
  className = '',
}: {
  readonly id: Completable;
  readonly className?: string;
}): ReactNode {
  const { type, vp, plot } = questFacts(id);
  return (
    <Piece id={id} className={`wd-quest-chip ${className}`}>
      <span className="wd-chip-face" data-type={type}>
        <Mark svg={mark(type)} />
        {vp > 0 && <Figure of={vp} />}
        {plot !== null && <Mark svg={mark('plot')} className="wd-chip-plot" />}
      </span>
    </Piece>
  );
});

/** A quest of a rival in one line: type, points, and what of its cost the rival has. */
export const QuestLine = memo(function QuestLine({ id, purse }: Pick<QuestProps, 'id' | 'purse'>): ReactNode {
  const { type, cost, vp } = questFacts(id);
  return (
    <Piece id={id} className="wd-quest-line">
      <span className="wd-plot-face" data-type={type}>
        <Mark svg={mark(type)} />
        {vp > 0 && <Figure of={vp} className="wd-line-vp" />}
        {duesOf(cost, purse).map((each) => (
          <Cost key={each.what} {...each} counted={purse !== null} />
        ))}
      </span>
    </Piece>
  );
});

interface PlotProps {
  readonly id: Completable;
  /** Used up for this round or turn. */
  readonly isUsed: boolean;
}

/** A completed plot quest: its type, and what it does from now on. */
export const PlotChip = memo(function PlotChip({ id, isUsed }: PlotProps): ReactNode {
  const { type, plot } = questFacts(id);
  return (
    <Piece id={id} className={`wd-plot-chip ${isUsed ? 'is-used' : ''}`}>
      <span className="wd-plot-face" data-type={type}>
        <Mark svg={mark(type)} />
        <Signs signs={plot ?? []} />
      </span>
    </Piece>
  );
});
