import type { Chapter, Choice, Frame, HeldIn, Seat, StepName, Task } from '@fathom/kernel';
import type { Adventurer, Goods } from '../content/goods.ts';
import type { List, ListId } from './lists.ts';
import type { Token } from '../expansions.ts';
import type { Answers } from '../flow.ts';
import type { operations } from '../operations.ts';
import type { Player, State, Waterdeep } from '../state.ts';

/** An amount of named goods, and besides them adventurers of freely chosen types. */
export type Amount = { readonly goods: Readonly<Goods>; readonly any: number };

type Operations = typeof operations;
export type OpName = keyof Operations;
/** What a space, a card or a quest does: plain data, so a half-resolved card saves, clones and explains itself. */
export type Effect = EffectOf<OpName>;
/** Those that do not declare what they bring: without an entry on the page and one in the heuristic they do not compile. */
export type SpecialOp = { [O in OpName]: Operations[O] extends { readonly brings: unknown } ? never : O }[OpName];
/** An entry for each operation; those that declare what they bring may do without. */
export type ByOperation<T extends { readonly [O in OpName]: unknown }> = { readonly [O in SpecialOp]: T[O] } & {
  readonly [O in OpName]?: T[O];
};
export type EffectOf<O extends OpName> = { [N in O]: { readonly op: N } & NonNullable<Operations[N]['data']> }[O];

type StepId = StepName<Waterdeep>;
/** An effect that is being carried out: whose it is, and where it is printed. */
export type Deed = Frame<Waterdeep, 'effects'>;

/** A step that belongs to one operation: the fields it must remember, and what may be answered. Without an answer it runs by itself. */
export type Step<F extends object, A extends object = never> = { readonly fields: F; readonly answer: A };
/** The rules of such steps. */
export type OwnSteps<O> = {
  readonly [N in keyof O]: O[N] extends Step<infer F, infer A> ? OwnRule<N, HeldIn<F>, A> & { readonly fields: F } : never;
};
type OwnRule<N, F, A> = [A] extends [never] ? Task<State, OwnFrame<N, F>> : Choice<State, OwnFrame<N, F>, A>;
type OwnFrame<N, F> = { readonly kind: N } & Readonly<F>;

/** Everything about one operation; `K` are the questions it shares with others, `O` the steps of its own. */
export interface Operation<E extends object = object, K extends StepId = never, O extends object = object> {
  /** Types, never values: what the tables say of it beside its name, and its own steps. */
  readonly data?: E;
  readonly own?: O;
  /** WD-TURN-07 · Must it be possible before its space may be visited or its card be played? By default it need not. */
  required?(effect: E): boolean;
  /** Is a card to play all that it requires? With none in hand, or with one that requires nothing, that is seen at a glance. */
  needsJustACard?(effect: E): boolean;
  /** Does `can` depend on where agents are, or on what other spaces and cards allow? By default on goods, cards and tiles only. */
  readonly looksAtAgents?: boolean;
  /** Can it be done now? Asked while a list is tried, and by whatever does it. By default always. */
  can?(s: State, seat: Seat, effect: E, isAttack: boolean): boolean;
  /** While a list is tried: tries the parts behind it with what this one changes for them. By default it changes nothing. */
  foresee?(s: State, seat: Seat, effect: E, rest: () => boolean): boolean;
  /** May it ask anybody anything, or leave a step to be done? By default if it has steps. */
  asks?(effect: E): boolean;
  perform(s: State, deed: Deed, effect: E, list: List): void;
  /** Does another event say that nothing came of it? */
  isLoggedElsewhere?(s: State): boolean;
  /**
   * For the order of plot quests (WD-TURN-05): does it draw cards, may it play one, and from where, and how many of a type does it give?
   */
  readonly drawsCards?: boolean;
  readonly playsCard?: 'drawn' | 'hand';
  gives?(effect: E, type: Adventurer): number;
  /** For bots: roughly what it brings in a reward, in points, for each card, agent, building or adventurer. */
  readonly inReward?: number;
  readonly steps?: Chapter<Waterdeep, K> & OwnSteps<O>;
}

/** What an operation brings, in terms that the page can draw and bots can add up. */
export interface Brings extends Partial<Amount>, Partial<Record<Token, number>> {
  readonly vp?: number;
  readonly cards?: number;
  /** What is paid for it. */
  readonly cost?: Amount;
  /** May it be declined? */
  readonly may?: boolean;
  /** Is it for opponents? */
  readonly toOpponents?: boolean;
  /** Is there more to it, that only words can say? */
  readonly more?: boolean;
}

/** An operation that declares what it brings needs no entry on the page or in the heuristic, but may have one. */
export type Drawn<O extends { readonly data?: object }> = O & { brings(effect: NonNullable<O['data']>): Brings };
/** Of its data, all that they list, and nothing else. */
export const itself = (effect: Brings): Brings => effect;

export const always = (): boolean => true;

/** A payment or a gain that is offered to the actor: the question is `option`. */
export interface Option<E extends object> extends Operation<E, 'option'> {
  accept(s: State, seat: Seat, effect: E, piece: string): void;
}

/** What goes round from opponent to opponent: the step is `eachOpponent`, and where it is an offer, the question is `offer`. */
export interface RoundOffer<E extends object = object, K extends StepId = never, O extends object = object> extends Operation<E, K, O> {
  /** Who cannot do what is offered is not asked. */
  isOpenTo?(who: Player, effect: E): boolean;
  /** What happens to each of them, if it is no offer. */
  serve?(s: State, who: Seat, of: ListId): void;
  /** Which answers there are; by default yes and no. */
  answers?(s: State, who: Seat): readonly Answers['offer'][];
  accept?(s: State, offer: Frame<Waterdeep, 'offer'>, effect: E, answer: Answers['offer']): void;
}

/** What is done to one opponent of the actor's choice: the question is `opponent`. */
export interface Targeting<E extends object = object, K extends StepId = never, O extends object = object> extends Operation<E, K, O> {
  /** By default everybody, and with an attack everybody who is not protected. */
  isTarget?(s: State, seat: Seat, other: Seat, effect: E): boolean;
  strike(s: State, question: Frame<Waterdeep, 'opponent'>, effect: E, opponent: Seat): void;
}
