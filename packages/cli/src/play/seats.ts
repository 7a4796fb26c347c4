import { botId, isBot, namedBot, type Budget, type Strategy } from '@fathom/bots';
import { levelIds, type Character, type LevelId } from '@fathom/kernel';
import { stop } from '../base/errors.ts';
import { wholeNumber } from '../base/numbers.ts';
import { harmless } from '../terminal/width.ts';
import { botName } from '../text/bots.ts';
import type { Text } from '../text/index.ts';

/** A bot of one of the levels, optionally with a character; or a plain one, optionally with a number of iterations per move. */
export interface BotPlan {
  readonly level: (typeof PLAIN)[number] | LevelId;
  readonly character: Character | null;
  readonly thoughts: number | null;
}

/** How a bot plays: with its own budget, or the default of the command. */
export function playOf({ level, character, thoughts }: BotPlan, usual: Budget): Strategy {
  if (level === 'random' || level === 'greedy') return { type: level };
  if (!searches(level)) return { type: 'level', level, character };
  return { type: level, budget: thoughts === null ? usual : { iterations: thoughts } };
}

const searches = (level: BotPlan['level']): level is 'ismcts' | 'playouts' => level === 'ismcts' || level === 'playouts';

/** Does it answer at once? */
export const isFast = ({ level }: BotPlan): boolean => level === 'random' || level === 'greedy';

/** Who holds a seat: a person at this screen, or a bot. `spec` is how it was requested. */
export type SeatHolder = { readonly name: string; readonly spec: string } & (
  | { readonly kind: 'person' }
  | ({ readonly kind: 'bot' } & BotPlan)
);
export type SeatedBot = Extract<SeatHolder, { kind: 'bot' }>;

const PLAIN = ['random', 'greedy', 'ismcts', 'playouts'] as const;
const KNOWN = ['me', ...levelIds, ...PLAIN];
const MOST_THOUGHTS = 1_000_000;
const LONGEST_NAME = 24;

/** `me,greedy,ismcts:500` */
export function readSeats(spec: string, text: Text): SeatHolder[] {
  return seat(
    spec.split(',').map((word) => word.trim()),
    text,
  );
}

/** Seats from their specs, each with a distinct name. */
export function seat(specs: readonly string[], text: Text): SeatHolder[] {
  const holders = specs.map((spec) => readSeat(spec, text));
  const people = holders.filter(({ kind }) => kind === 'person').length;
  const taken = new Map<string, number>();
  let person = 0;
  return holders.map((holder) => {
    if (holder.kind === 'person') person++;
    const base = holder.name !== '' ? holder.name : people > 1 ? text.person(person) : text.me;
    const times = (taken.get(base) ?? 0) + 1;
    taken.set(base, times);
    return { ...holder, name: times === 1 ? base : `${base} ${times}` };
  });
}

/** `me`, `me:Ann`, `expert`, `expert:builder`, `greedy`, `ismcts`, and with a number of iterations `ismcts:500` or `ismcts-500`. */
function readSeat(spec: string, text: Text): SeatHolder {
  const [, word = '', tail] = /^(\w*)(?:[:-](.*))?$/s.exec(spec) ?? [];
  if (word === 'me')
    return {
      kind: 'person',
      name: harmless(tail ?? '')
        .trim()
        .slice(0, LONGEST_NAME),
      spec,
    };
  const plain = PLAIN.find((each) => each === word);
  if (plain === undefined && isBot(spec)) {
    const { level, character } = namedBot(spec);
    return { kind: 'bot', name: botName(text, level), spec: botId(level, character), level, character, thoughts: null };
  }
  if (plain === undefined || (tail !== undefined && !searches(plain))) return stop({ code: 'unknown-bot', name: spec, known: KNOWN });
  const thoughts = tail === undefined ? null : wholeNumber(word, tail, 1, MOST_THOUGHTS);
  return { kind: 'bot', name: botName(text, plain), spec, level: plain, character: null, thoughts };
}

export const botsOnly = (holders: readonly SeatHolder[]): readonly SeatedBot[] =>
  holders.map((holder) => (holder.kind === 'bot' ? holder : stop({ code: 'person-not-allowed' })));
