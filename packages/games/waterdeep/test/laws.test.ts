import { lawTests, type LawName } from '@fathom/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { subjects } from './subjects.ts';

/** How many games each law is tried on here, for every kind of table: the dearer the fewer. `npm run soak` tries all laws on all games. */
const games: Record<LawName, number> = {
  'games end, and then nobody is asked': 6,
  'every asked seat has a move, and none twice': 3,
  'every card is in exactly one place': 3,
  'a state is plain JSON': 2,
  'determinize redraws what is hidden': 1,
  'reshuffle changes nothing that anybody sees': 1,
  'what is not listed is refused, and cites a rule': 1,
  'the log never changes the play': 2,
  'a move undone and played again gives the same state, and the undo floor never moves back': 1,
  'a move that can be undone freely reveals nothing': 2,
  'arrange reverses describe': 2,
  'a saved and reloaded game continues the same': 1,
  'play never touches its argument': 1,
  'clone equals structuredClone, and shares nothing that changes': 1,
  'same seed and moves, same hash': 1,
  'animation steps lead where the move leads and show nothing hidden': 1,
  'no leak: what a seat sees and may do is the same in every determinized world': 1,
  'a preview tells what will happen, and what luck decides': 1,
  'an answer with several parts is played as a whole, an amount in any order': 1,
};

lawTests(subjects, games, { describe, beforeAll, test, expect, env: process.env });
