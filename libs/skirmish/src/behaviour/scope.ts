import type { FigureId } from '../content/words.js';
import type { Context } from '../machine/frames.js';
import type { Scope } from '../rulebook.js';
import type { Side, SkirmishState } from '../state.js';
import { sees } from '../table/sight.js';
import { scopeOfOpenPower } from './open-power-scope.js';

/** The scope of an effect. Without a SELF, the acting figure is. */
export const scopeOf = (context: Context, actingId: FigureId | null = context.selfId): Scope => ({
  selfId: context.selfId ?? actingId,
  actingId,
  causeId: context.causeId,
  targetId: context.targetId,
  chosenId: context.chosenId,
  side: context.creditSide,
  sight: sees,
  isDeed: true,
});

/** The scope of a mission, looked at for its hero (CLASH-207). */
export const scopeOfMission = (state: SkirmishState, heroId: FigureId): Scope => ({
  ...scopeOfOpenPower(state, heroId),
  sight: sees,
});

/** The scope of a victory condition or article, seen for a side (clash.md 11). */
export const scopeOfSide = (side: Side | null): Scope => ({
  selfId: null,
  actingId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  side,
  sight: sees,
  isDeed: false,
});
