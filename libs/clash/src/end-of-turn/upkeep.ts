import * as flow from '#skirmish/flow';
import { endGame } from '../end-of-game/end-game.js';
import { stateCheck } from '../end-of-game/state-check.js';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import { heroesInPlay } from '../table/heroes.js';
import { scenarioOf } from '../table/scenario.js';
import { sidesInPlay } from '../table/seats.js';

/** Upkeep: what lasts a turn leaves, then the ends of a turn are looked at (CLASH-175, CLASH-179, CLASH-251, CLASH-254). */
export function doUpkeep(turn: ClashTurn): void {
  const { state } = turn;
  turn.emit({ type: 'upkeepDone' });
  stateCheck(turn);
  const bereft = sidesInPlay(state).some((side) => heroesInPlay(state).every((hero) => hero.side !== side));
  if (bereft) endGame(turn, 'NO_HERO');
  else if (state.turn >= scenarioOf(state).turnLimit) endGame(turn, 'TURN_LIMIT');
}

/** Team-up tokens leave too (CLASH-026). */
export const upkeepEvolvers = {
  upkeepDone(state, event) {
    flow.upkeepEvolvers.upkeepDone(state, event);
    for (const hero of state.heroes) hero.tokens = null;
  },
} satisfies Partial<Evolvers>;
