export { laws, type Law, type Subject } from './laws.ts';
export { lay, TestTable } from './table.ts';
export { naming } from './rule.ts';
