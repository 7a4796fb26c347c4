import type { Book, GameText, Playable } from '@fathom/kernel';
import { piecesAt } from '@fathom/kernel/book';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BoardProps, WebGame } from '../../shell/game.ts';
import { nothingSelected } from '../../shell/piece-context.ts';
import { noReason } from '../../shell/frame.ts';
import { useNames } from '../../shell/names.ts';
import { TableFrame } from '../../shell/TableFrame.tsx';
import { stateOf } from './dealt.ts';
import { PieceFace } from './PieceFace.tsx';
import { usePlayerNames } from './usePlayerNames.ts';

type Picture = NonNullable<Book['plan']['chapters'][string]['picture']>;

interface Props<G extends Playable<G>> {
  readonly game: WebGame<G>;
  readonly text: GameText<G>;
  readonly picture: Picture;
  readonly words: NonNullable<Book['words']['chapters'][string]['picture']>;
}

/** A picture of a position, drawn by the game's own board: nothing in it can be picked. */
export function StillPicture<G extends Playable<G>>({ game, text, picture, words }: Props<G>): ReactNode {
  const state = useMemo(() => stateOf(game, picture.position), [game, picture]);
  const view = useMemo(() => game.rules.view(state, 0), [game, state]);
  const name = useNames(usePlayerNames().slice(0, state.seats), text, view);
  const board: BoardProps<G> = { view, viewer: 0, text, name };
  return (
    <figure className={`book-picture is-${picture.shows}`}>
      {picture.shows === 'pieces' ? (
        Object.entries(picture.rows).map(([row, path]) => (
          <div key={row} className="book-row">
            <p className="book-kicker">{words.rows?.[row]}</p>
            <ul className="book-pieces">
              {piecesAt(game.rules.open(state), path).map((piece) => (
                <PieceFace key={piece} game={game} text={text} piece={piece} />
              ))}
            </ul>
          </div>
        ))
      ) : (
        <div className="book-still" aria-hidden="true" inert>
          {picture.shows === 'table' ? <WholeTable game={game} board={board} /> : <game.Rival {...board} side={picture.side} />}
        </div>
      )}
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}

/** The table as it would fill this window, made smaller. */
function WholeTable<G extends Playable<G>>({ game, board }: { readonly game: WebGame<G>; readonly board: BoardProps<G> }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const measure = (): void => setScale((ref.current?.clientWidth ?? innerWidth) / innerWidth);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div ref={ref} className="book-window" style={{ height: `calc(100dvh * ${scale})` }}>
      <div className="book-small" style={{ transform: `scale(${scale})` }}>
        <TableFrame
          game={game}
          title={board.text.title}
          board={board}
          scores={game.rules.score(board.view)}
          asked={[]}
          log={nothing}
          record={null}
          selection={nothingSelected}
          blockedBy={noReason}
          onJump={() => undefined}
        >
          {null}
        </TableFrame>
      </div>
    </div>
  );
}

const nothing: readonly never[] = [];
