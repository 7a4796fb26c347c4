import { buildings, isHarbor, isInn, type IntrigueId, type View, type Waterdeep } from '@fathom/waterdeep';
import type { GameText, Seat } from '@fathom/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { Deck, IntrigueCard } from './Cards.tsx';
import type { Pawns } from './pawns.ts';
import { QuestCard, type QuestProps } from './Quest.tsx';
import { SpaceTile } from './Space.tsx';
import './City.css';

interface Props {
  readonly view: View;
  readonly pawns: Pawns;
  readonly text: GameText<Waterdeep>;
  readonly name: (side: Seat) => string;
}

const INN = 4;
const HALL = 3;

/** Cliffwatch Inn: three ways to a quest, and the quests. */
export function Inn({ view, purse, pawns, text, name }: Props & Pick<QuestProps, 'purse'>): ReactNode {
  return (
    <div className="wd-inn">
      <div className="wd-inn-spaces">
        {view.board
          .filter(({ id }) => isInn(id))
          .map((space) => (
            <SpaceTile key={space.id} space={space} pawns={pawns} text={text} name={name} />
          ))}
      </div>
      {Array.from({ length: INN }, (_, i) => {
        const quest = view.inn[i];
        return quest === undefined ? (
          <span key={`empty ${i}`} className="wd-empty" />
        ) : (
          <QuestCard key={quest} id={quest} text={text} purse={purse} />
        );
      })}
      <Decks view={view} text={text} />
    </div>
  );
}

/** The decks of quests, intrigue and tiles; and the card that is being played. */
function Decks({ view, text }: Pick<Props, 'view' | 'text'>): ReactNode {
  const played: IntrigueId | undefined = view.resolving.at(-1);
  return (
    <div className="wd-decks">
      <Deck id="questDeck" back="quest-back" count={view.questDeck} />
      <Deck id="tiles" back="building-back" count={view.tiles} />
      <Deck id="intrigueDeck" back="intrigue-back" count={view.intrigueDeck} />
      {played !== undefined && <IntrigueCard id={played} text={text} />}
    </div>
  );
}

/** More spaces need more columns, or they become too low. */
const columnsFor = (spaces: number): number => (spaces > 35 ? 9 : spaces > 28 ? 8 : 7);

/** The city: Builder's Hall with what it sells, the Harbor, the old spaces, and what was built. */
export function City({ view, pawns, text, name }: Props): ReactNode {
  const tile = { pawns, text, name };
  const hall = view.board.filter(({ id }) => id === 's-builders-hall');
  const harbor = view.board.filter(({ id }) => isHarbor(id));
  const old = view.board.filter((space) => !isInn(space.id) && !hall.includes(space) && !harbor.includes(space));
  const count = view.board.length - 3 + HALL + view.buildings.length;
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  return (
    <div
      className={`wd-city ${rows > 3 ? 'is-crowded' : rows < 3 ? 'is-roomy' : ''}`}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      {hall.map((space) => (
        <SpaceTile key={space.id} space={space} {...tile} />
      ))}
      {Array.from({ length: HALL }, (_, i) => {
        const space = view.hall[i];
        return space === undefined ? (
          <span key={`empty ${i}`} className="wd-empty" />
        ) : (
          <SpaceTile key={space.id} space={space} {...tile} price={buildings[space.id].cost} />
        );
      })}
      {[...harbor, ...old, ...view.buildings].map((space) => (
        <SpaceTile key={space.id} space={space} {...tile} />
      ))}
    </div>
  );
}
