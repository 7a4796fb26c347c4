import { useEffect, useState } from 'react';

/** Was this page served by our server? */
async function isServed(): Promise<boolean> {
  try {
    return (await fetch('./healthz')).ok;
  } catch {
    return false;
  }
}

/** False until the server has answered. */
export function useIsServed(): boolean {
  const [served, setServed] = useState(false);
  useEffect(() => void isServed().then(setServed), []);
  return served;
}
