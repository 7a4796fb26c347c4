import { next, type Chapter } from '@fathom/kernel';
import type { State, Waterdeep } from '../state.ts';
import { lists, type List } from './lists.ts';
import type { Deed } from './operation.ts';

export const effects: Chapter<Waterdeep, 'effects'> = {
  /** WD-TURN-07, 08 · One after another in printed order; what cannot be done is done as far as possible. */
  effects: {
    run(s, f) {
      const list = lists[f.of];
      const { effects: all, instant } = list;
      let { at } = f;
      if (at === 0 && list.plot !== null) s.log?.push({ type: 'plotAnswered', seat: f.seat, quest: list.plot });
      while (at < all.length && instant[at]) performOrTell(s, f, list, at++);
      if (at === all.length) return;
      if (at + 1 < all.length) next(s, deed(f, at + 1));
      performOrTell(s, at === f.at ? f : deed(f, at), list, at);
    },
  },
};

/** One effect of a list; if nothing comes of it, that is told. */
function performOrTell(s: State, f: Deed, list: List, at: number): void {
  if (s.log === null) return perform(s, f, list, at);
  const told = s.log.length;
  const scheduled = s.stack.length;
  perform(s, f, list, at);
  if (s.log.length > told || s.stack.length > scheduled || list.operations[at]!.isToldElsewhere?.(s)) return;
  s.log.push({ type: 'hadNoEffect', seat: f.seat, from: list.piece });
}

/** What asks nobody anything leaves no step behind, so it does not matter where in the list the frame is. */
const perform = (s: State, f: Deed, list: List, at: number): void => list.operations[at]!.perform(s, f, list.effects[at]!, list);

const deed = ({ seat, of, own, spent }: Deed, at: number): Deed => ({ kind: 'effects', seat, of, at, own, spent });

/** All of a list at once, where none of it asks anything. */
export function performAtOnce(s: State, first: Deed): void {
  const list = lists[first.of];
  for (let at = 0; at < list.effects.length; at++) perform(s, first, list, at);
}
