import { useRef } from 'react';

/** A press that lasts. */
export interface Hold {
  /** The press begins; it is acted on when it has lasted. */
  readonly begin: (act: () => void) => void;
  readonly end: () => void;
  /** The last press was a long one, which has already been handled. */
  readonly wasHeld: () => boolean;
}

const LONG_PRESS = 450;

export function useHold(): Hold {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  const end = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    begin(act) {
      held.current = false;
      timer.current = setTimeout(() => {
        held.current = true;
        act();
      }, LONG_PRESS);
    },
    end,
    wasHeld: () => held.current,
  };
}
