import type { Chapter, Frame, Seat, StepName } from '@fathom/kernel';
import type { Adventurer } from '../content/goods.ts';
import type { Answers } from '../flow.ts';
import type { Player, State, Waterdeep } from '../state.ts';
import type { Effect } from './effect.ts';
import type { List, ListId } from './lists.ts';

/** An effect that is being carried out: whose it is, and where it is printed. */
export type Deed = Frame<Waterdeep, 'effects'>;

/** Everything about one operation; `K` are the questions it asks. */
export interface Operation<E extends { readonly op: string } = Effect, K extends StepName<Waterdeep> = never> {
  /** What the tables say of it. A type, never a value. */
  readonly effect?: E;
  /** WD-TURN-07 · Must it be possible before its space may be visited or its card be played? By default it need not. */
  required?(effect: E): boolean;
  /** Is a card to play all that it requires? With none in hand, or with one that requires nothing, that is seen at a glance. */
  needsJustACard?(effect: E): boolean;
  /** Does it use another space, where another card may have to be played? */
  readonly usesSpace?: boolean;
  /** Can it be done now? Asked while a list is tried, and by whatever does it. By default always. */
  can?(s: State, seat: Seat, effect: E, isAttack: boolean): boolean;
  /** While a list is tried: tries the parts behind it with what this one changes for them. By default it changes nothing. */
  foresee?(s: State, seat: Seat, effect: E, rest: () => boolean): boolean;
  /** May it ask anybody anything? By default it is done at a stroke. */
  asks?(effect: E): boolean;
  perform(s: State, deed: Deed, effect: E, list: List): void;
  /** Is it told elsewhere that nothing came of it? */
  isToldElsewhere?(s: State): boolean;
  /** For the order of plot quests (WD-TURN-05): does it draw cards, may it play one, and from where, and how many of a type does it give? */
  readonly drawsCards?: boolean;
  readonly playsCard?: 'drawn' | 'hand';
  gives?(effect: E, type: Adventurer): number;
  readonly steps?: Chapter<Waterdeep, K>;
}

export const always = (): boolean => true;

/** A payment or a gain that is offered to the actor: the question is `option`. */
export interface Option<E extends { readonly op: string }> extends Operation<E, 'option'> {
  accept(s: State, seat: Seat, effect: E, piece: string): void;
}

/** What goes round from opponent to opponent: the step is `eachOpponent`, and where it is an offer, the question is `offer`. */
export interface RoundOffer<E extends { readonly op: string } = Effect, K extends StepName<Waterdeep> = never> extends Operation<E, K> {
  /** Who cannot do what is offered is not asked. */
  isOpenTo?(who: Player, effect: E): boolean;
  /** What happens to each of them, if it is no offer. */
  serve?(s: State, who: Seat, of: ListId): void;
  /** Which answers there are; by default yes and no. */
  answers?(s: State, who: Seat): readonly Answers['offer'][];
  accept?(s: State, offer: Frame<Waterdeep, 'offer'>, effect: E, answer: Answers['offer']): void;
}

/** What is done to one opponent of the actor's choice: the question is `opponent`. */
export interface Targeting<E extends { readonly op: string } = Effect, K extends StepName<Waterdeep> = never> extends Operation<E, K> {
  /** By default everybody, and with an attack everybody who is not protected. */
  isTarget?(s: State, seat: Seat, other: Seat, effect: E): boolean;
  strike(s: State, question: Frame<Waterdeep, 'opponent'>, effect: E, opponent: Seat): void;
}
