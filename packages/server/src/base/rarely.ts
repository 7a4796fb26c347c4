/** An error of one place is reported so often at most, in milliseconds. */
const APART = 10_000;

type Report = (error: unknown, where: string, times: number) => void;

/**
 * Reports errors of the same place rarely: while a database is away, everything fails many times a second. `times` is how often it
 * has happened since it was last reported.
 */
export function rarely(report: Report, clock: () => number = () => performance.now()): (error: unknown, where: string) => void {
  const last = new Map<string, { at: number; times: number }>();
  return (error, where) => {
    const name = `${where}/${error instanceof Error ? error.message : String(error)}`;
    const known = last.get(name);
    if (known !== undefined && clock() - known.at < APART) return void known.times++;
    report(error, where, (known?.times ?? 0) + 1);
    if (last.size > 1000) last.clear();
    last.set(name, { at: clock(), times: 0 });
  };
}
