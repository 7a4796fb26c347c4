import type { ViewerEvent } from '@fathom/wire';
import type { Trouble } from '../api.ts';

/** Everything said about tables on a server, in one language. A text that is missing does not compile. */
export interface OnlineText {
  readonly invite: {
    readonly title: string;
    readonly yourName: string;
    readonly seats: string;
    readonly me: string;
    readonly friend: string;
    readonly clock: string;
    readonly clocks: Readonly<Record<ClockId, string>>;
    /** A clock that no invitation offers. */
    readonly daysPerMove: (n: number) => string;
    /** Before hours and minutes: «3 d 04:00». */
    readonly days: (n: number) => string;
    readonly atZero: string;
    readonly zeros: Readonly<Record<'move' | 'seat', string>>;
    readonly listed: string;
    readonly listedHint: string;
    readonly create: string;
  };
  readonly lobby: {
    readonly send: string;
    readonly copy: string;
    readonly free: string;
    readonly takeSeat: (n: number) => string;
    readonly host: string;
    readonly ready: string;
    readonly isReady: string;
    readonly notReady: string;
    readonly words: string;
    readonly wordsHint: string;
    readonly commitment: string;
    readonly hidden: string;
    /** Whose words are still missing when everybody is ready. */
    readonly showing: (names: string) => string;
    readonly unready: string;
    readonly waiting: string;
    readonly watching: string;
  };
  readonly recovery: { readonly title: string; readonly hint: string; readonly enter: string; readonly take: string };
  readonly people: {
    readonly title: string;
    readonly chat: string;
    readonly say: string;
    readonly send: string;
    readonly away: string;
    readonly here: string;
    readonly bot: string;
    readonly watching: (n: number) => string;
    readonly leave: string;
    /** What leaving means, before it is done. */
    readonly leaveHint: string;
    readonly comeBack: string;
    readonly askUndo: string;
    readonly askReplace: (name: string) => string;
    readonly agree: string;
    readonly refuse: string;
    readonly wants: (name: string, what: string) => string;
    readonly toUndo: string;
    readonly toReplace: (name: string) => string;
    readonly notify: string;
    readonly notifyHint: string;
    readonly webhook: string;
    readonly saveWebhook: string;
    readonly webhookText: string;
    readonly lost: string;
    readonly link: string;
    readonly rematch: string;
    readonly atRematch: string;
    readonly backToNow: string;
  };
  readonly tables: {
    readonly title: string;
    readonly mine: string;
    readonly open: string;
    readonly none: string;
    readonly yourTurn: string;
    readonly phases: Readonly<Record<'gathering' | 'playing' | 'over', string>>;
    readonly invite: string;
  };
  /** An event of the table as a line of the chat; null for one that needs none. */
  readonly eventLine: (event: ViewerEvent, name: (seat: number) => string) => string | null;
  readonly trouble: Readonly<Record<Trouble, string>>;
}

export const clockIds = ['none', 'blitz', 'quiet', 'day', 'days', 'week'] as const;
export type ClockId = (typeof clockIds)[number];
