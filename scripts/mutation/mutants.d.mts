/** One small change to a source: these characters are replaced by others. */
export interface Mutant {
  readonly kind: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function mutantsOf(source: string): Mutant[];
export function applied(source: string, mutant: Mutant): string;
export function changedLines(source: string, mutant: Mutant): { before: string; after: string };
