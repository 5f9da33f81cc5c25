import type { WithBase } from '../../base/base-state.js';
import { lieutenantSheets } from '../../base/supply.js';
import { groundAt } from '../../base/ground.js';
import { facesWithLieutenant, isTaken, lieutenantSpaces, lieutenantsLeft, openObjectives } from '../../base/posts.js';
import { roomOf } from '../../base/rooms-laid.js';
import { refuse } from '../../refusals.js';
import { asksOverlord } from './asks-overlord.js';
import type { BuildCommandTable, BuildEvolvers, BuildStepRules } from './build-turn.js';

export const lieutenantSteps = {
  'setup.lieutenants': {
    asked: asksOverlord('setup.lieutenants'),
    byDefault: ({ base }) => ({
      type: 'placeLieutenant',
      sheetId: lieutenantsLeft(base)[0] ?? '',
      spaceId: lieutenantSpaces(base)[0] ?? '',
    }),
  },
} satisfies Record<string, BuildStepRules>;

export const lieutenantCommands = {
  placeLieutenant: {
    steps: ['setup.lieutenants'],
    offersAreLegal: true,
    *offers({ base }: WithBase) {
      const spaces = lieutenantSpaces(base);
      for (const sheetId of lieutenantsLeft(base)) {
        for (const spaceId of spaces) yield { type: 'placeLieutenant', sheetId, spaceId } as const;
      }
    },
    check({ base }, { sheetId, spaceId }) {
      if (!lieutenantSheets().some(({ id }) => id === sheetId)) return refuse('BASE-11', 'UNKNOWN_ID', { id: sheetId });
      const ground = groundAt(base.tiles, spaceId);
      if (!ground) return refuse('BASE-11', 'UNKNOWN_ID', { id: spaceId });
      const { faceId } = ground;
      if (!lieutenantsLeft(base).includes(sheetId)) return refuse('BASE-11', 'ALREADY_PLACED');
      if (!ground.forLieutenants) return refuse('BASE-13', 'SPACE_NOT_USABLE', { space: spaceId });
      if (isTaken(base, spaceId)) return refuse('TILE-04', 'SPACE_TAKEN', { space: spaceId });
      if (openObjectives(base).length > 0 && roomOf({ faceId }).kind !== 'OBJECTIVE') {
        return refuse('BASE-12', 'OBJECTIVE_ROOMS_FIRST');
      }
      return facesWithLieutenant(base).has(faceId) ? refuse('BASE-11', 'TILE_HAS_LIEUTENANT') : undefined;
    },
    perform(turn, { sheetId, spaceId }) {
      turn.emit({ type: 'lieutenantPlaced', sheetId, spaceId, byRule: false });
    },
  },
} satisfies Partial<BuildCommandTable>;

export const lieutenantEvolvers = {
  lieutenantPlaced({ base }, { sheetId, spaceId, byRule }) {
    base.lieutenants.push({ sheet: sheetId, space: spaceId });
    if (!byRule) base.moves.push('LIEUTENANT');
  },
} satisfies Partial<BuildEvolvers>;
