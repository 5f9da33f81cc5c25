import { rollMission } from '#skirmish/set-up';
import { heroById } from '../../content/catalogue.js';
import type { SkarovTurn } from '../turn.js';

/** Every hero rolls its personal mission (SKAROV-MISS-01). */
export function rollMissions(turn: SkarovTurn): void {
  for (const { heroId } of turn.state.heroes) {
    turn.emit({ type: 'missionRolled', heroId, ...rollMission(turn.random, heroById(heroId).missions) });
  }
}
