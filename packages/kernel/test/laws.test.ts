import {
  lawNames,
  sentence,
  tryLaws,
  type Broken,
  type LawName,
  type Subject,
  divers,
  type Divers,
  type Flaw,
} from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

const subject = (flaw: Flaw | null, seats = 3): Subject<Divers> => ({
  game: divers(flaw),
  seats,
  options: { cards: 8 },
  cards: ({ deck, hands, shown }) => [...deck, ...hands.flat(), ...shown].map(String),
  spoken: ({ type }) => type === 'aim',
  longest: 60,
});

/** Tries laws on some games; gives what was broken first. */
function verdict(flaw: Flaw | null, names: readonly LawName[] = lawNames): readonly Broken[] {
  for (let i = 0; i < 40; i++) {
    const broken = tryLaws(subject(flaw, 2 + (i % 2)), `game ${i}`, names);
    if (broken.length > 0) return broken;
  }
  return [];
}

describe('a sound game satisfies every law', () => {
  test.each(lawNames)('%s', (law) => expect(verdict(null, [law])).toEqual([]));
  test('all of them in one pass', () => expect(verdict(null)).toEqual([]));
});

/** For every law, the flaws it must notice, and its message. */
const noticed: readonly (readonly [law: LawName, flaw: Flaw, says: RegExp])[] = [
  ['a state is plain JSON', 'unplain state', /plain JSON/],
  ['clone equals structuredClone, and shares nothing that changes', 'shallow clone', /leaves the original alone/],
  ['clone equals structuredClone, and shares nothing that changes', 'forgetful clone', /a clone equals/],
  ['play never touches its argument', 'clone is the original', /leaves its argument alone/],
  ['a saved and reloaded game continues the same', 'forgetful save', /continues the same/],
  ['same seed and moves, same hash', 'outside randomness', /is reproducible/],
  ['a preview tells what will happen, and what luck decides', 'outside randomness', /a preview comes true/],
  ['the log never changes the play', 'log changes play', /without a log/],
  ['every asked seat has a move, and none twice', 'move listed twice', /listed twice/],
  ['what is not listed is refused, and cites a rule', 'restless list', /played|refused/],
  ['what is not listed is refused, and cites a rule', 'refusal without a rule', /cites a rule/],
  ['no leak: what a seat sees and may do is the same in every determinized world', 'view shows the deck', /sees the same/],
  ['no leak: what a seat sees and may do is the same in every determinized world', 'moves show the deck', /may do the same/],
  ['no leak: what a seat sees and may do is the same in every determinized world', 'events show the card', /same events/],
  ['no leak: what a seat sees and may do is the same in every determinized world', 'sealed answers shown', /answered in secret/],
  ['an answer with several parts is played as a whole, an amount in any order', 'restless list', /can be played/],
  ['an answer with several parts is played as a whole, an amount in any order', 'amount depends on the order', /in any order/],
  ['determinize redraws what is hidden', 'determinize changes nothing', /redraws something/],
  ['reshuffle changes nothing that anybody sees', 'reshuffle redraws hands', /after reshuffling/],
  ['a move that can be undone freely reveals nothing', 'revealed secret can be undone', /learns nothing/],
  ['animation steps lead where the move leads and show nothing hidden', 'outside randomness', /where the move leads/],
  ['animation steps lead where the move leads and show nothing hidden', 'view shows the deck', /in the middle of a move/],
  ['every card is in exactly one place', 'card in two places', /two places/],
  ['every card is in exactly one place', 'card lost', /comes or goes/],
  ['a move undone and played again gives the same state, and the undo floor never moves back', 'undo floor moves back', /never moves back/],
  ['a move undone and played again gives the same state, and the undo floor never moves back', 'outside randomness', /played again/],
  ['arrange reverses describe', 'forgetful position', /arrange reverses describe/],
  ['games end, and then nobody is asked', 'endless', /ends within/],
];

describe('a flaw is noticed', () => {
  test.each(noticed)('%s: %s', (law, flaw, says) => {
    expect(verdict(flaw, [law])).toMatchObject([{ law, what: expect.stringMatching(says) as unknown }]);
  });

  test.each(noticed)('in one pass with all others: %s: %s', (law, flaw) => {
    const isNoticed = (i: number): boolean => tryLaws(subject(flaw, 2 + (i % 2)), `game ${i}`).some((broken) => broken.law === law);
    expect(Array.from({ length: 40 }, (_, i) => i).some(isNoticed)).toBe(true);
  });

  test('every law has a flaw that it notices', () => {
    expect(new Set(noticed.map(([law]) => law))).toEqual(new Set(lawNames));
  });

  test('a failure names the law, the seed and the ply, and can be reproduced', () => {
    const [broken] = verdict('card lost');
    expect(sentence(broken!)).toBe(
      `law broken: every card is in exactly one place (seed “${broken!.seed}”, ply ${broken!.ply}): ${broken!.what}`,
    );
    expect(broken!.ply).toBeGreaterThan(0);
    expect(verdict('card lost', [broken!.law])).toEqual([broken]);
  });
});
