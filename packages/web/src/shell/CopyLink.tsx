import { useEffect, useState, type ReactNode } from 'react';
import { copyText } from '../ui/copy.ts';
import { useWords } from '../text/words.tsx';

interface Props {
  readonly address: string;
  readonly label: string;
  readonly className?: string;
}

/** How many milliseconds a button says that it has copied. */
const SAID = 2500;

/** Copies an address and says so on the button; if the browser forbids copying, shows the address in a field. */
export function CopyButton({ address, label, className = '' }: Props): ReactNode {
  const { share } = useWords();
  const [done, setDone] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (done !== 'copied') return;
    const timer = setTimeout(() => setDone(null), SAID);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => setDone((await copyText(address)) ? 'copied' : 'failed');
  return (
    <>
      <button type="button" className={`move ${className}`} onClick={() => void copy()}>
        <span aria-live="polite">{done === 'copied' ? share.copied : label}</span>
      </button>
      {done === 'failed' && <input readOnly value={address} aria-label={label} onFocus={({ target }) => target.select()} />}
    </>
  );
}

/** Opens the system's share dialog, if there is one. */
export function ShareButton({
  address,
  title,
  className = '',
}: {
  readonly address: string;
  readonly title: string;
  readonly className?: string;
}): ReactNode {
  const { share } = useWords();
  if (typeof navigator.share !== 'function') return null;
  return (
    <button type="button" className={`move ${className}`} onClick={() => void send(title, address)}>
      {share.send}
    </button>
  );
}

async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // closed without sending
  }
}
