export * as arcane from './arcane.ts';
export * as arms from './arms.ts';
export * as beasts from './beasts.ts';
export * as faith from './faith.ts';
export * as people from './people.ts';
export * as stealth from './stealth.ts';
export * as trade from './trade.ts';
