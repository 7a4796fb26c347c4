import type { Done, Refused } from './messages.ts';
import type { Command, TableSnapshot, TableInfo } from '@fathom/table';

/** How a client seals its seat's words, and where they are stored until they are shown. */
export interface Sealing {
  /** The kernel's `sealOf`. */
  readonly sealOf: (words: string) => string;
  /** Storage, so that a page that is opened again still has them. In memory by default. */
  readonly kept?: { readonly get: () => string | null; readonly set: (words: string) => void };
  /** Added to the words so that they cannot be guessed: 128 random bits by default. */
  readonly randomSuffix?: () => string;
}

/** Has everybody sealed their words, so that each has to show them now? */
export const isShowing = ({ phase, seats }: Pick<TableInfo, 'phase' | 'seats'>): boolean =>
  phase === 'gathering' && seats.every(({ kind, seal }) => kind === 'bot' || (kind === 'person' && seal !== null));

/** The number of characters that a player may type; the random part is added to them. */
export const mostTyped = 60;
const RANDOM = 16;
/** What the server would not accept as plain text. */
const UNFIT = /[^\p{L}\p{N}\p{P}\p{S} ]|\p{DI}/gu;

function randomSuffix(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The words of one seat: sealed when it is ready, shown automatically when everybody is. */
export class OwnWords {
  private readonly sealing: Sealing;
  private readonly act: (command: Command) => Promise<Done | Refused>;
  /** All that were made here: a server that seemed to refuse some may have them all the same. */
  private readonly made: string[] = [];
  /** The seal whose words have been sent. */
  private showing: string | null = null;

  constructor(sealing: Sealing, act: (command: Command) => Promise<Done | Refused>) {
    this.sealing = sealing;
    this.act = act;
  }

  ready(typed: string): Promise<Done | Refused> {
    const words = `${typed.slice(0, mostTyped).replaceAll(UNFIT, '').trim()} ${(this.sealing.randomSuffix ?? randomSuffix)()}`.trim();
    this.made.push(words);
    this.sealing.kept?.set(words);
    return this.act({ type: 'ready', seal: this.sealing.sealOf(words) });
  }

  onSnapshot({ seat, table }: TableSnapshot): void {
    if (seat === null || !isShowing(table)) return;
    const { seal, shown } = table.seats[seat]!;
    if (seal === null || shown || this.showing === seal) return;
    const words = [...this.made, this.sealing.kept?.get() ?? null].find((each) => each !== null && this.sealing.sealOf(each) === seal);
    if (words === undefined || words === null) return; // sealed on another device
    void this.show(seal, words);
  }

  private async show(seal: string, words: string): Promise<void> {
    this.showing = seal;
    const { type } = await this.act({ type: 'show', words });
    if (type === 'refused') this.showing = null; // the next snapshot tries again
  }
}
