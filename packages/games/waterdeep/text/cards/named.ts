import type { Forms } from '@fathom/kernel';

/** What a thing is called, and what it does; an empty text where its numbers say everything. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** A building: what its visitor gets, and what its owner gets when somebody else visits. */
export interface NamedBuilding extends Named {
  readonly owner: string;
}

/** What can be counted: its name alone, counted in a list («3 жреца»), and counted after a verb («берёт 3 жрецов»). */
export interface Counted {
  readonly name: string;
  readonly forms: Forms;
  readonly taken: Forms;
}

/** A space inside a sentence, in the cases that a language has: «в лавку Авроры», «из лавки Авроры», «лавку Авроры». */
export interface Directions {
  readonly to: string;
  readonly from: string;
  readonly what: string;
}
