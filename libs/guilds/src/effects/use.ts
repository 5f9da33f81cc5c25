import type { Seat } from '#kernel';
import type { Choices } from '../commands.js';
import type { Effect } from '../content/effects.js';
import type { GuildsTurn } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { firstOf, notOwnMage, unknownSeat, unknownTo } from '../table/checks.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import type { ChoiceKey, Forms } from './effect-rules.js';
import { effectRules } from './effects.js';

/** The choices of a player for all effects of a card or power together. */
export function* choicesFor(state: State, seat: Seat, effects: readonly Effect[]): Iterable<Choices> {
  const [first, ...others] = effects;
  if (!first) {
    yield {};
    return;
  }
  for (const choice of effectRules(first)?.choices(state, seat, first) ?? []) {
    if (others.length === 0) yield choice;
    else for (const more of choicesFor(state, seat, others)) yield { ...choice, ...more };
  }
}

/** The faults of using these effects with these choices (GUILD-190, GUILD-195, GUILD-196). */
export function* objectionsTo(
  state: State,
  seat: Seat,
  effects: readonly Effect[],
  choices: Choices,
): Iterable<GuildsRefusal | undefined> {
  yield* objectionsToChoices(state, seat, choices);
  for (const effect of effects) {
    const rules = effectRules(effect);
    if (rules) yield* rules.objections(state, seat, effect, choices);
    else yield refuse(190, 'impossible');
  }
  if (!isOfForm(effects, choices)) yield refuse(196, 'illegalChoice');
}

/** Cards and seats that the player may not name. */
function* objectionsToChoices(state: State, seat: Seat, choices: Choices): Iterable<GuildsRefusal | undefined> {
  const { targetSeat, objectId, mageId, leaderId } = choices;
  if (targetSeat !== undefined) yield unknownSeat(state, targetSeat);
  if (objectId !== undefined) yield unknownTo(state, seat, objectId);
  if (mageId !== undefined) yield notOwnMage(state, seat, mageId, 190);
  if (leaderId !== undefined && leaderId !== guildOf(state, seat).leaderId) {
    yield unknownTo(state, seat, leaderId) ?? refuse(190, 'notYours', { card: leaderId });
  }
}

/** Exactly the parameters that the effects take, in one of their forms (GUILD-196). */
function isOfForm(effects: readonly Effect[], choices: Choices): boolean {
  const given = (Object.keys(choices) as ChoiceKey[]).filter((key) => choices[key] !== undefined);
  return formsOf(effects).some((form) => form.size === given.length && given.every((key) => form.has(key)));
}

function formsOf(effects: readonly Effect[]): Set<ChoiceKey>[] {
  return effects
    .map((effect): Forms => effectRules(effect)?.forms(effect) ?? [])
    .reduce<Set<ChoiceKey>[]>(
      (all, forms) => all.flatMap((keys) => forms.map((form) => new Set([...keys, ...form]))),
      [new Set()],
    );
}

/** Applies effects one after the other; one that has become impossible is spent without effect (GUILD-190). */
export function applyEffects(turn: GuildsTurn, seat: Seat, effects: readonly Effect[], choices: Choices): void {
  for (const effect of effects) {
    const refusal = firstOf(objectionsTo(turn.state, seat, [effect], choices));
    if (refusal && refusal.code !== 'illegalChoice') turn.emit({ type: 'effectSpent', seat, effect: effect.effect });
    else effectRules(effect)?.apply(turn, seat, effect, choices);
  }
}
