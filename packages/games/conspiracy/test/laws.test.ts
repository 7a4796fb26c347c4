import { lawTests, type LawName } from '@fathom/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { subjects } from './subjects.ts';

/** How many games each law is tried on here, for every kind of table: the dearer the fewer. `npm run soak` tries all laws on all games. */
const games: Record<LawName, number> = {
  'games end, and then nobody is asked': 150,
  'every asked seat has a move, and none twice': 120,
  'every card is in exactly one place': 80,
  'a state is plain JSON': 30,
  'determinize redraws what is hidden': 50,
  'reshuffle changes nothing that anybody sees': 20,
  'what is not listed is refused, and cites a rule': 30,
  'the log never changes the play': 15,
  'a move undone and played again gives the same state, and the undo floor never moves back': 15,
  'a move that can be undone freely reveals nothing': 15,
  'arrange reverses describe': 12,
  'a saved and reloaded game continues the same': 10,
  'play never touches its argument': 8,
  'clone equals structuredClone, and shares nothing that changes': 8,
  'same seed and moves, same hash': 5,
  'animation steps lead where the move leads and show nothing hidden': 8,
  'no leak: what a seat sees and may do is the same in every determinized world': 3,
  'a preview tells what will happen, and what luck decides': 6,
  'an answer with several parts is played as a whole, an amount in any order': 3,
};

lawTests(subjects, games, { describe, beforeAll, test, expect, env: process.env });
