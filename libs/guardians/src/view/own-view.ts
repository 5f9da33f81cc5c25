import { ownHands } from '#cards/view';
import type { Seat } from '#kernel';
import { combatHand } from '../combat/fighters.js';
import { placingOf } from '../placement/placements.js';
import type { State } from '../state.js';
import { shownCard, shownCards } from '../table/faces.js';
import { playerOf } from '../table/players.js';
import type { OwnView } from './view-schema.js';

/** The secrets of the own seat (guardians.md 6). */
export function ownView(state: State, seat: Seat): OwnView {
  const { placed, takenBack } = placingOf(state, seat);
  const committed = state.combat?.committed[seat];
  return {
    ...ownHands(state, playerOf(state, seat)),
    placed: placed.map((placement) => ({ ...placement })),
    takenBack,
    excess: shownCards(state, state.excess[seat] ?? []),
    ...(committed == null ? {} : { committed: shownCard(state, committed) }),
    combatHand: shownCards(state, state.combat ? combatHand(state, seat) : []),
  };
}
