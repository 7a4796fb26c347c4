import type { RuleId } from '../game.ts';

type Test = (name: string, body: () => void) => void;

/**
 * Names tests after the rules they verify: `rule('CO-KEY-04', 'two alike', …)`, `rules(['CO-KEY-04', 'CO-KEY-05'], …)`.
 * A rule that does not exist does not compile. RULES.md is generated from these names.
 */
export function naming<R extends RuleId>(
  test: Test,
): {
  rule: (id: R, claim: string, body: () => void) => void;
  rules: (ids: readonly R[], claim: string, body: () => void) => void;
} {
  return {
    rule: (id, claim, body) => test(`${id} · ${claim}`, body),
    rules: (ids, claim, body) => test(`${ids.join(' ')} · ${claim}`, body),
  };
}
