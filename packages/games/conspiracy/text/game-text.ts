import type { GameText, Piece, PieceText } from '@fathom/kernel';
import { guilds } from '../src/content/guilds.ts';
import { locations, type LocationId } from '../src/content/locations.ts';
import { lords, type Ability, type LordId } from '../src/content/lords.ts';
import type { Event } from '../src/events.ts';
import type { ConspiracyRule } from '../src/rule-ids.ts';
import type { Conspiracy } from '../src/state.ts';
import type { Answer, Who, Words } from './words.ts';

/** A table of sentences by type holds, under each type, the sentence for just that type; the compiler cannot follow it through a union. */
export function gameText(words: Words): GameText<Conspiracy> {
  return {
    title: words.title,
    blurb: words.blurb,
    prompt: (question) => words.prompts[question],
    move: (move, name) => (words.moves[move.type] as (move: Answer, who: Who) => string)(move, name),
    event: (event, name) => (words.events[event.type] as (event: Event, who: Who) => string | null)(event, name),
    piece: (piece) => pieceText(words, piece),
    automaton: ({ rival }) => (rival === null ? words.options.rival : words.rivals[rival.guild].name),
    option: (name) => words.options[name],
    optionValue: (name, value) => (words.optionValues[name] as (value: unknown) => string)(value),
    part: (part) => words.score[part as keyof Words['score']],
    points: (n) => `${n} ${words.points}`,
  };
}

/** The rule that speaks of a lord's ability. */
const abilityRules: Readonly<Record<Ability, ConspiracyRule>> = {
  swap: 'CO-SWAP-01',
  key: 'CO-KEY-01',
  pearls: 'CO-PEARL-01',
  unmask: 'CO-SIX-01',
};

/** By the IDs that the rules point with. */
function pieceText(words: Words, piece: Piece): PieceText | null {
  if (isLord(piece)) {
    const { kind, guild, ability } = lords[piece];
    return { name: words.lord(kind, guild), text: words.kinds[kind].text, rule: abilityRules[ability] };
  }
  if (isLocation(piece)) return { ...words.locations[piece], rule: locations[piece].rule };
  if (piece === 'lordDeck') return { ...words.pieces.lordDeck, rule: 'CO-CONSPIRE-02' };
  if (piece === 'locationDeck') return { ...words.pieces.locationDeck, rule: 'CO-KEY-08' };
  if (piece === 'token') return { ...words.pieces.token, rule: 'OPT-SOLO-08' };
  const pile = guilds.find((guild) => piece === `pile-${guild}`);
  return pile === undefined ? null : { ...words.pieces.pile(pile), rule: 'CO-CONSPIRE-05' };
}

const isLord = (piece: Piece): piece is LordId => piece in lords;
const isLocation = (piece: Piece): piece is LocationId => piece in locations;
