import type { Done, Refused } from './messages.ts';
import type { Command, TableSnapshot, TableInfo } from '@fathom/table';

/** How a client seals its seat's words, and where they lie until they are shown. */
export interface Sealing {
  /** The kernel's `sealOf`. */
  readonly sealOf: (words: string) => string;
  /** So that a page that is opened again still has them. In memory if nothing is said. */
  readonly kept?: { readonly get: () => string | null; readonly set: (words: string) => void };
  /** What is added to the words so that nobody can guess them: 128 random bits if nothing is said. */
  readonly unguessable?: () => string;
}

/** Has everybody sealed their words, so that each has to show them now? */
export const isShowing = ({ phase, seats }: Pick<TableInfo, 'phase' | 'seats'>): boolean =>
  phase === 'gathering' && seats.every(({ kind, seal }) => kind === 'bot' || (kind === 'person' && seal !== null));

/** So many letters a player may type; as many as nobody can guess are added. */
export const mostTyped = 60;
const RANDOM = 16;
/** What the server would not take for plain text. */
const UNFIT = /[^\p{L}\p{N}\p{P}\p{S} ]|\p{DI}/gu;

function unguessable(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The words of one seat: sealed when it is ready, shown by themselves when everybody is. */
export class OwnWords {
  private readonly sealing: Sealing;
  private readonly act: (command: Command) => Promise<Done | Refused>;
  private inMemory: string | null = null;
  /** The seal whose words are on their way. */
  private showing: string | null = null;

  constructor(sealing: Sealing, act: (command: Command) => Promise<Done | Refused>) {
    this.sealing = sealing;
    this.act = act;
  }

  ready(typed: string): Promise<Done | Refused> {
    const words = `${typed.slice(0, mostTyped).replaceAll(UNFIT, '').trim()} ${(this.sealing.unguessable ?? unguessable)()}`.trim();
    this.inMemory = words;
    this.sealing.kept?.set(words);
    return this.act({ type: 'ready', seal: this.sealing.sealOf(words) });
  }

  hear({ seat, table }: TableSnapshot): void {
    if (seat === null || !isShowing(table)) return;
    const { seal, shown } = table.seats[seat]!;
    if (seal === null || shown || this.showing === seal) return;
    const words = [this.inMemory, this.sealing.kept?.get() ?? null].find((each) => each !== null && this.sealing.sealOf(each) === seal);
    if (words === undefined || words === null) return; // they were sealed on another device
    void this.show(seal, words);
  }

  private async show(seal: string, words: string): Promise<void> {
    this.showing = seal;
    const { type } = await this.act({ type: 'show', words });
    if (type === 'refused') this.showing = null; // whatever comes next may be a better moment
  }
}
