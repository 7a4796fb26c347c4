import type { Impossible } from '@fathom/kernel';
import { impossibleKraken } from '../rules/expansions.ts';
import type { State } from '../state.ts';
import { impossibleCards } from './cards.ts';
import { impossibleSteps } from './steps.ts';
import { impossiblePlayers } from './players.ts';
import { impossibleTurn } from './turn.ts';

/**
 * What no game can have led to. A position that shows it is refused, and random games prove that play never gets there.
 * That every piece lies in one place at most is checked while a position is read.
 */
export function* impossibilities(s: State): Generator<Impossible> {
  yield* impossiblePlayers(s);
  yield* impossibleCards(s);
  yield* impossibleTurn(s);
  yield* impossibleKraken(s);
  yield* impossibleSteps(s);
}
