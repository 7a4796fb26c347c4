import { abyss, ruleIds, type Abyss } from '@fathom/abyss';
import { texts } from '@fathom/abyss/text';
import { book as en } from '@fathom/abyss/text/book/en';
import { plan } from '@fathom/abyss/text/book/plan';
import { book as ru } from '@fathom/abyss/text/book/ru';
import { book as uk } from '@fathom/abyss/text/book/uk';
import { languages } from '@fathom/kernel';
import { exampleFaults, pictureFaults, planFaults, wordFaults, type BookSubject } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';

const subject: BookSubject<Abyss> = {
  game: abyss,
  plan,
  words: { en, ru, uk },
  ruleIds,
  isPiece: (piece) => texts.en.piece(piece) !== null,
  points: { en: 'VP', ru: 'ОВ', uk: 'ОВ' },
};

test('the book names only rules, modules and pieces that exist', () => expect(planFaults(subject)).toEqual([]));

test('every picture shows a possible position', () => expect(pictureFaults(subject)).toEqual([]));

test('every example can be played and comes out as it says, in all languages', () => expect(exampleFaults(subject)).toEqual([]));

test.each(languages)('the words are clean: %s', (language) => expect(wordFaults(subject, language)).toEqual([]));
