import { explain } from '@fathom/bots';
import { answers, playRecord, type GameRecord, type GameRules, type Move, type Playable } from '@fathom/kernel';
import type { Analyses, AnalysisRequest, MadeMove } from '../table/analysis.ts';

/** Milliseconds for all moves that are explained at once. */
const TIME = 900;
/** A turn has as many decisions at most that are explained. */
const MOST = 4;

export function explained<G extends Playable<G>>(
  rules: GameRules<G>,
  { of, viewer }: Extract<AnalysisRequest, { readonly analysis: 'why' }>,
): Analyses['why']['out'] {
  const end = performance.now() + TIME;
  const moves = 'format' in of ? lastTurn(rules, of, viewer) : of;
  const isLate = (): boolean => performance.now() > end;
  const found = moves.map(({ state, seat, move }) =>
    explain(rules, state as G['state'], { seat, move: move as Move<G>, viewer }, { seed: 'why', isLate }),
  );
  return { parts: rules.evaluation!.features.parts, explained: found.filter((each) => each !== null).slice(-MOST) };
}

/** The moves that another seat than the viewer's made last, without anybody else in between. */
function lastTurn<G extends Playable<G>>({ game }: GameRules<G>, record: GameRecord, viewer: unknown): readonly MadeMove[] {
  let turn: MadeMove[] = [];
  let before: G['state'] | null = null;
  let ply = 0;
  for (const { state, by } of playRecord(game, record)) {
    if (before !== null && by !== null && by !== viewer) {
      const { seat, move } = answers(game, before)[record.moves[ply - 1]!]!;
      const isSame = turn.at(-1)?.seat === seat && before.ply === lastPly(turn) + 1;
      turn = [...(isSame ? turn : []), { state: before, seat, move }];
    }
    before = game.clone(state);
    ply++;
  }
  return turn;
}

const lastPly = (turn: readonly MadeMove[]): number => (turn.at(-1)!.state as { readonly ply: number }).ply;
