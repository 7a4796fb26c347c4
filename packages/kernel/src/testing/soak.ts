/* What a long run (npm run soak) and the tests tell each other. */

/** The round of a long run, whose seeds are its own; null in a usual run. */
export function soakRound(env: Readonly<Record<string, string | undefined>>): number | null {
  const round = env['FATHOM_SOAK'];
  return round === undefined ? null : Number(round);
}

/** What a test has done, for the summary of a long run: it travels with the test's result. */
export function tally({ meta }: { readonly meta: object }, done: Readonly<Record<string, number>>): void {
  Object.assign(meta, { tally: done });
}
