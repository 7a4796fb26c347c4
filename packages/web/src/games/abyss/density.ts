import type { Abyss, View } from '@fathom/abyss';
import type { Seat } from '@fathom/kernel';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { BoardProps } from '../../shell/game.ts';
import { useWords } from '../../text/words.tsx';
import { useShape } from '../../ui/shape.ts';

/** How large the cards of a rival are; the last one leaves out the words about lords. */
const steps = ['grand', 'roomy', 'snug', 'dense', 'terse'] as const;

/**
 * How many cards stand side by side and how high they are in the column of a wide window, in units of the table, at each density; and the
 * lines about a lord.
 */
const sizes = [
  { lords: [2, 15], holdings: [2, 10.8], line: 3.2 },
  { lords: [3, 10], holdings: [2, 10.2], line: 3.2 },
  { lords: [4, 7.3], holdings: [2, 8.4], line: 2.4 },
] as const;

/** The height for cards in the column of a player: two share one at a table of four; signs of Kraken take a line. */
const COLUMN = { whole: 22.8, half: 21.5, krakenLine: 2.4 };

type Props = Pick<BoardProps<Abyss>, 'view' | 'viewer'> & { readonly side: Seat };

/** The largest cards that should fit into the column of this player. */
function estimate({ view, side, viewer }: Props, effects: number): number {
  const { lords: free, holdings } = view.players[side]!;
  const sides = view.players.length;
  const isWhole = sides < 4 || (side - (viewer ?? 0) + sides) % sides === 3;
  const available = (isWhole ? COLUMN.whole : COLUMN.half) - (hasKrakenSigns(view, side) ? COLUMN.krakenLine : 0);
  const fits = sizes.findIndex(
    ({ lords: [lordsAcross, lordHeight], holdings: [across, height], line }) =>
      Math.ceil(free.length / lordsAcross) * lordHeight + Math.ceil(holdings.length / across) * height + effects * line <= available,
  );
  return fits < 0 ? sizes.length : fits;
}

const hasKrakenSigns = ({ kraken }: View, side: Seat): boolean =>
  kraken !== null && (kraken.figure === side || Object.values(kraken.sentinels).includes(side));

/** The available space changes with the window, and what is in it when fonts arrive. */
const subscribe = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  document.fonts.addEventListener('loadingdone', changed);
  return () => {
    removeEventListener('resize', changed);
    document.fonts.removeEventListener('loadingdone', changed);
  };
};
const surroundings = (): string => `${innerWidth}x${innerHeight} ${document.fonts.status}`;

interface Density {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly 'data-density': (typeof steps)[number];
}

/** Cards as large as the place of a rival allows: what does not fit, seen when it is laid out, becomes smaller. */
export function useDensity(props: Props, effects: number): Density {
  const ref = useRef<HTMLDivElement>(null);
  const { lords, holdings } = props.view.players[props.side]!;
  const cards = lords.length + holdings.length + effects;
  const place = `${useSyncExternalStore(subscribe, surroundings)} ${useWords().language} ${props.view.players.length}`;
  const least = useShape() === 'wide' ? estimate(props, effects) : 0;
  const [fitted, setFitted] = useState({ place, cards, step: least });
  // With more cards there is no point in trying larger ones again.
  const step = fitted.place === place && fitted.cards <= cards ? Math.max(fitted.step, least) : least;
  useLayoutEffect(() => {
    const seat = ref.current?.closest('.seat');
    const isFull = seat instanceof HTMLElement && seat.scrollHeight > seat.clientHeight + 1;
    setFitted({ place, cards, step: isFull ? Math.min(step + 1, steps.length - 1) : step });
  }, [place, cards, step]);
  return { ref, 'data-density': steps[step]! };
}
