import { lists } from './lists.ts';
import type { Effect, EffectOf, OpName } from './effect.ts';
import type { Operation } from './operation.ts';

/*
 * Rules ask operations what they can and do, and operations use rules; so rules find operations here, by name, and import none.
 * The table is filled once, by operations.ts.
 */

const known = Object.create(null) as Record<OpName, Operation>;

export const operationOf = ({ op }: Effect): Operation => known[op];

/** Every operation is laid out alike, with gaps for what it leaves out: whoever asks for a part finds it in one place (docs/adr/0006). */
const GAPS = {
  required: undefined,
  needsJustACard: undefined,
  usesSpace: undefined,
  can: undefined,
  foresee: undefined,
  asks: undefined,
  perform: undefined,
  isToldElsewhere: undefined,
  isOpenTo: undefined,
  serve: undefined,
  answers: undefined,
  accept: undefined,
  isTarget: undefined,
  strike: undefined,
  drawsCards: undefined,
  playsCard: undefined,
  gives: undefined,
  steps: undefined,
};

export function register(operations: { readonly [O in OpName]: Operation<EffectOf<O>> }): void {
  for (const op of Object.keys(operations) as OpName[]) known[op] = { ...GAPS, ...operations[op] } as Operation;
  for (const list of Object.values(lists)) {
    const { effects } = list;
    const requires = effects.map((effect) => operationOf(effect).required?.(effect) === true);
    list.operations = effects.map(operationOf);
    list.instant = effects.map((effect) => operationOf(effect).asks?.(effect) !== true);
    list.requires = requires;
    list.required = requires.lastIndexOf(true) + 1;
    list.usesSpace = list.operations.some(({ usesSpace }) => usesSpace);
    list.needsJustACard = effects.every((effect, i) => !requires[i] || operationOf(effect).needsJustACard?.(effect) === true);
  }
}
