import type { Seat } from '#kernel';
import { leader } from '../content/catalogue.js';
import { ALIGNMENT_LIMIT, BONUS_ALIGNMENT_STEPS } from '../content/constants.js';
import type { Effect } from '../content/effects.js';
import { applyEffects, choicesFor, objectionsTo } from '../effects/use.js';
import { opensStep } from '../flow/opens-step.js';
import type { ActionRules, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { firstOf, outside } from '../table/checks.js';
import { guildOf, leaderIdOf } from '../table/guilds-of-a-game.js';
import { isResolving, resolutionOf } from './resolution.js';

/** GUILD-087, GUILD-088. */
export const leaderAction: ActionRules = {
  proceed: (turn) => opensStep(turn, 'resolve.leader', [resolutionOf(turn.state).seat]),
};

const powerOf = (state: State, seat: Seat): readonly Effect[] => leader(leaderIdOf(guildOf(state, seat))).power;

export const leaderSteps = {
  'resolve.leader': {
    asked: (state) => (isResolving(state, 'leaderAction') ? [resolutionOf(state).seat] : []),
    byDefault: () => ({ type: 'endAction' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const leaderCommands: CommandTable<'useLeaderPower' | 'bonusAlignment'> = {
  useLeaderPower: {
    steps: ['resolve.leader'],
    *offers(state, seat) {
      if (resolutionOf(state).powerUsed) return;
      for (const choices of choicesFor(state, seat, powerOf(state, seat))) yield { type: 'useLeaderPower', ...choices };
    },
    check(state, { type: _type, ...choices }, seat) {
      const used = resolutionOf(state).powerUsed ? refuse(87, 'alreadyUsed', { what: 'power' }) : undefined;
      return firstOf([used, ...objectionsTo(state, seat, powerOf(state, seat), choices)]);
    },
    perform(turn, { type: _type, ...choices }, seat) {
      turn.emit({ type: 'powerUsed', seat, leaderId: leaderIdOf(guildOf(turn.state, seat)) });
      applyEffects(turn, seat, powerOf(turn.state, seat), choices);
    },
  },
  bonusAlignment: {
    steps: ['resolve.leader'],
    *offers(state) {
      const { x2, bonusUsed } = resolutionOf(state);
      if (!x2 || bonusUsed) return;
      for (let steps = -BONUS_ALIGNMENT_STEPS; steps <= BONUS_ALIGNMENT_STEPS; steps += 1) {
        yield { type: 'bonusAlignment', steps };
      }
    },
    check(state, { steps }, seat) {
      const { x2, bonusUsed } = resolutionOf(state);
      const { alignment } = guildOf(state, seat);
      const least = Math.max(-BONUS_ALIGNMENT_STEPS, -ALIGNMENT_LIMIT - alignment);
      const most = Math.min(BONUS_ALIGNMENT_STEPS, ALIGNMENT_LIMIT - alignment);
      return firstOf([
        bonusUsed ? refuse(88, 'alreadyUsed', { what: 'alignment' }) : undefined,
        steps === 0 ? refuse(88, 'outOfRange', { value: 0, least, most }) : outside(88, steps, least, most),
        x2 ? undefined : refuse(88, 'illegalChoice'),
      ]);
    },
    perform(turn, { steps }, seat) {
      const alignment = guildOf(turn.state, seat).alignment + steps;
      turn.emit({ type: 'bonusAlignmentMoved', seat, steps, alignment });
    },
  },
};

export const leaderEvolvers: Evolvers<'powerUsed' | 'bonusAlignmentMoved'> = {
  powerUsed(state) {
    resolutionOf(state).powerUsed = true;
  },
  bonusAlignmentMoved(state, { seat, alignment }) {
    resolutionOf(state).bonusUsed = true;
    guildOf(state, seat).alignment = alignment;
  },
};
