import { abyss, ruleIds, type Abyss } from '@fathom/abyss';
import { texts } from '@fathom/abyss/text';
import { book as en } from '@fathom/abyss/text/book/en';
import { plan } from '@fathom/abyss/text/book/plan';
import { book as ru } from '@fathom/abyss/text/book/ru';
import { book as uk } from '@fathom/abyss/text/book/uk';
import { bookTests, type BookSubject } from '@fathom/kernel/testing';
import { expect, test } from 'vitest';

const subject: BookSubject<Abyss> = {
  game: abyss,
  plan,
  words: { en, ru, uk },
  ruleIds,
  isPiece: (piece) => texts.en.piece(piece) !== null,
  points: { en: 'VP', ru: 'ОВ', uk: 'ОВ' },
};

bookTests(subject, { test, expect });
