/* What a soak run (npm run soak) and the tests exchange. */

/** The round of a soak run, which has its own seeds; null in an ordinary run. */
export function soakRound(env: Readonly<Record<string, string | undefined>>): number | null {
  const round = env['FATHOM_SOAK'];
  return round === undefined ? null : Number(round);
}

/** Counts what a test has done, for the summary of a soak run; stored in the test's result. */
export function tally({ meta }: { readonly meta: object }, done: Readonly<Record<string, number>>): void {
  Object.assign(meta, { tally: done });
}
