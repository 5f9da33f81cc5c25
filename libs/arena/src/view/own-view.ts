import { buildingView } from '#cards';
import type { Seat } from '#kernel';
import { choicesOf } from '../flow/sealed-choices.js';
import type { Choice, State } from '../state.js';
import { playerOf } from '../table/players.js';
import { shownCard, shownCards } from '../table/faces.js';
import type { OwnView } from './view-schema.js';

/** What only the own seat sees (arena.md 6). */
export function ownView(state: State, seat: Seat): OwnView {
  const { hand, depot, pen } = playerOf(state, seat);
  const own: OwnView = {
    seat,
    hand: shownCards(state, hand),
    depot: shownCards(state, depot),
    pen: shownCards(state, pen),
    choices: choicesOf(state, seat).map((choice) => choiceView(state, choice)),
  };
  const building = state.building?.[seat];
  if (building) own.building = buildingView(building);
  return own;
}

function choiceView(state: State, { place, stronghold, from, to, card }: Choice): OwnView['choices'][number] {
  return {
    ...(place ? { place } : {}),
    ...(stronghold ? { stronghold } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(card ? { card: shownCard(state, card) } : {}),
  };
}
