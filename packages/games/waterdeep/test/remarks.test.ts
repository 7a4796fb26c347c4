import {
  adventurers,
  intrigueIds,
  isDuty,
  nameOf,
  questTypes,
  waterdeep,
  type IntrigueId,
  type SpaceId,
  type View,
  type Waterdeep,
} from '@fathom/waterdeep';
import { texts as loaders } from '@fathom/waterdeep/listing';
import { texts } from '@fathom/waterdeep/text';
import { answers, languages, withoutTypography, type Language, type PieceRemarks } from '@fathom/kernel';
import { people, remarkTests } from '@fathom/kernel/testing';
import { describe, expect, test } from 'vitest';
import { visitOf } from '../src/effects/lists.ts';
import { spaceShortfall } from '../src/rules/shortfall.ts';
import { remarkWords } from '../text/remarks/en.ts';
import { randomGames } from './random.ts';
import { ann, dealt, table } from './table.ts';

const remarksIn = (language: Language): Promise<PieceRemarks<Waterdeep>> => loaders.loadRemarks(language);
const seenBy = (view: View, viewer: number | null, language: Language = 'en') => ({
  view,
  viewer,
  name: (side: number): string => people[language][side]!,
});
const fixtures = ({ seats, corruption }: View): string[] => [
  'questDeck',
  'questDiscard',
  'intrigueDeck',
  'intrigueDiscard',
  'tiles',
  'first',
  'rounds',
  ...adventurers.map((what) => `supply-${what}`),
  ...questTypes.map((type) => `type-${type}`),
  ...Array.from({ length: seats }, (_, seat) => [
    `seat-${seat}`,
    `pool-${seat}`,
    ...[...adventurers, 'gold', ...(corruption === null ? [] : ['corruption'])].map((what) => `tavern-${seat}-${what}`),
  ]).flat(),
  ...(corruption === null ? [] : ['corruption']),
];
/** Copies of an intrigue card look the same. */
const face = (piece: string): string => (intrigueIds.some((id) => id === piece) ? nameOf[piece as IntrigueId] : piece);

remarkTests(
  { game: waterdeep, texts, loadRemarks: remarksIn, games: randomGames(1, 'remarks'), apart: { games: 6, plies: 89 }, fixtures, face },
  { test, expect },
);

test('a quest says that it can be paid for exactly where it can be completed, a tile where it can be bought', async () => {
  const { payable, affordable, dutyFirst } = remarkWords.standing;
  const { standing } = await remarksIn('en');
  let asked = 0;
  const wrong: string[] = [];
  for (const game of randomGames(1, 'standing')) {
    for (const { s } of game) {
      const frame = s.stack.at(-1);
      if (frame?.kind !== 'quest' && frame?.kind !== 'buy') continue;
      asked++;
      const { seat } = frame;
      const view = waterdeep.view(s, seat);
      const { active, duties, plots } = view.players[seat]!;
      const offered = answers(waterdeep, s).map(({ move }) => move);
      const visible = plots.includes('q-diplomatic-mission-to-suzail') ? view.inn : [];
      for (const piece of frame.kind === 'buy' ? view.hall.map(({ id }) => id) : [...active, ...duties, ...visible]) {
        const said = standing(piece, seenBy(view, seat))!;
        const can = offered.some(
          (move) => (move.type === 'complete' && move.quest === piece) || (move.type === 'buy' && move.building === piece),
        );
        if ((said === payable || said === affordable) !== can) wrong.push(`${piece}: ${said}`);
        if (said === dutyFirst && (duties.length === 0 || isDuty(piece))) wrong.push(`${piece}: ${said}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

/** Operations whose need is in plain sight: for these the shortfall is always known. */
const plain: readonly string[] = ['pay', 'returnCorruption', 'discardQuest', 'buyBuilding'];

test('a space says that something is missing exactly where no agent can go for want of it', () => {
  const wrong: string[] = [];
  let missing = 0;
  for (const game of randomGames(1, 'spaces')) {
    for (const { s } of game) {
      const frame = s.stack.at(-1);
      if (frame?.kind !== 'assign') continue;
      const view = waterdeep.view(s, frame.seat);
      const open = new Set<SpaceId>(answers(waterdeep, s).flatMap(({ move }) => (move.type === 'assign' ? [move.space] : [])));
      for (const { id, agents } of [...view.board, ...view.buildings]) {
        const short = spaceShortfall(view, frame.seat, id);
        const isPlain = visitOf[id].effects.every(({ op }, i) => visitOf[id].requires[i] !== true || plain.includes(op));
        if (short !== null && short.of !== 'taken') missing++;
        if (open.has(id) && short !== null && agents.length === 0) wrong.push(`${id} is open: ${JSON.stringify(short)}`);
        if (!open.has(id) && short === null && isPlain) wrong.push(`${id} is closed`);
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(missing).toBeGreaterThan(100);
});

describe('what is missing', () => {
  test('is named and counted, with what is there', async () => {
    const { state: s } = table({
      seats: 2,
      players: [{ gold: 1 }],
      hall: ['b-the-palace-of-waterdeep'],
    });
    const view = waterdeep.view(s, ann);
    const said = await Promise.all(
      languages.map(async (language) => {
        const { standing } = await remarksIn(language);
        return withoutTypography(standing('b-the-palace-of-waterdeep', seenBy(view, ann, language))!);
      }),
    );
    expect(said).toEqual(['Missing: 3 gold (you have 1 of 4).', 'Не хватает: 3 золотых (есть 1 из 4).', 'Бракує: 3 золоті (є 1 з 4).']);
  });

  test('nothing is said of what is no quest of one’s own, none at the Inn, no tile of the Hall and open to all', async () => {
    const { state: s } = dealt(2, {}, 'still');
    const view = waterdeep.view(s, 0);
    const { standing } = await remarksIn('en');
    for (const piece of ['questDeck', 's-the-plinth', s.players[1]!.active[0]!, s.players[0]!.lord])
      expect(standing(piece, seenBy(view, 0)), piece).toBeNull();
  });

  test('who stands on a space is named', async () => {
    const { state: s } = table({ seats: 2, board: { 's-the-plinth': { agents: [1] } } });
    const { standing, sentence } = await remarksIn('ru');
    const seen = seenBy(waterdeep.view(s, ann), ann, 'ru');
    expect(standing('s-the-plinth', seen)).toBe('Занято: агент игрока Борис.');
    expect(sentence('s-the-plinth', seen)!.facts).toBe('Постамент, агент игрока Борис');
  });

  test('a table that plays with the other value says so', async () => {
    const { state: s } = dealt(2, { undermountain: true, highDukesTomb: 2, taxRevolt: 4 }, 'other values');
    const { standing } = await remarksIn('en');
    const seen = seenBy(waterdeep.view(s, 0), 0);
    expect(withoutTypography(standing('b-high-dukes-tomb', seen)!)).toContain(remarkWords.standing.tomb);
    expect(withoutTypography(standing('i-tax-revolt-1', seen)!)).toBe(remarkWords.standing.revolt);
  });
});
