import type { Breakdown, Conspiracy, Event } from '@fathom/conspiracy';
import { impossible, type Move } from '@fathom/kernel';

/* Moves and events in a plain notation, for option lists and transcripts: words, IDs and numbers, in no human language. */

export function notation(move: Move<Conspiracy>): string {
  switch (move.type) {
    case 'draw':
      return `deck ${move.count}`;
    case 'takePile':
      return `pile ${move.guild}`;
    case 'keep':
    case 'return':
    case 'place':
      return `${move.type} ${move.lord}`;
    case 'swap':
      return `swap ${move.slots.join(' and ')}`;
    case 'reveal':
      return `reveal ${move.count}`;
    case 'takeOpen':
      return `open ${move.location}`;
    case 'takeLocation':
      return `take ${move.location}`;
    case 'decline':
      return 'decline';
    case 'useToken':
      return 'use token';
    case 'endTurn':
      return 'end turn';
    default:
      return impossible(move);
  }
}

/** `pearlsGained Ann amount=2 total=3`: the type, whose it is, and the rest by name. */
export function eventNotation({ type, ...facts }: Event, names: readonly string[]): string {
  const who = (value: unknown): string => (typeof value === 'number' ? names[value]! : String(value));
  const words = Object.entries(facts).map(([name, value]: [string, unknown]) => {
    if (name === 'side') return who(value);
    const seated = name === 'by' || name === 'first' || name === 'winners' || (name === 'from' && type === 'masterChanged');
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return `${name}=${values.map(seated ? who : String).join(' ')}`;
  });
  return [type, ...words].join(' ');
}

export function summed({ lords, locations, coalition, master, bonus, total, ...parts }: Breakdown): string {
  return [
    `lords ${lords} + locations ${locations} + coalition ${coalition} + master ${master} + bonus ${bonus} = ${total}`,
    `  crests: ${parts.crests.map(({ lord }) => lord).join(' ')}`,
    `  locations: ${parts.holdings.map(({ location, slot, vp }) => `${slot} ${location} ${vp}`).join(', ')}`,
    `  coalition: ${parts.largestCoalition.guild} ${parts.largestCoalition.slots.join(' ')}`,
  ].join('\n');
}
