import { lawTests, type LawName } from '@fathom/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { subjects } from './subjects.ts';

/** How many games each law is tried on here, for every kind of table: the dearer the fewer. `npm run soak` tries all laws on all games. */
const games: Record<LawName, number> = {
  'games end, and then nobody is asked': 20,
  'every asked seat has a move, and none twice': 10,
  'every card is in exactly one place': 8,
  'a state is plain JSON': 6,
  'determinize redraws what is hidden': 5,
  'reshuffle changes nothing that anybody sees': 3,
  'what is not listed is refused, and cites a rule': 4,
  'the log never changes the play': 4,
  'a move undone and played again gives the same state, and the undo floor never moves back': 3,
  'a move that can be undone freely reveals nothing': 4,
  'arrange reverses describe': 4,
  'a saved and reloaded game continues the same': 2,
  'play never touches its argument': 2,
  'clone equals structuredClone, and shares nothing that changes': 2,
  'same seed and moves, same hash': 1,
  'animation steps lead where the move leads and show nothing hidden': 2,
  'no leak: what a seat sees and may do is the same in every determinized world': 1,
  'a preview tells what will happen, and what luck decides': 2,
  'an answer with several parts is played as a whole, an amount in any order': 1,
};

lawTests(subjects, games, { describe, beforeAll, test, expect, env: process.env });
