import { actingFigures, pay, whyNotActing } from '../activation/acting.js';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import { attackModeSchema } from '../content/words.js';
import { contextOfDeed } from '../machine/context.js';
import { attackFrame } from '../machine/frames-of.js';
import type { Rulebook } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { isEnemy } from '../figures/enemies.js';
import { figuresInPlay, findFigure } from '../figures/figures.js';
import { factsOfNoAttack, whyNoAttack } from './legality.js';
import { ownPushes } from './push.js';

/** An attack of the active hero or one of its sidekicks (CLASH-135). */
export const attackCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'attack', Step> => ({
  attack: {
    steps,
    check(state, command) {
      const { figureId, targetId, mode } = command;
      if (!findFigure(state, targetId)) return refused(book, 'attack', 'UNKNOWN_ID', { id: targetId });
      const refusal = whyNotActing({ book, state }, figureId);
      if (refusal) return refusal;
      if (hasAbility({ book, state }, figureId, 'CANNOT_ATTACK'))
        return refused(book, 'forbidden', 'FORBIDDEN_BY_CARD');
      const terms = { attackerId: figureId, targetId, mode };
      const why = whyNoAttack({ book, state }, terms);
      const rule = why === 'NOT_AN_ENEMY' ? 'enemiesOnly' : mode === 'MELEE' ? 'melee' : 'ranged';
      return why && refused(book, rule, why, factsOfNoAttack({ book, state }, why, terms));
    },
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        for (const { id: targetId } of figuresInPlay(state)) {
          if (!isEnemy({ book, state }, figureId, targetId)) continue;
          for (const mode of attackModeSchema.options) {
            // Sorted out before \`check\`, which would say for each of them what hides it.
            if (!whyNoAttack({ book, state }, { attackerId: figureId, targetId, mode })) {
              yield { type: 'attack', figureId, targetId, mode };
            }
          }
        }
      }
    },
    perform(turn, { figureId, targetId, mode }, _seat, machine) {
      const context = contextOfDeed(turn.state, figureId, figureId, { targetId });
      machine.pushRoot(context);
      pay(machine, figureId);
      const push = ownPushes(machine, figureId);
      machine.push(attackFrame({ attackerId: figureId, targetId, mode, context, push }));
    },
  },
});
