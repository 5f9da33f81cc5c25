import type { FigureId } from '../content/words.js';
import type { Side, SkirmishState } from '../state.js';
import { figureOf } from '../figures/figures.js';
import type { Context } from './frames.js';

const nobody: Context = {
  sourceId: '',
  selfId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  pieceId: null,
  creditSide: null,
  creditHeroId: null,
  inReaction: false,
  granted: false,
  silent: false,
};

/** The acts of a sheet, scenario or step of the turn: no figure's deed (CLASH-246). */
export const contextOfRule = (sourceId: string, given: Partial<Context> = {}): Context => ({
  ...nobody,
  sourceId,
  ...given,
});

/** The acts of a hero, or of a sidekick for it: credited to its side (CLASH-246); it is CAUSE. */
export function contextOfDeed(
  state: SkirmishState,
  figureId: FigureId,
  sourceId: string,
  given: Partial<Context> = {},
): Context {
  const { side, ownerId } = figureOf(state, figureId);
  const heroId = side === null ? null : (ownerId ?? figureId);
  return {
    ...nobody,
    sourceId,
    selfId: figureId,
    causeId: heroId,
    creditSide: side,
    creditHeroId: heroId,
    ...given,
  };
}

/** The side that damage is credited to (CLASH-246). */
export interface Credit {
  readonly side: Side | null;
  readonly heroId: FigureId | null;
}

/** The credit of a context. */
export const creditOf = ({ creditSide, creditHeroId }: Context): Credit => ({ side: creditSide, heroId: creditHeroId });
