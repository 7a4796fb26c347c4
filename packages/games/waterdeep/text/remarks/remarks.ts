import type { PieceRemarks } from '@fathom/kernel';
import type { Waterdeep } from '../../src/state.ts';
import type { Words } from '../words.ts';
import type { RemarkWords } from './remark-words.ts';
import { sentence } from './sentence.ts';
import { standing } from './standing.ts';

/** Waterdeep's pieces as sentences, and what is missing to use them. */
export function remarks(words: Words, said: RemarkWords): PieceRemarks<Waterdeep> {
  return {
    sentence: (piece, seen) => sentence({ words, said, seen }, piece),
    can: (move) => (move === null ? undefined : said.can[move.type]) ?? said.can.choosePiece,
    standing: (piece, seen) => standing({ words, said, seen }, piece),
  };
}
