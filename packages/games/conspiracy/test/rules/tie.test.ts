import { conspiracy, ranking } from '@fathom/conspiracy';
import { texts } from '@fathom/conspiracy/text';
import { withoutTypography } from '@fathom/kernel';
import { expect } from 'vitest';
import { ann, bob, cat, dan, rival, rule, rules, table, type Card } from '../table.ts';

/** One lord each, so many pearls each; lords of different guilds and equal worth tie on points. */
const after = (lords: readonly Card[], pearls: readonly number[], master: number) =>
  table({ asks: 'end', seats: lords.length, players: lords.map((lord, seat) => ({ alliance: [lord], pearls: pearls[seat]! })), master });

rule('CO-TIE-01', 'of those with the highest total the one with most pearls wins', () => {
  expect(after(['mage-1', 'farmer-1', 'farmer-0'], [1, 2, 9], cat).state.outcome).toEqual({ scores: [4, 4, 8], winners: [cat] });
  expect(after(['mage-6', 'farmer-6', 'merchant-1'], [1, 2, 2], cat).state.outcome).toEqual({ scores: [9, 9, 9], winners: [bob, cat] });
  // Cat is not among them
  expect(after(['mage-6', 'farmer-6', 'merchant-0'], [2, 1, 5], cat).state.outcome).toEqual({ scores: [9, 9, 8], winners: [ann] });
});

rule('CO-TIE-02', 'who is equal in pearls too wins together', () => {
  expect(after(['mage-6', 'farmer-6', 'merchant-1', 'military-6'], [2, 3, 3, 1], cat).winners).toEqual([bob, cat]);
  expect(after(['mage-6', 'farmer-6', 'merchant-1', 'military-6'], [3, 3, 3, 3], cat).winners).toEqual([ann, bob, cat, dan]);
});

rule('CO-TIE-03', 'the token itself breaks no tie; places go by total, then pearls, then together', () => {
  const t = after(['mage-6', 'merchant-1'], [4, 4], bob);
  expect(t.state.outcome).toEqual({ scores: [9, 9], winners: [ann, bob] });

  const four = after(['mage-4', 'farmer-4', 'merchant-6', 'military-4'], [1, 2, 5, 1], cat);
  expect(four.state.outcome!.scores).toEqual([7, 7, 14, 7]);
  expect(ranking(four.state)).toEqual([[cat], [bob], [ann, dan]]);
  expect(ranking(after(['mage-3', 'farmer-4'], [2, 1], ann).state)).toEqual([[ann], [bob]]); // the last place too
});

rule('OPT-SOLO-11', 'against a rival there are two places', () => {
  const places = (mine: Card, theirs: Card): number[][] => {
    const players = [{ alliance: [mine] }, { alliance: [theirs] }];
    return ranking(table({ seats: 1, asks: 'end', options: { rival: 'farmer' }, players }).state);
  };
  expect([places('mage-6', 'farmer-0'), places('mage-0', 'farmer-6')]).toEqual([
    [[ann], [rival]],
    [[rival], [ann]],
  ]);
});

/** What a spectator reads about the tie. */
const tieText = (t: ReturnType<typeof table>): string | null => {
  const said = texts.en.tieBreak!(conspiracy.view(t.state, null), t.winners!);
  return said === null ? null : withoutTypography(said);
};

rules(['CO-TIE-01', 'CO-TIE-02', 'OPT-SOLO-11'], 'the text says what broke a tie, and nothing without one', () => {
  expect(tieText(after(['mage-6', 'farmer-6', 'merchant-0'], [2, 1, 5], cat))).toBe('A tie: more pearls decide, 2 to 1.');
  expect(tieText(after(['mage-6', 'farmer-6', 'merchant-0'], [1, 1, 1], cat))).toBe(
    'A tie, with equally many pearls: the victory is shared.',
  );
  expect(tieText(after(['mage-6', 'farmer-4', 'merchant-0'], [1, 1, 1], cat))).toBeNull();
  const solo = (mine: Card, master: number, ...theirs: Card[]) => {
    const players = [mine, theirs].map((lords) => ({ alliance: [lords].flat(), pearls: 2 }));
    return table({ seats: 1, asks: 'end', options: { rival: 'farmer' }, master, players });
  };
  expect(tieText(solo('mage-6', rival, 'farmer-1'))).toBe('A tie: you are not Master of Pearls, so the rival wins.');
  expect(tieText(solo('mage-0', ann, 'farmer-4', 'mage-1'))).toBe('A tie: the Master of Pearls wins.');
  expect(tieText(solo('mage-4', rival, 'farmer-1'))).toBeNull();
});
