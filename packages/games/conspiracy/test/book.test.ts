import { conspiracy, ruleIds, type Conspiracy } from '@fathom/conspiracy';
import { texts } from '@fathom/conspiracy/text';
import { book as en } from '@fathom/conspiracy/text/book/en';
import { plan } from '@fathom/conspiracy/text/book/plan';
import { book as ru } from '@fathom/conspiracy/text/book/ru';
import { book as uk } from '@fathom/conspiracy/text/book/uk';
import { bookTests, exampleFaults, pictureFaults, planFaults, wordFaults, type BookSubject } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';

const subject: BookSubject<Conspiracy> = {
  game: conspiracy,
  plan,
  words: { en, ru, uk },
  ruleIds,
  isPiece: (piece) => texts.en.piece(piece) !== null,
  points: { en: 'VP', ru: 'ОВ', uk: 'ОВ' },
};

bookTests(subject, { test, expect });

describe('what is wrong in a book is noticed', () => {
  const { chapters } = plan;
  const withPlan = (id: keyof typeof chapters, changed: object): BookSubject<Conspiracy> => ({
    ...subject,
    plan: { ...plan, chapters: { ...chapters, [id]: { ...chapters[id], ...changed } } },
  });
  const [step] = chapters.pearls.example.steps;
  const example = (changed: object): object => ({ example: { ...chapters.pearls.example, steps: [{ ...step, ...changed }] } });
  const said = (language: 'en' | 'ru', text: string): BookSubject<Conspiracy> => {
    const { pearls } = subject.words[language].chapters;
    const words = {
      ...subject.words[language],
      chapters: { ...subject.words[language].chapters, pearls: { ...pearls!, example: { ...pearls!.example!, steps: [text] } } },
    };
    return { ...subject, words: { ...subject.words, [language]: words } };
  };

  test('a number that does not come true', () => {
    expect(exampleFaults(withPlan('pearls', example({ after: { 'players.0.pearls': 5 } })))).toContain(
      'pearls: step 1: players.0.pearls is 4, not 5',
    );
  });

  test('a move that the rules refuse', () => {
    expect(exampleFaults(withPlan('pearls', example({ moves: [{ by: 1, move: { type: 'draw', count: 1 } }] }))).join()).toContain(
      'may not play',
    );
  });

  test('a number that one language does not say', () => {
    expect(exampleFaults(said('ru', 'Вы открываете 1 карту: теперь у вас 4 жемчужины.')).join()).toContain(
      'pearls, ru: step 1 does not say 5',
    );
  });

  test('other numbers than in English', () => {
    expect(exampleFaults(said('ru', 'Вы открываете 2 карты. У вас 4 жемчужины: 5 ОВ вам, 0 сопернику.')).join()).toContain(
      'has other numbers',
    );
  });

  test('an impossible position, an empty row', () => {
    expect(pictureFaults(withPlan('pearls', { picture: { shows: 'side', side: 0, position: { seats: 9 } } }))).toHaveLength(1);
    expect(
      pictureFaults(withPlan('keys', { picture: { ...chapters.keys.picture, rows: { mine: 'players.0.nothing' } } })).join(),
    ).toContain('players.0.nothing');
  });

  test('a rule, a module or a piece that does not exist', () => {
    expect(planFaults(withPlan('pearls', { sections: { gain: ['CO-PEARL-99'] } }))).toEqual(['CO-PEARL-99']);
    expect(planFaults(withPlan('pearls', { module: 'nowhere' }))).toEqual(['pearls: nowhere']);
    expect(planFaults(withPlan('pearls', example({ pieces: ['merchant-9-1'] })))).toEqual(['pearls: merchant-9-1']);
  });

  test('letters of another alphabet', () => {
    expect(wordFaults(said('ru', 'Вы oткрываете 1 карту.'), 'ru')).not.toEqual([]);
  });
});
