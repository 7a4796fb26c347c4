import type { Abyss, Answers, Coins, Reward } from '@fathom/abyss';
import type { GameText, Piece, Seat } from '@fathom/kernel';
import type { ReactNode } from 'react';
import { PieceMoves } from '../../shell/PieceMoves.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { keyMark, mark, pearlMark } from './art/icons.ts';

type Move = Answers[keyof Answers];

interface Props {
  readonly piece: Piece;
  readonly text: GameText<Abyss>;
  readonly name: (side: Seat) => string;
}

/** The answers that belong to a single piece, as buttons on it. */
export function Moves({ piece, text, name }: Props): ReactNode {
  const title = (move: Move): string => text.move(move, name);
  return <PieceMoves<Move> piece={piece} className="ab-moves" title={title} label={(move) => label(move, title)} />;
}

/** What stands on a button that has no room for words. */
const signs: Readonly<Partial<Record<Move['type'], Sign>>> = {
  explore: 'deeper',
  goOn: 'deeper',
  drawLoot: 'deeper',
  take: 'take',
  stop: 'take',
  fight: 'fight',
};
type Sign = 'deeper' | 'take' | 'fight';

/** In words where they are short, otherwise what it costs or brings. Lords, stacks and locations are simply picked. */
function label(move: Move, title: (move: Move) => string): ReactNode {
  const sign = signs[move.type];
  if (sign !== undefined) return <Said sign={sign} word={title(move)} />;
  if (move.type === 'plot') return <Price pearls={1} nebulis={0} />;
  if (move.type === 'buy') return <Price {...move} />;
  if (move.type === 'drawTiles') return move.count;
  return move.type === 'reward' ? <Prize {...move} /> : null;
}

/** Words where cards are wide enough for them, otherwise a sign. */
const Said = ({ sign, word }: { readonly sign: Sign; readonly word: string }): ReactNode => (
  <>
    <Mark svg={mark(sign)} className="ab-sign-only" />
    <span className="ab-word">{word}</span>
  </>
);

export const Price = ({ pearls, nebulis }: Coins): ReactNode => (
  <span className="ab-price">
    {pearls > 0 && (
      <>
        {pearls} <Mark svg={pearlMark} className="is-pearl" />
      </>
    )}
    {nebulis > 0 && (
      <>
        {nebulis} <Mark svg={mark('nebulis')} className="is-nebulis" />
      </>
    )}
  </span>
);

/** One way to be paid for a fight. */
export const Prize = ({ keys, pearls, tokens }: Reward): ReactNode => (
  <span className="ab-prize">
    <Marks svg={keyMark} count={keys} className="is-gold" />
    <Marks svg={pearlMark} count={pearls} className="is-pearl" />
    <Marks svg={mark('monster')} count={tokens} className="is-monster" />
  </span>
);

const Marks = ({ svg, count, className }: { readonly svg: string; readonly count: number; readonly className: string }): ReactNode =>
  Array.from({ length: count }, (_, i) => <Mark key={i} svg={svg} className={className} />);
