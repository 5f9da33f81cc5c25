import { buildingView } from '#cards';
import type { Seat } from '#kernel';
import { combatHand } from '../combat/fighters.js';
import { placingOf } from '../placement/placements.js';
import type { State } from '../state.js';
import { shownCard, shownCards } from '../table/faces.js';
import { playerOf } from '../table/players.js';
import type { OwnView } from './view-schema.js';

/** What only the own seat sees (guardians.md 6). */
export function ownView(state: State, seat: Seat): OwnView {
  const { hand, depot, pen } = playerOf(state, seat);
  const { placed, takenBack } = placingOf(state, seat);
  const building = state.building?.[seat];
  const committed = state.combat?.committed[seat];
  return {
    seat,
    hand: shownCards(state, hand),
    depot: shownCards(state, depot),
    pen: shownCards(state, pen),
    placed: placed.map((placement) => ({ ...placement })),
    takenBack,
    excess: shownCards(state, state.excess[seat] ?? []),
    ...(committed == null ? {} : { committed: shownCard(state, committed) }),
    combatHand: shownCards(state, state.combat ? combatHand(state, seat) : []),
    ...(building ? { building: buildingView(building) } : {}),
  };
}
