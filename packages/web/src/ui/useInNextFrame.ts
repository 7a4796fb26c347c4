import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs in the next frame after it was rendered with another `work`. There styles and layout are computed anyway; to measure in an effect
 * computes them once more, up to 100 ms on a slow phone. What it changes is painted in that same frame: otherwise React renders it in a task
 * after the frame, and the table is painted twice.
 */
export function useInNextFrame(work: () => void): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => flushSync(work));
    return () => cancelAnimationFrame(frame);
  }, [work]);
}
