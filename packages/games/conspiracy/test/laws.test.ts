import { lawTests, type LawName } from '@fathom/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { subjects } from './subjects.ts';

/** How many games each law is tried on here, for every kind of table: the dearer the fewer. `npm run soak` tries all laws on all games. */
const games: Record<LawName, number> = {
  'games end, and then nobody is asked': 80,
  'every asked seat has a move, and none twice': 60,
  'every card is in exactly one place': 40,
  'a state is plain JSON': 15,
  'determinize redraws what is hidden': 25,
  'reshuffle changes nothing that anybody sees': 10,
  'what is not listed is refused, and cites a rule': 15,
  'the log never changes the play': 8,
  'a move undone and played again gives the same state, and the undo floor never moves back': 8,
  'a move that can be undone freely reveals nothing': 8,
  'arrange reverses describe': 6,
  'a saved and reloaded game continues the same': 5,
  'play never touches its argument': 4,
  'clone equals structuredClone, and shares nothing that changes': 4,
  'same seed and moves, same hash': 5,
  'animation steps lead where the move leads and show nothing hidden': 4,
  'no leak: what a seat sees and may do is the same in every determinized world': 3,
  'a preview tells what will happen, and what luck decides': 4,
  'an answer with several parts is played as a whole, an amount in any order': 3,
};

lawTests(subjects, games, { describe, beforeAll, test, expect, env: process.env });
