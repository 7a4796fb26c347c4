import { conspiracy, guilds, lordIds, type Conspiracy, type View } from '@fathom/conspiracy';
import { texts as loaders } from '@fathom/conspiracy/listing';
import { texts } from '@fathom/conspiracy/text';
import { asked, languages, prompt, spoken, withoutTypography, type Language, type PieceRemarks } from '@fathom/kernel';
import { people, remarkTests } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { keyShortfall } from '../src/rules/shortfall.ts';
import { randomGames } from './random.ts';
import { table } from './table.ts';

const remarksIn = (language: Language): Promise<PieceRemarks<Conspiracy>> => loaders.loadRemarks(language);
const fixtures = ({ rival }: View): string[] => [
  ...guilds.map((guild) => `pile-${guild}`),
  'lordDeck',
  'locationDeck',
  ...(rival === null ? [] : ['token']),
];
/** Copies of a lord look the same. */
const face = (piece: string): string => (lordIds.some((id) => id === piece) ? piece.replace(/-\d$/, '') : piece);

remarkTests(
  { game: conspiracy, texts, loadRemarks: remarksIn, games: randomGames(1, 'remarks'), apart: { games: 3, plies: 13 }, fixtures, face },
  { test, expect },
);

test('keys are short exactly where they win no location', () => {
  let won = 0;
  for (const game of randomGames(1, 'keys', [2, 3])) {
    for (const { s } of game) {
      const question = prompt(conspiracy, s);
      const [seat] = asked(conspiracy, s);
      if (seat === undefined) continue;
      const missing = keyShortfall(conspiracy.view(s, seat), seat);
      if (question === 'locationSource') won++;
      if (question === 'locationSource' || (question === 'location' && s.revealedLocations.length === 0)) expect(missing).toBeNull();
      const isLeft = s.locationDeck.length > 0;
      if (question === 'source' && isLeft) expect(missing).not.toBeNull();
    }
  }
  expect(won).toBeGreaterThan(20);
});

describe('what is said', () => {
  const said = async (piece: string, view: View): Promise<readonly (string | null)[]> =>
    Promise.all(
      languages.map(async (language) => {
        const sentence = (await remarksIn(language)).sentence(piece, { view, viewer: 0, name: (side) => people[language][side]! });
        return sentence === null ? null : withoutTypography(spoken(sentence, null));
      }),
    );
  const laid = table({
    seats: 2,
    players: [{ alliance: ['merchant-1-1', 'mage-3-1'] }, { alliance: ['merchant-2-1'] }],
    openLocations: ['grand-citadel'],
  });
  const view = conspiracy.view(laid.state, 0);

  test('a lord with its key and whose it is', async () => {
    expect(await said('merchant-1-1', view)).toEqual([
      'Silver Keeper of the Merchants, 1 VP, a silver key, with the crest, in your alliance, slot 1',
      'Серебряный ключарь торговцев, 1 ОВ, серебряный ключ, под гербом, в вашем альянсе, место 1',
      'Срібний ключар торговців, 1 ОВ, срібний ключ, під гербом, у вашому альянсі, місце 1',
    ]);
    expect((await said('merchant-2-1', view))[1]).toBe(
      'Золотой ключарь торговцев, 2 ОВ, золотой ключ, под гербом, в альянсе игрока Борис, место 1',
    );
  });

  test('a location that the keys do not win yet', async () => {
    expect(await said('grand-citadel', view)).toEqual([
      'Grand Citadel, open location. End: 7 VP. 1 of 2 silver keys; one more silver key is missing, or 2 gold ones.',
      'Великая цитадель, открытые владения. В конце: 7 ОВ. Есть 1 серебряный ключ из 2; не хватает ещё одного серебряного или двух золотых.',
      'Велика цитадель, відкриті володіння. Наприкінці: 7 ОВ. Є 1 срібний ключ із 2; бракує ще одного срібного або двох золотих.',
    ]);
  });
});
