import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import './PictureLoading.css';

/** A device that is quicker than this never shows it. */
const QUICK = 250;
/** Between two pictures. */
const PAUSE = 30;
/** Nobody waits longer, even if a picture cannot be loaded. */
const PATIENCE = 4000;

/** So long after a touch or a change of the table, nothing moves. */
const QUIET = 1000;

interface Props {
  readonly game: string;
  /** What is on the table. */
  readonly view: unknown;
}

/** The pictures on the table are decoded before it is shown, and the others of the game soon after: no card ever has a blank face. */
export function PictureLoading({ game, view }: Props): ReactNode {
  const [done, setDone] = useState<number | null>(0);
  const [isSlow, setSlow] = useState(false);
  const lastChange = useLastChange(view);
  useEffect(() => {
    const here = [...document.querySelectorAll<HTMLImageElement>('.table img')].filter((img) => !img.complete);
    let count = 0;
    const slow = setTimeout(() => setSlow(true), QUICK);
    const enough = setTimeout(() => setDone(null), PATIENCE);
    const each = here.map(async (img) => {
      await img.decode().catch(() => undefined);
      setDone((now) => (now === null ? null : ++count / here.length));
    });
    void Promise.all(each).then(() => setDone(null));
    const stop = decodeLater(game, lastChange);
    return () => {
      clearTimeout(slow);
      clearTimeout(enough);
      stop();
    };
  }, [game, lastChange]);
  if (done === null || !isSlow) return null;
  return (
    <div className="picture-loading" aria-hidden="true">
      <progress value={done} />
    </div>
  );
}

/** When the table was last touched, or changed. */
function useLastChange(view: unknown): RefObject<number> {
  const last = useRef(0);
  useEffect(() => {
    last.current = performance.now();
  }, [view]);
  useEffect(() => {
    const touched = (): void => void (last.current = performance.now());
    addEventListener('pointerdown', touched);
    return () => removeEventListener('pointerdown', touched);
  }, []);
  return last;
}

/**
 * Decodes every picture of a game, one at a time, while the table is at rest. On a slow phone each takes as long as two frames: when they
 * were decoded while pieces moved, three of five frames were late.
 */
function decodeLater(game: string, lastChange: RefObject<number>): () => void {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    const answer = await fetch('./art/index.json');
    const names = ((await answer.json()) as Readonly<Record<string, readonly string[]>>)[game] ?? [];
    for (const name of names) {
      do await idle();
      while (!stopping.signal.aborted && performance.now() - lastChange.current < QUIET);
      if (stopping.signal.aborted) return;
      const img = new Image();
      img.src = `./art/${game}/${name}.svg`;
      await img.decode().catch(() => undefined);
    }
  };
  void run().catch(() => undefined); // opened without a server: pictures are decoded when they are first shown
  return () => stopping.abort();
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => setTimeout(done, PAUSE), { timeout: 500 });
    else setTimeout(done, PAUSE);
  });
