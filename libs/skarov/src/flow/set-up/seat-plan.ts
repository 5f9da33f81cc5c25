import type { TablePlan } from '#kernel';
import type { Options } from '../../options-fields.js';

/** The seats of a game: one for each hero, then the overlord's. All of them have to be taken (SKAROV-GEN-01, SKAROV-GEN-02). */
export function seatPlan({ heroes }: Pick<Options, 'heroes'>): TablePlan {
  const seats = Array.from({ length: heroes + 1 }, (_, seat) => ({
    seat,
    side: seat < heroes ? 'HEROES' : 'OVERLORD',
  }));
  return { least: seats.length, seats };
}
