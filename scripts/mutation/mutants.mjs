// What can be changed in a source, one small thing at a time: conditions, numbers, orders, seats.
import { parseAst } from 'vitest/node';

/**
 * One small change to a source: these characters are replaced by others.
 * @typedef {{ kind: string, line: number, start: number, end: number, text: string }} Mutant
 */

const COMPARED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const COUNTED = { '+': '-', '-': '+', '+=': '-=', '-=': '+=', '++': '--', '--': '++' };
const JOINED = { '&&': '||', '||': '&&' };
const CALLED = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Members that are no rules: pointing, citing, grouping. */
const NO_RULES = new Set(['touches', 'whyNot', 'meaning', 'joins']);
const ALARMS = new Set(['invariant', 'impossible']);
/** Types around a value; all other type nodes contain no code. */
const CASTS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Every mutant of a TypeScript source, in reading order. @returns {Mutant[]} */
export function mutantsOf(/** @type {string} */ source) {
  const found = [];
  const text = (node) => source.slice(node.start, node.end);
  const add = (kind, { start, end }, replacement) =>
    found.push({ kind, line: source.slice(0, start).split('\n').length, start, end, text: replacement });
  /** The operator between two parts, or before or after one. */
  const operator = (kind, operators, node, from, to) => {
    const other = operators[node.operator];
    const start = other === undefined ? -1 : source.indexOf(node.operator, from);
    if (start >= 0 && start < to) add(kind, { start, end: start + node.operator.length }, other);
  };
  const kinds = { ...operators(operator), ...conditions(add, text), ...values(add), ...calls(add, text) };
  // oxlint-disable-next-line typescript/no-deprecated -- the only parser that vitest exports
  walk(parseAst(source, { lang: 'ts' }), (node) => {
    if (node.type.startsWith('TS') && !CASTS.has(node.type)) return false;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || isSaid(node)) return false;
    kinds[node.type]?.(node);
    return true;
  });
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}

const operators = (operator) => ({
  BinaryExpression(node) {
    operator('comparison', COMPARED, node, node.left.end, node.right.start);
    if (!isText(node.left) && !isText(node.right)) operator('sum', COUNTED, node, node.left.end, node.right.start);
  },
  AssignmentExpression: (node) => operator('sum', COUNTED, node, node.left.end, node.right.start),
  UpdateExpression: (node) => operator('sum', COUNTED, node, node.prefix ? node.start : node.argument.end, node.end),
  LogicalExpression: (node) => operator('logic', JOINED, node, node.left.end, node.right.start),
});

const conditions = (add, text) => ({
  UnaryExpression: (node) => node.operator === '!' && add('condition', node, text(node.argument)),
  ConditionalExpression: ({ consequent, alternate }) =>
    add('condition', { start: consequent.start, end: alternate.end }, `${text(alternate)} : ${text(consequent)}`),
  IfStatement(node) {
    add('condition', node.test, `!(${text(node.test)})`);
    if (node.consequent.type === 'ReturnStatement' && node.alternate === null) add('early return', node, ';');
  },
});

const values = (add) => ({
  Literal(node) {
    if (typeof node.value === 'boolean') add('truth', node, String(!node.value));
    if (typeof node.value !== 'number') return;
    add('number', node, String(node.value + 1));
    if (node.value > 0) add('number', node, String(node.value - 1));
  },
});

const calls = (add, text) => ({
  ExpressionStatement(node) {
    if (['CallExpression', 'AssignmentExpression', 'UpdateExpression'].includes(node.expression.type)) add('statement', node, ';');
  },
  CallExpression(node) {
    const [first, second, third] = node.arguments;
    const { name, object, property } = node.callee;
    if (name === 'next' && third !== undefined) add('order', { start: second.start, end: third.end }, `${text(third)}, ${text(second)}`);
    if (name === 'clockwise' && second !== undefined) add('seat', node, text(second));
    if (name === 'othersFrom') add('seat', node, `${text(node)}.toReversed()`);
    if (property === undefined || node.callee.computed) return;
    if (property.name === 'filter') add('selection', node, `${text(object)}.slice()`);
    if (property.name === 'slice' && first !== undefined) add('selection', node, `${text(object)}.slice()`);
    if (CALLED[property.name] !== undefined) add('selection', property, CALLED[property.name]);
  },
});

/** The source with this one change. */
export const applied = (/** @type {string} */ source, /** @type {Mutant} */ { start, end, text }) =>
  source.slice(0, start) + text + source.slice(end);

/** The lines it touches, before and after, each as one. */
export function changedLines(/** @type {string} */ source, /** @type {Mutant} */ mutant) {
  const from = source.lastIndexOf('\n', mutant.start - 1) + 1;
  const to = (source.indexOf('\n', mutant.end) + source.length + 1) % (source.length + 1);
  const after = source.slice(from, mutant.start) + mutant.text + source.slice(mutant.end, to);
  return { before: oneLine(source.slice(from, to)), after: oneLine(after) };
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

const isText = (node) => node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** `s.log?.push(…)` logs, `invariant(…)` checks, `touches` points: none of them is a rule. */
function isSaid(node) {
  if (node.type === 'Property') return !node.computed && NO_RULES.has(node.key.name);
  if (node.type === 'ExpressionStatement') return isSaid(node.expression);
  if (node.type === 'ChainExpression') return isSaid(node.expression);
  if (node.type !== 'CallExpression') return false;
  return ALARMS.has(node.callee.name) || node.callee.object?.property?.name === 'log';
}

function walk(node, enter) {
  if (!enter(node)) return;
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) walk(child, enter);
  }
}

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';
