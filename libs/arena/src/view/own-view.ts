import { ownHands } from '#cards/view';
import type { Seat } from '#kernel';
import { choicesOf } from '../flow/sealed-choices.js';
import type { Choice, State } from '../state.js';
import { playerOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import type { OwnView } from './view-schema.js';

/** The secrets of the own seat (arena.md 6). */
export const ownView = (state: State, seat: Seat): OwnView => ({
  ...ownHands(state, playerOf(state, seat)),
  choices: choicesOf(state, seat).map((choice) => choiceView(state, choice)),
});

function choiceView(state: State, { place, stronghold, from, to, card }: Choice): OwnView['choices'][number] {
  return {
    ...(place ? { place } : {}),
    ...(stronghold ? { stronghold } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(card ? { card: shownCard(state, card) } : {}),
  };
}
