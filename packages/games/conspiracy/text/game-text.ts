import type { GameText, Piece, PieceText } from '@fathom/kernel';
import { locations } from '../src/content/locations.ts';
import { lords, type Ability } from '../src/content/lords.ts';
import type { Event } from '../src/events.ts';
import { pieceRef } from '../src/pieces.ts';
import { SLOTS } from '../src/pyramid.ts';
import { tieBreakOf } from '../src/rules/end.ts';
import type { ConspiracyRule } from '../src/rule-ids.ts';
import type { Conspiracy } from '../src/state.ts';
import type { Answer, Who, Words } from './words.ts';

/** A table of sentences by type holds, under each type, the sentence for just that type; the compiler cannot follow it through a union. */
export function gameText(words: Words): GameText<Conspiracy> {
  return {
    title: words.title,
    blurb: words.blurb,
    prompt: (question) => words.prompts[question],
    moment: ({ armedBy, players }, seat) => (armedBy === null ? words.slotsTaken(players[seat]!.alliance.length, SLOTS) : words.lastTurn),
    move: (move, name) => (words.moves[move.type] as (move: Answer, who: Who) => string)(move, name),
    event: (event, name) => (words.events[event.type] as (event: Event, who: Who) => string | null)(event, name),
    piece: (piece) => pieceText(words, piece),
    automaton: ({ rival }) => (rival === null ? words.options.rival : words.rivals[rival.guild].name),
    option: (name) => words.options[name],
    optionValue: (name, value) => (words.optionValues[name] as (value: unknown) => string)(value),
    part: (part) => words.score[part as keyof Words['score']],
    points: (n) => `${n} ${words.points}`,
    tieBreak: (view, winners) => tieText(words.ties, tieBreakOf(view, winners)),
  };
}

function tieText(ties: Words['ties'], tie: ReturnType<typeof tieBreakOf>): string | null {
  if (tie === null) return null;
  if (tie.by === 'shared') return ties.shared;
  return tie.by === 'pearls' ? ties.pearls(tie.won, tie.lost) : ties.master(tie.won === 1);
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
  const ref = pieceRef(piece);
  if (ref === null) return null;
  switch (ref.type) {
    case 'lord': {
      const { kind, guild, ability } = lords[ref.id];
      return { name: words.lord(kind, guild), text: words.kinds[kind].text, rule: abilityRules[ability] };
    }
    case 'location':
      return { ...words.locations[ref.id], rule: locations[ref.id].rule };
    case 'pile':
      return { ...words.pieces.pile(ref.guild), rule: 'CO-CONSPIRE-05' };
    case 'lordDeck':
    case 'locationDeck':
    case 'token':
      return { ...words.pieces[ref.type], rule: placeRules[ref.type] };
  }
}

const placeRules = { lordDeck: 'CO-CONSPIRE-02', locationDeck: 'CO-KEY-08', token: 'OPT-SOLO-08' } as const;
