import { actingFigures, pay, whyNotActing } from '../activation/acting.js';
import type { CommandTable } from '../flow/turn.js';
import { contextOfDeed } from '../machine/context.js';
import { attackFrame } from '../machine/frames-of.js';
import { refuse } from '../refusals.js';
import { hasAbility } from '../table/abilities.js';
import { isEnemy } from '../table/enemies.js';
import { figuresInPlay, findFigure } from '../table/figures.js';
import { attackModeSchema } from '../words.js';
import { whyNoAttack } from './legality.js';
import { ownPushes } from './push.js';

/** An attack of the active hero or a sidekick of his (CLASH-135). */
export const attackCommands = {
  attack: {
    steps: ['activation.hero'],
    check(state, command) {
      const { figureId, targetId, mode } = command;
      if (!findFigure(state, targetId)) return refuse(135, 'UNKNOWN_ID', { id: targetId });
      const refusal = whyNotActing(state, figureId);
      if (refusal) return refusal;
      if (hasAbility(state, figureId, 'CANNOT_ATTACK')) return refuse(58, 'FORBIDDEN_BY_CARD');
      const why = whyNoAttack(state, { attackerId: figureId, targetId, mode });
      return why && refuse(mode === 'MELEE' ? 136 : 140, why, { id: targetId });
    },
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        for (const { id: targetId } of figuresInPlay(state)) {
          if (!isEnemy(state, figureId, targetId)) continue;
          for (const mode of attackModeSchema.options) yield { type: 'attack', figureId, targetId, mode };
        }
      }
    },
    perform(turn, { figureId, targetId, mode }, _seat, machine) {
      const context = contextOfDeed(turn.state, figureId, figureId, { targetId });
      machine.pushRoot(context);
      pay(machine, figureId);
      const push = ownPushes(turn.state, figureId);
      machine.push(attackFrame({ attackerId: figureId, targetId, mode, context, push }));
    },
  },
} satisfies Partial<CommandTable>;
