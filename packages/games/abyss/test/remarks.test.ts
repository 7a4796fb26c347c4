import { abyss, allyIds, lords, races, sentinelIds, type Abyss, type View } from '@fathom/abyss';
import { texts as loaders } from '@fathom/abyss/listing';
import { texts, words } from '@fathom/abyss/text';
import { languages, spoken, withoutTypography, type Language, type PieceRemarks } from '@fathom/kernel';
import { people, remarkTests } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { randomGames } from './random.ts';
import { dealt, table } from './table.ts';

const remarksIn = (language: Language): Promise<PieceRemarks<Abyss>> => loaders.loadRemarks(language);
const seenBy = (view: View, viewer: number | null, language: Language = 'en') => ({
  view,
  viewer,
  name: (side: number): string => people[language][side]!,
});
const fixtures = ({ seats, kraken }: View): string[] => [
  'deck',
  'lordDeck',
  'tiles',
  'pearls',
  'keys',
  'threat',
  ...races.map((race) => `council-${race}`),
  ...Array.from({ length: seats }, (_, seat) => [`seat-${seat}`, `monsters-${seat}`]).flat(),
  ...(kraken === null ? [] : ['lootDeck', ...sentinelIds]),
];
/** Copies of an ally look the same, and so do monsters. */
const face = (piece: string): string =>
  allyIds.some((id) => id === piece) || piece.startsWith('monster-') ? piece.replace(/-\d$/, '') : piece;

remarkTests(
  { game: abyss, texts, loadRemarks: remarksIn, games: randomGames(1, 'remarks'), apart: { games: 3, plies: 67 }, fixtures, face },
  { test, expect },
);

test('a lord in the Court says that a hand can pay exactly where it can, and otherwise what is missing', async () => {
  const { standing } = await remarksIn('en');
  for (const game of randomGames(1, 'standing')) {
    let ply = 0;
    for (const { s } of game) {
      if (ply++ % 7 !== 0 || s.outcome !== null) continue;
      for (let seat = 0; seat < s.seats; seat++) {
        const view = abyss.view(s, seat);
        for (const lord of view.court) {
          if (view.kraken?.posts.court?.item === lord) continue; // reserved: whether it could be paid for is not what keeps it
          const said = standing(lord, seenBy(view, seat))!;
          expect(said === words.en.payable, `${said} ${lord}: ${view.players[seat]!.hand!.join(' ')}`).toBe(view.payable.includes(lord));
        }
      }
    }
  }
});

describe('what is missing', () => {
  test('nothing is said where there is nothing useful to say, or from a hand that is not seen', async () => {
    const { state: s } = dealt(2, {}, 'still');
    const { standing } = await remarksIn('en');
    expect(standing('deck', seenBy(abyss.view(s, 0), 0))).toBeNull();
    expect(standing(s.court[0]!, seenBy(abyss.view(s, null), null))).toBeNull();
  });

  test('keys for a location, a pearl for a plot', async () => {
    const { state: s } = table({ seats: 2, players: [{ keys: 2, pearls: 0 }], court: ['recruiter'] });
    const view = abyss.view(s, 0);
    const said = await Promise.all(
      languages.map(async (language) => {
        const { standing } = await remarksIn(language);
        return ['tiles', 'lordDeck'].map((piece) => withoutTypography(standing(piece, seenBy(view, 0, language))!));
      }),
    );
    expect(said).toEqual([
      ['2 of 3 keys; 1 more is missing.', 'You have no pearl to plot with.'],
      ['Ключей: 2 из 3; не хватает ещё 1 ключа.', 'Для интриги не хватает жемчужины.'],
      ['Ключів: 2 з 3; бракує ще 1 ключа.', 'Для інтриги бракує перлини.'],
    ]);
  });

  test('a lord of the Court with its cost, and one of a rival', async () => {
    const { state: s } = table({
      seats: 2,
      players: [{ hand: [] }, { lords: ['treasurer'] }],
      court: ['recruiter'],
    });
    const view = abyss.view(s, 0);
    const { sentence, can } = await remarksIn('en');
    const said = (piece: string): string => withoutTypography(spoken(sentence(piece, seenBy(view, 0))!, null));
    const { influence, cost } = lords.recruiter;
    expect(said('recruiter')).toMatch(
      new RegExp(`^Recruiter, influence ${influence}, cost ${cost.value}, from .* To recruit this lord you lack .*\\.$`),
    );
    expect(said('treasurer')).toContain('lord of Boris');
    expect(can({ type: 'recruit', lord: 'recruiter' })).toBe('you can recruit it');
  });
});
