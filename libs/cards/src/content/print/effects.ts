import type { PrintedEffect } from '../../schema/define-card.js';
import type { CreatureFilter } from '../../schema/filter.js';
import type { EffectCondition } from '../../schema/effect-fields.js';
import type { CardPart } from './parts.js';
import type {
  CardGame,
  CombatPlace,
  CombatRole,
  EffectTag,
  EffectTarget,
  TerrainType,
  Timing,
  Trigger,
} from '../../words.js';

/*
 * The pieces of an effect, in the order of the short form (cards.md 4.7):
 * trigger(operation(value, target and filter, conditions, tag, game)).
 */

/** A piece of an effect: whom it is for, on what condition. */
export type EffectPart = Partial<PrintedEffect>;

/** The effects of the card, in this order. */
export const does = (...effects: PrintedEffect[]): CardPart => ({ effects });

/** An operation with its pieces; conditions of several pieces must all hold. */
export function effect(op: PrintedEffect['op'], ...parts: EffectPart[]): PrintedEffect {
  const whole = parts.reduce<PrintedEffect>((printed, part) => ({ ...printed, ...part }), { op });
  const when = parts.reduce<EffectCondition>((all, part) => ({ ...all, ...part.when }), {});
  return Object.keys(when).length === 0 ? whole : { ...whole, when };
}

const foes = new Set<EffectTarget>(['OPPONENT', 'ENEMY_ALL', 'PICK_ENEMY']);

/** For this target, and of it only for the creatures that fit. */
export function to(target: EffectTarget, filter?: CreatureFilter): EffectPart {
  if (!filter) return { target };
  return { target, when: foes.has(target) ? { opponent: filter } : { own: filter } };
}

/** Of the default target only for the creatures that fit. */
export const of = (own: CreatureFilter): EffectPart => ({ when: { own } });
export const facing = (opponent: CreatureFilter): EffectPart => ({ when: { opponent } });
export const on = (terrain: TerrainType): EffectPart => ({ when: { terrain } });
export const at = (place: CombatPlace): EffectPart => ({ when: { place } });
export const as = (role: CombatRole): EffectPart => ({ when: { role } });
export const tagged = (tag: EffectTag): EffectPart => ({ tag });
export const onlyIn = (game: CardGame): EffectPart => ({ games: [game] });
export const during = (...timing: Timing[]): EffectPart => ({ timing });

const triggered = (trigger: Trigger) => (what: PrintedEffect) => ({ ...what, trigger });

export const whenPlayed = triggered('PLAYED');
export const command = triggered('COMMAND');
export const afterCombat = triggered('AFTER_COMBAT');
export const whenWon = triggered('WON');
export const whenDiscarded = triggered('DISCARDED');
export const whenVictorious = triggered('VICTORIOUS');
export const whenBeaten = (cost: number, what: PrintedEffect): PrintedEffect => ({ ...what, trigger: 'BEATEN', cost });

/** An ability, once a turn in these windows, for some stones or none. */
export const ability = (timing: Timing[], cost: number, what: PrintedEffect): PrintedEffect => ({
  ...what,
  trigger: 'ACTIVATED',
  timing,
  ...(cost === 0 ? {} : { cost }),
});
