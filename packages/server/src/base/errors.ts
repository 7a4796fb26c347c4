import type { RuleId } from '@fathom/kernel';
import type { RefusalCode } from '@fathom/wire';

/** A refusal. The codes are listed in @fathom/table and @fathom/wire, for both sides. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
}

export const refuse = (code: RefusalCode, rule: RuleId | null = null): Refusal => ({ ok: false, code, rule });
