import { walk } from '../behaviour/walk.js';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import { contextOfDeed } from '../machine/context.js';
import type { Rulebook } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { boardOf, zoneOf, zoneOfSpace } from '../table/board.js';
import { occupantOf } from '../figures/figures.js';
import { reachOf, whyUnreachable } from '../table/movement.js';
import { actingFigures, pay, whyNotActing } from './acting.js';

/** A move: travel, reposition or break away (CLASH-125 to CLASH-133, CLASH-244). */
export const moveCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'move', Step> => ({
  move: {
    steps,
    check(state, { figureId, spaceId }) {
      if (!boardOf({ book, state }).hasSpace(spaceId)) return refused(book, 'moveEnd', 'UNKNOWN_ID', { id: spaceId });
      const refusal = whyNotActing({ book, state }, figureId);
      if (refusal) return refusal;
      if (hasAbility({ book, state }, figureId, 'CANNOT_MOVE')) return refused(book, 'forbidden', 'FORBIDDEN_BY_CARD');
      if (occupantOf(state, spaceId)) return refused(book, 'moveEnd', 'SPACE_TAKEN', { space: spaceId });
      if (reachOf({ book, state }, figureId).has(spaceId)) return undefined;
      const zone = zoneOf({ book, state }, figureId);
      if (zone !== '' && zoneOfSpace({ book, state }, spaceId) === zone) {
        return refused(book, 'forbidden', 'FORBIDDEN_BY_CARD');
      }
      const reason = whyUnreachable({ book, state }, figureId, spaceId) ?? 'NO_WAY';
      return refused(book, 'moveReach', 'OUT_OF_REACH', { space: spaceId, reason });
    },
    offersAreLegal: true,
    *offers(state) {
      for (const figureId of actingFigures(state)) {
        if (whyNotActing({ book, state }, figureId)) continue;
        for (const spaceId of reachOf({ book, state }, figureId).keys()) yield { type: 'move', figureId, spaceId };
      }
    },
    perform({ state }, { figureId, spaceId }, _seat, machine) {
      const context = contextOfDeed(state, figureId, figureId);
      const way = reachOf({ book, state }, figureId).get(spaceId);
      machine.pushRoot(context);
      pay(machine, figureId);
      walk(machine, {
        figureId,
        to: spaceId,
        zones: way?.zones ?? [],
        context,
        told: { kind: way?.kind ?? 'REPOSITION' },
      });
    },
  },
});
