import { waterdeep, ruleIds, type Waterdeep } from '@fathom/waterdeep';
import { texts } from '@fathom/waterdeep/text';
import { book as en } from '@fathom/waterdeep/text/book/en';
import { plan } from '@fathom/waterdeep/text/book/plan';
import { book as ru } from '@fathom/waterdeep/text/book/ru';
import { book as uk } from '@fathom/waterdeep/text/book/uk';
import { bookTests, type BookSubject } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';

const subject: BookSubject<Waterdeep> = {
  game: waterdeep,
  plan,
  words: { en, ru, uk },
  ruleIds,
  isPiece: (piece) => texts.en.piece(piece) !== null,
  points: { en: 'VP', ru: 'ПО', uk: 'ПО' },
};

bookTests(subject, { test, expect });
