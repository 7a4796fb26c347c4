import { lists } from './lists.ts';
import type { Effect, EffectOf, OpName } from './effect.ts';
import type { Operation } from './operation.ts';

/*
 * Rules ask operations what they can and do, and operations use rules; so rules find operations here, by name, and import none.
 * The table is filled once, by operations.ts.
 */

const known = {} as Record<OpName, Operation>;

export const operationOf = ({ op }: Effect): Operation => known[op];

export function register(operations: { readonly [O in OpName]: Operation<EffectOf<O>> }): void {
  Object.assign(known, operations);
  for (const list of Object.values(lists)) {
    const { effects } = list;
    list.operations = effects.map(operationOf);
    list.instant = effects.map((effect) => operationOf(effect).asks?.(effect) !== true);
    const isRequired = (effect: Effect): boolean => operationOf(effect).required?.(effect) === true;
    list.required = effects.findLastIndex(isRequired) + 1;
    list.usesSpace = list.operations.some(({ usesSpace }) => usesSpace);
    list.needsJustACard = effects.filter(isRequired).every((effect) => operationOf(effect).needsJustACard?.(effect) === true);
  }
}
