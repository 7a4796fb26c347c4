/** Is there a server behind this page at all? */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch('./healthz')).ok;
  } catch {
    return false;
  }
}
