import type { Seat } from '#kernel';
import { survivors } from '../campaigns/campaign-facts.js';
import { attackLine, standing } from '../combats/lines.js';
import type { State } from '../state.js';

/** The own mages, and the leader, that a seat has in the running fight: those that a bonus may be for (11.3). */
export function fightersOf(state: State, seat: Seat): string[] {
  const { fight } = state;
  if (fight?.kind === 'campaign') {
    return fight.seat === seat ? survivors(state, fight).map(({ id }) => id) : [];
  }
  if (!fight?.revealed) return [];
  const line = seat === fight.attacker ? attackLine(fight) : seat === fight.defender ? fight.defense : [];
  return standing(fight, line).map(({ fighterId }) => fighterId);
}
