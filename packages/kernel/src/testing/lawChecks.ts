import { asked, legal, play } from '../drive.ts';
import { openViewing, viewingOf } from '../declare/derived.ts';
import type { Fields, HeldIn, Viewing } from '../declare/field.ts';
import { group } from '../declare/groups.ts';
import type { Game, Playable, Seat } from '../game.ts';
import { same } from '../hash.ts';
import { changesBetween, outlook, preview } from '../preview.ts';
import { forcedAnswer } from '../answerFinder.ts';
import { seatView, type OfferedMove } from '../seatView.ts';
import { pick, type Rng } from '../rng.ts';
import { demand, equal, type Subject, type Turn } from './walk.ts';

/* What laws check in several places. */

/** Values that JSON would silently change or drop are not plain: maps, dates, classes, undefined, NaN. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** Does a view that was made by hand show each field as it is declared: to every seat, to a spectator, and when the table is open? */
export function showsAsDeclared<G extends Playable<G>, F extends Fields<F>>(game: Game<G>, s: G['state'], declared: F): boolean {
  const fields = group(declared);
  const isShown = (view: object, viewing: Viewing): boolean => {
    const shown = fields.show(s as unknown as HeldIn<F>, viewing);
    return same({ ...view, ...shown }, view);
  };
  const viewers = [null, ...Array.from({ length: s.seats }, (_, seat) => seat)];
  return viewers.every((seat) => isShown(game.view(s, seat), viewingOf(s, seat))) && isShown(game.open(s), openViewing(s));
}

/** Follow-up questions and forced answers are the same in another world. */
export function samePartsOfAnswers<G extends Playable<G>>(game: Game<G>, s: G['state'], world: G['state'], seat: Seat): void {
  equal(seatView(game, world, seat), seatView(game, s, seat), `seat ${seat} may answer the same in another world`);
  if (!asked(game, s).includes(seat)) return;
  equal(forcedAnswer(game, world, seat), forcedAnswer(game, s, seat), `seat ${seat} need not be asked the same in another world`);
}

/** One of the offered answers, part by part. */
export function randomAnswer<G extends Playable<G>>(moves: readonly OfferedMove<G>[], rng: Rng): readonly OfferedMove<G>[] {
  const part = pick(rng, moves);
  return part.next === undefined || part.next.moves.length === 0 ? [part] : [part, ...randomAnswer(part.next.moves, rng)];
}

export function noLeakInEvents<G extends Playable<G>>(
  { shown = () => false }: Subject<G>,
  { game, seat, move, played: here }: Turn<G>,
  world: G['state'],
  viewer: Seat | null,
): void {
  const there = play(game, world, seat, move);
  if (!there.ok || !same(game.view(here.state, viewer), game.view(there.state, viewer))) return;
  if (!same(here.events.filter(shown), there.events.filter(shown))) return;
  equal(
    visible(game, here.events, viewer),
    visible(game, there.events, viewer),
    `seat ${viewer} gets the same events where it sees the same`,
  );
}

/** The events that a viewer gets. */
const visible = <G extends Playable<G>>(game: Game<G>, events: readonly G['event'][], viewer: Seat | null): unknown[] =>
  events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);

/**
 * Whatever others answer, in any world: a viewer who gets the same events sees the same. So `determinize` may leave alone only
 * what is not shown.
 */
export function noLeakOfAnswers<G extends Playable<G>>(
  { spoken = () => false }: Subject<G>,
  { game, seat, move, played: here }: Turn<G>,
  world: G['state'],
  viewer: Seat | null,
  rng: Rng,
): void {
  const others = legal(game, world, seat);
  if (others.length === 0) return;
  const other = pick(rng, others);
  if (!same(other, move) && (spoken(move) || spoken(other))) return;
  const there = play(game, world, seat, other);
  if (!there.ok || !same(visible(game, here.events, viewer), visible(game, there.events, viewer))) return;
  equal(game.view(there.state, viewer), game.view(here.state, viewer), `seat ${viewer} sees the same, whatever is answered in secret`);
}

/** What a preview calls sure is what happens before anything is drawn or revealed; without luck that is all. */
export function previewHolds<G extends Playable<G>>({ game, s, seat, move }: Turn<G>): void {
  const told = preview(game, s, seat, [move]);
  const real = outlook(game, game.clone(s), seat, [move]);
  demand(told !== null && real !== null, 'a listed move has a preview');
  equal(told.sure, changesBetween(game, game.view(s, seat), real.sure), 'a preview comes true');
  demand((told.luck === null) === (real.end === null), 'a preview says whether luck is involved');
}
