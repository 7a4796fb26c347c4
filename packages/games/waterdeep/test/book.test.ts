import { waterdeep, ruleIds, type Waterdeep } from '@fathom/waterdeep';
import { texts } from '@fathom/waterdeep/text';
import { book as en } from '@fathom/waterdeep/text/book/en';
import { plan } from '@fathom/waterdeep/text/book/plan';
import { book as ru } from '@fathom/waterdeep/text/book/ru';
import { book as uk } from '@fathom/waterdeep/text/book/uk';
import { languages } from '@fathom/kernel';
import { exampleFaults, pictureFaults, planFaults, wordFaults, type BookSubject } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';

const subject: BookSubject<Waterdeep> = {
  game: waterdeep,
  plan,
  words: { en, ru, uk },
  ruleIds,
  isPiece: (piece) => texts.en.piece(piece) !== null,
  points: { en: 'VP', ru: 'ПО', uk: 'ПО' },
};

test('the book names only rules, modules and pieces that exist', () => expect(planFaults(subject)).toEqual([]));

test('every picture shows a possible position', () => expect(pictureFaults(subject)).toEqual([]));

test('every example can be played and comes out as it says, in all languages', () => expect(exampleFaults(subject)).toEqual([]));

test.each(languages)('the words are clean: %s', (language) => expect(wordFaults(subject, language)).toEqual([]));
