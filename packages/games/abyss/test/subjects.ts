import { abyss, declared, type Abyss, type Event, type Options, type State } from '@fathom/abyss';
import type { Move } from '@fathom/kernel';
import { soakRound, type Subject } from '@fathom/kernel/testing';

/** Every card, tile and token there is, wherever it lies. With one of the options, the Black Smokers leave the game. */
function cards(s: State): readonly string[] {
  const pieces = declared.pieces(s);
  const isGone = s.options.blackSmokersDestination === 'remove-from-game' && !pieces.includes('black-smokers');
  return isGone ? [...pieces, 'black-smokers'] : pieces;
}

/** The other choice of every option; one that is left out does not compile. */
const contrary: Omit<Options, 'kraken'> = {
  first: 2,
  masterOfMagic: 'strongest',
  councilStackSizePublic: false,
  recruiterSurcharge: 'double',
  commanderPurchaseCheck: 'also-after-purchase',
  superfluousAllies: 'forbidden',
  blackSmokersDestination: 'remove-from-game',
  lordDeckEndTrigger: 'deck-empty-and-court-not-full',
  martialLaw: true,
};

/** AB-HIDDEN-02, 07 · Cards that everybody saw on their way from one hidden place to another. */
const shown = ({ type }: Event): boolean =>
  ['cardRevealed', 'allyTaken', 'allyBought', 'alliesStored', 'alliesDiscarded', 'lordPaid', 'lootCardRevealed', 'allyHealed'].includes(
    type,
  );

/** A location is named; its event comes when the keys are paid. */
const spoken = ({ type }: Move<Abyss>): boolean => type === 'takeLocation';

const isLong = soakRound(process.env) !== null;

/** Every kind of table, by name: the usual run takes every number of players once, with Kraken or without, the options both ways. */
export const subjects: readonly (readonly [name: string, Subject<Abyss>])[] = [2, 3, 4].flatMap((seats) =>
  (isLong ? [false, true] : [seats !== 2]).flatMap((kraken) =>
    (isLong ? [{}, contrary] : [seats === 3 ? {} : contrary]).map((chosen) => {
      const name = `${seats} seats${kraken ? ', Kraken' : ''}${chosen === contrary ? ', every option the other way' : ''}`;
      return [name, { game: abyss, seats, options: { kraken, ...chosen }, cards, shown, spoken, longest: 1200 }] as const;
    }),
  ),
);
