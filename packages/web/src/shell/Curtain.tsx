import { useEffect, useState, type ReactNode } from 'react';
import './Curtain.css';

/** A device that is quicker than this never shows the curtain. */
const QUICK = 250;
/** Nobody waits longer, even if a picture cannot be loaded. */
const PATIENCE = 4000;

/** The pictures on the table are decoded before it is shown, and the others of the game soon after: no card ever has a blank face. */
export function Curtain({ game }: { readonly game: string }): ReactNode {
  const [done, setDone] = useState<number | null>(0);
  const [isSlow, setSlow] = useState(false);
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
    const stop = decodeLater(game);
    return () => {
      clearTimeout(slow);
      clearTimeout(enough);
      stop();
    };
  }, [game]);
  if (done === null || !isSlow) return null;
  return (
    <div className="picture-curtain" aria-hidden="true">
      <progress value={done} />
    </div>
  );
}

/** Decodes every picture of a game, a few at a time, while nothing else is to be done. */
function decodeLater(game: string): () => void {
  let stopped = false;
  const run = async (): Promise<void> => {
    const answer = await fetch('./art/index.json');
    const names = ((await answer.json()) as Readonly<Record<string, readonly string[]>>)[game] ?? [];
    for (const name of names) {
      if (stopped) return;
      await idle();
      const img = new Image();
      img.src = `./art/${game}/${name}.svg`;
      await img.decode().catch(() => undefined);
    }
  };
  void run().catch(() => undefined); // opened without a server: pictures are decoded when they are first shown
  return () => {
    stopped = true;
  };
}

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 30);
  });
