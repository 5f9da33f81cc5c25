import type { Seat } from '#kernel';
import type { Choices } from '../commands.js';
import type { EffectOf, Mechanic } from '../content/effects.js';
import type { GuildsTurn } from '../flow/turn.js';
import type { GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';

/** Something that a player may have to choose for an effect. */
export type ChoiceKey = keyof Choices;

/** The choices that an effect takes, each form a set of parameters; exactly one of them has to be given (GUILD-196). */
export type Forms = readonly (readonly ChoiceKey[])[];

/** An effect without a choice. */
export const noChoice: Forms = [[]];

/** How one mechanic of guilds.md 11.3 works when a card is played or a power used. */
export interface EffectRules<M extends Mechanic> {
  forms(effect: EffectOf<M>): Forms;
  /** Every set of choices that may be legal. */
  choices(state: State, seat: Seat, effect: EffectOf<M>): Iterable<Choices>;
  /** The faults of its use, judged by the view of the seat (GUILD-190). A choice of another form is absent. */
  objections(state: State, seat: Seat, effect: EffectOf<M>, choices: Choices): Iterable<GuildsRefusal | undefined>;
  apply(turn: GuildsTurn, seat: Seat, effect: EffectOf<M>, choices: Choices): void;
}

/** The rules of some mechanics, by name. */
export type EffectTable<M extends Mechanic> = { readonly [K in M]: EffectRules<K> };

/** Choices of nothing. */
export function* nothingToChoose(): Iterable<Choices> {
  yield {};
}

/** An effect that has no choice and always finds something to act on. */
export const noObjections = (): Iterable<GuildsRefusal> => [];
