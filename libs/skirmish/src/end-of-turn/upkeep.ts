import type { SkirmishEvolvers } from '../skirmish-evolvers.js';

/** Changes for a turn end (CLASH-175). */
export const upkeepEvolvers: SkirmishEvolvers<'upkeepDone' | 'missionAccomplished'> = {
  upkeepDone(state) {
    Object.assign(state, { phase: 'UPKEEP', step: null, villainPowers: {} });
    state.modifiers = state.modifiers.filter(({ until }) => until !== 'TURN');
    for (const hero of state.heroes) {
      Object.assign(hero, { plan: null, activated: false, bonusActions: 0, drewWound: false, usedPowers: [] });
    }
  },
  missionAccomplished(state, { heroId }) {
    const hero = state.heroes.find((each) => each.heroId === heroId);
    if (hero) hero.missionDone = true;
  },
};
