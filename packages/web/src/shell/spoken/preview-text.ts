import type { GameText, Playable, Preview, Seat } from '@fathom/kernel';
import { nameOf } from '../default-board/zones.ts';
import type { SpokenText } from './spoken-text.ts';

interface About<G extends Playable<G>> {
  readonly text: GameText<G>;
  readonly spoken: SpokenText;
  readonly name: (side: Seat) => string;
  readonly viewer: Seat | null;
  /** Said where the rest depends on luck. */
  readonly luck: string;
}

/** What an answer would bring, in words: the viewer's points, what they gain and pay, the points of others, then what is not known yet. */
export function previewText<G extends Playable<G>>({ text, spoken, name, viewer, luck }: About<G>, preview: Preview): string {
  const { sure } = preview;
  const scores = sure.scores.flatMap(({ side, before, after = before }) => (after === before ? [] : [{ side, more: after - before }]));
  const others = scores
    .filter(({ side }) => side !== viewer)
    .map(({ side, more }) => (more > 0 ? spoken.gains : spoken.loses)(name(side), text.points(Math.abs(more))));
  const numbers = sure.facts.flatMap(({ id, owner, before, after }) =>
    owner === viewer && typeof before === 'number' && typeof after === 'number' ? [{ id, more: after - before, after }] : [],
  );
  const own = scores.filter(({ side }) => side === viewer).map(({ more }) => ({ more, said: text.points(Math.abs(more)) }));
  const amounts = numbers.flatMap(({ id, more }) => {
    const said = text.amount?.(id, Math.abs(more)) ?? null;
    return said === null ? [] : [{ more, said }];
  });
  const [gained, paid] = [1, -1].map((sign) => [...own, ...amounts].filter(({ more }) => more * sign > 0).map(({ said }) => said));
  const facts = numbers.flatMap(({ id, more, after }) => {
    const what = (text.amount?.(id, 1) ?? null) === null ? nameOf(text, id) : null;
    return what === null ? [] : [(more > 0 ? spoken.more : spoken.fewer)(what, Math.abs(more), after)];
  });
  return [
    ...(gained!.length > 0 ? [spoken.brings(gained!.join(', '))] : []),
    ...(paid!.length > 0 ? [spoken.costs(paid!.join(', '))] : []),
    ...facts,
    ...others,
    ...unknown(text, spoken, viewer, preview),
    ...(preview.luck === null ? [] : [luck]),
  ].join('; ');
}

/** How many cards come to the viewer that nobody can name yet. */
function unknown<G extends Playable<G>>(text: GameText<G>, spoken: SpokenText, viewer: Seat | null, { luck }: Preview): readonly string[] {
  return (luck?.counts ?? []).flatMap(({ id, owner, before, after }) => {
    const place = owner === viewer ? nameOf(text, id) : null;
    return place === null || after === undefined || after <= before ? [] : [spoken.unknown(place, after - before)];
  });
}
