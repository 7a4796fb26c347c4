import { useEffect } from 'react';

/**
 * Runs in the next frame after it was rendered with another `work`. There styles and layout are computed anyway; to measure in an effect
 * computes them once more, up to 100 ms on a slow phone.
 */
export function useInNextFrame(work: () => void): void {
  useEffect(() => {
    const frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }, [work]);
}
