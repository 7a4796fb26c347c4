import { listingOf, textsOf } from '@fathom/games';
import {
  arrange,
  asked,
  languages,
  play,
  rngFrom,
  seatView,
  type Game,
  type GameRules,
  type GameText,
  type Playable,
  type Seat,
} from '@fathom/kernel';
import { expect, test } from 'vitest';
import { gameIds, lessonsOf } from '../src/games/registry.ts';
import type { Lesson, LessonStep } from '../src/shell/lesson.ts';
import { loadLesson } from './load-lesson.ts';
import { arrowBetween, common, innermost, nearestTo } from '../src/shell/spotlight-geometry.ts';

const all = gameIds.flatMap((id) => lessonsOf(id).map((lesson) => [id, lesson] as const));

test('every expansion with rules of its own has a lesson, besides the basics of each game', () => {
  expect(all.map((each) => each.join(' '))).toEqual([
    'conspiracy basics',
    'abyss basics',
    'abyss kraken',
    'waterdeep basics',
    'waterdeep undermountain',
    'waterdeep skullport',
  ]);
});

/** Plays a lesson to its end; `at` is called before each step. */
function goThrough<G extends Playable<G>>(game: Game<G>, lesson: Lesson<G>, at: (step: string, view: G['view']) => void): void {
  const laid = arrange(game, { format: 'fathom-position/1', game: game.id, ...lesson.position }, rngFrom('lesson'));
  if (!laid.ok) throw new Error(JSON.stringify(laid.fault));
  let state = laid.value.state;
  const replies = [...lesson.replies];
  const answer = (seat: Seat, wanted: unknown): void => {
    const played = play(game, state, seat, wanted);
    if (!played.ok) throw new Error(JSON.stringify({ wanted, refused: played }));
    state = played.state;
  };
  for (const [id, { play: fits }] of Object.entries<LessonStep<G>>(lesson.steps)) {
    while (asked(game, state)[0] === 1 && replies.length > 0) answer(1, replies.shift()!.move);
    at(id, game.view(state, 0));
    if (fits === undefined) continue;
    const permitted = seatView(game, state, 0, false).moves.filter(({ move }) => fits(move));
    expect(permitted.length, id).toBeGreaterThan(0);
    answer(0, permitted[0]!.move);
  }
  expect(replies).toEqual([]);
}

/** What a lesson may point at: whatever the layout of the game has at that moment, and pieces with a name. */
function known<G extends Playable<G>>(game: Game<G>, view: G['view'], text: GameText<G>, target: string): boolean {
  const [kind, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
  const { zones, facts } = game.layout!(view);
  if (kind === 'zone') return zones.some((zone) => zone.id === id);
  if (kind === 'fact') return facts.some((fact) => fact.id === id);
  return kind === 'part' || text.piece(id) !== null;
}

test.each(all)('the lesson %s %s can be played to its end, and points at what there is', async (id, name) => {
  await listingOf(id)!.withRules(async <G extends Playable<G>>({ game }: GameRules<G>): Promise<void> => {
    const lesson = await loadLesson<G>(id, name);
    const text = await textsOf<G>(id).loadText('en');
    goThrough(game, lesson, (step, view) => {
      for (const target of lesson.steps[step]!.about ?? []) expect(known(game, view, text, target), `${step}: ${target}`).toBe(true);
    });
  });
});

test.each(all)('every step of %s %s has short words in every language', async (id, name) => {
  const lesson = await loadLesson(id, name);
  for (const language of languages) {
    const said = await lesson.say(language);
    expect(Object.keys(said)).toEqual(Object.keys(lesson.steps));
    expect(Object.entries(said).filter(([, words]) => words.length > 135)).toEqual([]);
  }
});

test('an arrow leads from edge to edge, and none is drawn between neighbours', () => {
  const words = { left: 100, top: 600, width: 400, height: 100 };
  const card = { left: 600, top: 100, width: 80, height: 120 };
  const arrow = arrowBetween(words, card)!;
  expect(arrow.from).toEqual({ x: 484, y: 600 });
  expect(arrow.to.x).toBeGreaterThan(590);
  expect(arrow.to.y).toBeCloseTo(225, -1);
  expect(arrowBetween(words, { left: 510, top: 620, width: 50, height: 50 })).toBeNull();
  expect(arrowBetween(words, { left: 300, top: 650, width: 50, height: 50 })).toBeNull();
});

test('of a zone and its pieces only the pieces are framed', () => {
  const zone = { left: 0, top: 0, width: 300, height: 100 };
  const [one, other] = [
    { left: 10, top: 5, width: 60, height: 90 },
    { left: 80, top: 5, width: 60, height: 90 },
  ];
  expect(innermost([zone, one, other, { ...one }])).toEqual([one, other]);
});

test('the arrow leads to what is nearest, and only what is inside the window is lit', () => {
  const words = { left: 0, top: 500, width: 100, height: 100 };
  const [near, far] = [
    { left: 0, top: 300, width: 50, height: 50 },
    { left: 900, top: 0, width: 50, height: 50 },
  ];
  expect(nearestTo(words, [far, near])).toBe(near);
  expect(nearestTo(words, [])).toBeNull();
  expect(common({ left: -20, top: 10, width: 50, height: 50 }, { left: 0, top: 0, width: 100, height: 40 })).toEqual({
    left: 0,
    top: 10,
    width: 30,
    height: 30,
  });
});
