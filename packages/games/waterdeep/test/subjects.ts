import { pieces, waterdeep, type Event, type Options, type Waterdeep } from '@fathom/waterdeep';
import type { Move } from '@fathom/kernel';
import { soakRound, type Subject } from '@fathom/kernel/testing';

/** Cards that everybody saw on their way from one hidden place to another. */
const shown = ({ type }: Event): boolean => ['intriguePlayed', 'intriguePassed', 'intrigueDiscarded', 'questsTurnedUp'].includes(type);

/** Whom, which agent, which adventurer: said aloud, and told when it is done. */
const spoken = ({ type }: Move<Waterdeep>): boolean => type === 'choose' || type === 'move' || type === 'put';

const isLong = soakRound(process.env) !== null;

/** With both modules, with each of them, and without: every number of players in a long run. The usual one takes each module twice. */
const kinds: readonly [options: Partial<Options>, seats: readonly number[]][] = [
  [{}, isLong ? [2, 3, 4, 5] : [5]],
  [{ undermountain: true }, isLong ? [2, 3, 4, 5, 6] : []],
  [{ skullport: true }, isLong ? [2, 3, 4, 5, 6] : [2]],
  [{ undermountain: true, skullport: true }, isLong ? [2, 3, 4, 5, 6] : [3]],
  [{ undermountain: true, long: true, highDukesTomb: 2, taxRevolt: 4 }, [4]],
];
/** Every kind of table, by name. */
export const subjects: readonly (readonly [name: string, Subject<Waterdeep>])[] = kinds.flatMap(([options, counts]) =>
  counts.map((seats) => {
    const { undermountain, skullport, long } = options;
    const having = [undermountain && 'Undermountain', skullport && 'Skullport', long && 'long'].filter(Boolean);
    const name = [`${seats} seats`, ...having].join(', ');
    return [
      name,
      { game: waterdeep, seats, options: { undermountain: false, ...options }, cards: pieces, shown, spoken, longest: 3000 },
    ] as const;
  }),
);
