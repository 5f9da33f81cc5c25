import type { Random } from '#kernel';
import type { Mission } from '../content/records/records.js';
import type { MissionId } from '../content/words.js';
import { attackDice } from '../dice/dice.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import { heroOf } from '../figures/figures.js';

/** The mission die of a hero: every face in the order rolled, and the mission that the last one gives. */
export interface MissionRolled {
  readonly faces: string[];
  readonly missionId: MissionId;
}

/** Rolls for a personal mission: 0 is the first, another number the second, POW is rolled again (CLASH-205, SKAROV-MISS-01, SKAROV-MISS-02). */
export function rollMission(random: Random, [first, second]: readonly Pick<Mission, 'id'>[]): MissionRolled {
  const faces = [random.pick(attackDice.COMBAT.faces)];
  while (faces.at(-1) === 'POW') faces.push(random.pick(attackDice.COMBAT.faces));
  return { faces, missionId: (faces.at(-1) === '0' ? first : second)?.id ?? '' };
}

export const missionEvolvers: SkirmishEvolvers<'missionRolled'> = {
  missionRolled(state, { heroId, missionId }) {
    heroOf(state, heroId).missionId = missionId;
  },
};
