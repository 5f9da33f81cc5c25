import { noteArrival } from '../behaviour/board-effects.js';
import type { CommandTable } from '../flow/turn.js';
import { contextOfDeed } from '../machine/context.js';
import { refuse } from '../refusals.js';
import { hasAbility } from '../table/abilities.js';
import { boardOf, zoneOf, zoneOfSpace } from '../table/board.js';
import { occupantOf, spaceOf } from '../table/figures.js';
import { reachOf, whyUnreachable } from '../table/movement.js';
import { actingFigures, pay, whyNotActing } from './acting.js';

/** A move: travel, reposition or break away (CLASH-125 to CLASH-133, CLASH-244). */
export const moveCommands = {
  move: {
    steps: ['activation.hero'],
    check(state, { figureId, spaceId }) {
      if (!boardOf(state).hasSpace(spaceId)) return refuse(126, 'UNKNOWN_ID', { id: spaceId });
      const refusal = whyNotActing(state, figureId);
      if (refusal) return refusal;
      if (hasAbility(state, figureId, 'CANNOT_MOVE')) return refuse(58, 'FORBIDDEN_BY_CARD');
      if (occupantOf(state, spaceId)) return refuse(126, 'SPACE_TAKEN', { space: spaceId });
      if (reachOf(state, figureId).has(spaceId)) return undefined;
      if (zoneOfSpace(state, spaceId) === zoneOf(state, figureId)) return refuse(58, 'FORBIDDEN_BY_CARD');
      const reason = whyUnreachable(state, figureId, spaceId) ?? 'NO_WAY';
      return refuse(125, 'OUT_OF_REACH', { space: spaceId, reason });
    },
    offersAreLegal: true,
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        if (whyNotActing(state, figureId)) continue;
        for (const spaceId of reachOf(state, figureId).keys()) yield { type: 'move', figureId, spaceId };
      }
    },
    perform(turn, { figureId, spaceId }, _seat, machine) {
      const { state } = turn;
      const context = contextOfDeed(state, figureId, figureId);
      const from = spaceOf(state, figureId);
      const way = reachOf(state, figureId).get(spaceId);
      machine.pushRoot(context);
      pay(machine, figureId);
      turn.emit({
        type: 'figureMoved',
        figureId,
        from,
        to: spaceId,
        kind: way?.kind ?? 'REPOSITION',
        zones: [...(way?.zones ?? [])],
      });
      noteArrival(machine, figureId, from, context);
    },
  },
} satisfies Partial<CommandTable>;
