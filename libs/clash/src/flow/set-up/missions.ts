import { rollMission } from '#skirmish/set-up';
import { heroById } from '../../content/catalogue.js';
import { heroesInPlay } from '../../table/heroes.js';
import type { ClashTurn } from '../turn.js';

/** Every main hero rolls its personal mission (CLASH-017, CLASH-205). */
export function rollMissions(turn: ClashTurn): void {
  for (const { heroId, teamUp } of heroesInPlay(turn.state)) {
    if (teamUp) continue;
    turn.emit({ type: 'missionRolled', heroId, ...rollMission(turn.random, heroById(heroId).missions) });
  }
}
