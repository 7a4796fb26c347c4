import {
  act,
  admit,
  answers,
  asked,
  look,
  obvious,
  pick,
  rngFrom,
  sitDown,
  type Game,
  type Look,
  type Playable,
  type Sitting,
} from '@fathom/kernel';

/** The first moment of a random game between people that is as wanted, with something to decide for whoever is asked. */
export function moment<G extends Playable<G>>(
  game: Game<G>,
  wanted: (sitting: Sitting<G>) => boolean,
  options: object = {},
  seats = 2,
): Sitting<G> {
  const table = admit(game, seats, options);
  if (!table.ok) throw new Error('the options fit');
  const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].slice(0, seats);
  for (let nth = 0; nth < 100; nth++) {
    const dice = rngFrom(`moment ${nth}`);
    let sitting = sitDown(game, names, table.value.options, { secret: `moment ${nth}`, words: [] });
    while (sitting.history.now.outcome === null) {
      if (wanted(sitting) && isDecision(game, sitting)) return sitting;
      sitting = act(game, sitting, pick(dice, answers(game, sitting.history.now)));
    }
  }
  throw new Error('no game has such a moment');
}

/** What the first seat that is asked sees. */
export const seenBy = <G extends Playable<G>>(game: Game<G>, { history: { now } }: Sitting<G>): Look<G> =>
  look(game, now, asked(game, now)[0]!);

/** Nobody who is asked has an obvious answer, which the table would give. */
export const isDecision = <G extends Playable<G>>(game: Game<G>, { history: { now } }: Sitting<G>): boolean =>
  asked(game, now).every((seat) => obvious(game, now, seat) === null);
