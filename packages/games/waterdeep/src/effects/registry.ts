import type { Effect, EffectOf, OpName } from './effect.ts';
import { lists } from './lists.ts';
import type { Operation } from './operation.ts';

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
