/** Was this page served by our server? */
export async function isServed(): Promise<boolean> {
  try {
    return (await fetch('./healthz')).ok;
  } catch {
    return false;
  }
}
