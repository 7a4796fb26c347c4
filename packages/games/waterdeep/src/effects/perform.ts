import { next, type Chapter } from '@fathom/kernel';
import type { Deed, Effect, EffectOf, Operation, OpName } from './operation.ts';
import { lists, type List } from './lists.ts';
import type { State, Waterdeep } from '../state.ts';

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

/** One effect of a list; if nothing comes of it, that is logged. */
function performOrTell(s: State, f: Deed, list: List, at: number): void {
  if (s.log === null) return perform(s, f, list, at);
  const logged = s.log.length;
  const scheduled = s.stack.length;
  perform(s, f, list, at);
  if (s.log.length > logged || s.stack.length > scheduled || list.operations[at]!.isLoggedElsewhere?.(s)) return;
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

/*
 * Rules ask operations what they can and do, and operations use rules; so rules find operations here, by name, and import none.
 * The table is filled once, by operations.ts.
 */

const known = Object.create(null) as Record<OpName, Operation>;

export const operationOf = ({ op }: Effect): Operation => known[op];

export function register(operations: { readonly [O in OpName]: Pick<Operation<EffectOf<O>>, 'perform'> }): void {
  // Every operation is laid out alike, with gaps for what it leaves out: rules that ask for a part find it in one place (docs/adr/0006).
  const gaps = Object.fromEntries(Object.values(operations).flatMap((each) => Object.keys(each).map((part) => [part, undefined])));
  for (const op of Object.keys(operations) as OpName[]) known[op] = { ...gaps, ...operations[op] } as object as Operation;
  for (const list of Object.values(lists)) {
    const { effects } = list;
    const requires = effects.map((effect) => operationOf(effect).required?.(effect) === true);
    list.operations = effects.map(operationOf);
    list.instant = effects.map((effect, i) => !(list.operations[i]!.asks?.(effect) ?? list.operations[i]!.steps !== undefined));
    list.requires = requires;
    list.required = requires.lastIndexOf(true) + 1;
    list.looksAtAgents = list.operations.some(({ looksAtAgents }) => looksAtAgents);
    list.needsJustACard = effects.every((effect, i) => !requires[i] || operationOf(effect).needsJustACard?.(effect) === true);
  }
}
