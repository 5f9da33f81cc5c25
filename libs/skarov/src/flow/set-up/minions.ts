import type { WithBase } from '../../base/base-state.js';
import { minionSheets } from '../../base/supply.js';
import { groundAt, isUsable } from '../../base/ground.js';
import { freeReinforcementSpaces, isTaken, minionsLeft } from '../../base/posts.js';
import { refuse } from '../../refusals.js';
import { asksOverlord } from './asks-overlord.js';
import type { BuildCommandTable, BuildEvolvers, BuildStepRules } from './build-turn.js';

export const minionSteps = {
  'setup.minions': {
    asked: asksOverlord('setup.minions'),
    byDefault: ({ base }) => ({
      type: 'placeMinion',
      sheetId: minionsLeft(base)[0] ?? '',
      spaceId: freeReinforcementSpaces(base)[0] ?? '',
    }),
  },
} satisfies Record<string, BuildStepRules>;

export const minionCommands = {
  placeMinion: {
    steps: ['setup.minions'],
    offersAreLegal: true,
    *offers({ base }: WithBase) {
      const spaces = freeReinforcementSpaces(base);
      for (const sheetId of minionsLeft(base)) {
        for (const spaceId of spaces) yield { type: 'placeMinion', sheetId, spaceId } as const;
      }
    },
    check({ base }, { sheetId, spaceId }) {
      if (!minionSheets().some(({ id }) => id === sheetId)) return refuse('BASE-09', 'UNKNOWN_ID', { id: sheetId });
      const ground = groundAt(base.tiles, spaceId);
      if (!ground) return refuse('BASE-09', 'UNKNOWN_ID', { id: spaceId });
      if (!isUsable(ground.mark, base.heroes)) return refuse('TILE-06', 'SPACE_NOT_USABLE', { space: spaceId });
      if (isTaken(base, spaceId)) return refuse('TILE-06', 'SPACE_TAKEN', { space: spaceId });
      return minionsLeft(base).includes(sheetId) ? undefined : refuse('BASE-09', 'NO_FIGURE_LEFT', { sheet: sheetId });
    },
    perform(turn, { sheetId, spaceId }) {
      turn.emit({ type: 'minionPlaced', sheetId, spaceId, byRule: false });
    },
  },
} satisfies Partial<BuildCommandTable>;

export const minionEvolvers = {
  minionPlaced({ base }, { sheetId, spaceId, byRule }) {
    base.minions.push({ sheet: sheetId, space: spaceId });
    if (!byRule) base.moves.push('MINION');
  },
} satisfies Partial<BuildEvolvers>;
