import type { InstanceId } from '#cards';
import { abilityMark } from '#cards/effects';
import { effectsIn, fits, type NumberedEffect } from '#cards/engine';
import { affordableSave, heals } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable, StepRules } from '../flow/turn.js';
import { windowStep } from '../flow/windows.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf, isInGame } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { playerOf } from '../table/players.js';
import { fightIn } from '../totals/fights.js';
import { combatOf, unbeaten } from './fighters.js';

const healingOf = (state: State, healer: InstanceId): NumberedEffect | undefined =>
  effectsIn('GUARDIANS', cardOf(state, healer), 'AFTER_COMBAT').find(({ effect: { op } }) => op === 'HEAL');

/** Healers of a seat in play and unbeaten; one still in hand heals none, and a command’s text is idle (GUARD-098, GUARD-160). */
const healersOf = (state: State, seat: Seat): InstanceId[] =>
  unbeaten(state, seat).flatMap(({ id, command }) =>
    !command && isInGame(state, id) && healingOf(state, id) !== undefined ? [id] : [],
  );

/** Beaten creatures of a seat; a guardian is none (GUARD-160). */
const beatenOf = (state: State, seat: Seat): InstanceId[] =>
  combatOf(state).fighters.flatMap(({ id, seat: owner, beaten }) =>
    owner === seat && beaten && isInGame(state, id) ? [id] : [],
  );

const mayHealWith = (state: State, healer: InstanceId, card: InstanceId): boolean =>
  heals('GUARDIANS', cardOf(state, healer), (filter) => fits(fightIn(state, combatOf(state)), filter, card));

const hasHealed = (state: State, seat: Seat, healer: InstanceId): boolean => {
  const healing = healingOf(state, healer);
  return healing !== undefined && state.marks.abilities.includes(abilityMark(seat, healer, healing.index));
};

/** A seat is asked when it can heal or save a creature: all of it lies open (guardians.md 7.1). */
function mayAct(state: State, seat: Seat): boolean {
  const beaten = beatenOf(state, seat);
  const { stones } = playerOf(state, seat);
  if (beaten.some((id) => affordableSave('GUARDIANS', cardOf(state, id), stones))) return true;
  const healers = healersOf(state, seat).filter((healer) => !hasHealed(state, seat, healer));
  return healers.some((healer) => beaten.some((card) => mayHealWith(state, healer, card)));
}

export const healingSteps = {
  COMBAT_HEAL: windowStep(mayAct, (turn) => enterStage(turn, 'COMBAT_RESOLVE')),
} satisfies Record<string, StepRules>;

function refusedHealing(
  state: State,
  seat: Seat,
  healer: InstanceId,
  targetCardId: InstanceId,
): GuardiansRefusal | undefined {
  const refusal =
    refusedCard(state, seat, healer, ['CREATURE']) ?? refusedCard(state, seat, targetCardId, ['CREATURE']);
  if (refusal) return refusal;
  const isHealer = healersOf(state, seat).includes(healer);
  if (!isHealer || !mayHealWith(state, healer, targetCardId)) return refuse('160', 'CANNOT_HEAL');
  if (hasHealed(state, seat, healer)) return refuse('160', 'ALREADY_USED_THIS_TURN');
  return beatenOf(state, seat).includes(targetCardId) ? undefined : refuse('160', 'NOT_BEATEN', { card: targetCardId });
}

/** Healing beaten creatures before they are discarded (GUARD-160). */
export const healingCommands = {
  heal: {
    steps: ['COMBAT_HEAL'],
    *offers(state, seat) {
      for (const cardId of healersOf(state, seat)) {
        for (const targetCardId of beatenOf(state, seat)) yield { type: 'heal', cardId, targetCardId };
      }
    },
    check: (state, { cardId, targetCardId }, seat) => refusedHealing(state, seat, cardId, targetCardId),
    perform(turn, { cardId, targetCardId }, seat) {
      const { state } = turn;
      const effect = healingOf(state, cardId)?.index ?? 0;
      const shown = { healer: shownCard(state, cardId), card: shownCard(state, targetCardId) };
      turn.emit({ type: 'creatureHealed', seat, effect, ...shown });
    },
  },
} satisfies Partial<CommandTable>;
