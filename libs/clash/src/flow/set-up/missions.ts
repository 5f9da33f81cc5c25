import { attackDice } from '#skirmish';
import { heroById } from '../../content/catalogue.js';
import { heroOf } from '../../table/figures.js';
import { heroesInPlay } from '../../table/heroes.js';
import type { ClashTurn, Evolvers } from '../turn.js';

/** Every main hero rolls his personal mission: 0 is the first, another number the second, POW is rolled again (CLASH-017, CLASH-205). */
export function rollMissions(turn: ClashTurn): void {
  for (const { heroId, teamUp } of heroesInPlay(turn.state)) {
    if (teamUp) continue;
    const faces = [turn.random.pick(attackDice.COMBAT.faces)];
    while (faces.at(-1) === 'POW') faces.push(turn.random.pick(attackDice.COMBAT.faces));
    const { missions } = heroById(heroId);
    const mission = faces.at(-1) === '0' ? missions[0] : missions[1];
    turn.emit({ type: 'missionRolled', heroId, faces, missionId: mission?.id ?? '' });
  }
}

export const missionEvolvers = {
  missionRolled(state, { heroId, missionId }) {
    heroOf(state, heroId).missionId = missionId;
  },
} satisfies Partial<Evolvers>;
