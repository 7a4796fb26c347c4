import { counter } from '@fathom/kernel';
import type { RemarkWords } from './remark-words.ts';

const count = counter('en');
const lordCount = (n: number): string => count(n, { one: 'lord', other: 'lords' });

export const remarkWords: RemarkWords = {
  keys: { silver: 'a silver key', gold: 'a gold key' },
  pearls: (n) => count(n, { one: 'pearl', other: 'pearls' }),
  swaps: 'lets you swap two lords',
  unmasks: 'discards the top lord of the deck',
  usedKey: 'key used up',
  crest: 'with the crest',
  slot: (slot) => `slot ${slot}`,
  alliance: { mine: 'in your alliance', rival: 'in the rival’s alliance', other: (name) => `in the alliance of ${name}` },
  drawn: 'just drawn',
  waiting: 'to be placed',
  discarded: 'in the discard pile',
  openLocation: 'open location',
  revealedLocation: 'just revealed',
  searched: 'from the location deck',
  faceDown: 'lying face down',
  worth: (points) => `worth ${points} now`,
  empty: 'empty',
  lordCount,
  cardCount: (n) => count(n, { one: 'card', other: 'cards' }),
  inPile: (lord, points) => `${lord} ${points}`,
  token: { mine: 'yours', rival: 'held by the rival', other: (name) => `held by ${name}` },
  can: {
    draw: 'you can draw from it',
    takePile: 'you can take it',
    keep: 'you can keep it',
    return: 'you can return it',
    place: 'you can place it next',
    swap: 'you can swap it',
    reveal: 'you can reveal from it',
    takeOpen: 'you can take it',
    takeLocation: 'you can take it',
    useToken: 'you can return it',
    choose: 'you can choose it',
  },
  standing: {
    keys({ silver, gold, isAnyKind }) {
      if (silver + gold === 0) return `No active keys; ${isAnyKind ? 'any 2 are missing' : '2 of one kind are missing'}.`;
      if (isAnyKind) return '1 of 2 keys; one more of either kind is missing.';
      if (silver === gold) return '1 silver and 1 gold key; one more of either kind is missing.';
      return silver > 0
        ? '1 of 2 silver keys; one more silver key is missing, or 2 gold ones.'
        : '1 of 2 gold keys; one more gold key is missing, or 2 silver ones.';
    },
    onlyFromDeck: 'You take locations only from the deck: you control the Cartographer’s Archive.',
    emptyPile: 'This pile is empty.',
    emptyDeck: 'This deck is empty.',
    mustDraw: (n) => `A rival’s location restricts you: you must draw ${n === 1 ? 'the top lord' : `exactly ${lordCount(n)}`} of the deck.`,
    fits: (room, lords) => `Only ${room} of its ${lordCount(lords)} fit into your alliance; the others return.`,
  },
};
