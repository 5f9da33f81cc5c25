import { answer, evolverOf, openBallot } from '#kernel';
import type { Event } from './events.js';
import type { State } from './state.js';

/** Applies one event to a state, in place. */
export const evolve = evolverOf<State, Event>({
  handDealt(state, { seat, oils }) {
    state.hands[seat] = [...oils];
  },
  cardChosen(state, { seat, oil }) {
    answer(state.choices, seat, oil);
  },
  stormBroke(state, { wind, lanterns }) {
    for (const { seat, oil, points } of lanterns) {
      state.hands[seat]?.splice(state.hands[seat].indexOf(oil), 1);
      state.points[seat] = (state.points[seat] ?? 0) + points;
      state.played.push(oil);
    }
    state.winds.push(wind);
    state.storm += 1;
    state.choices = openBallot(state.playing);
  },
  keeperLeft(state, { seat }) {
    state.playing = state.playing.filter((keeper) => keeper !== seat);
    const choices = Object.entries(state.choices.choices).filter(([keeper]) => Number(keeper) !== seat);
    state.choices = { asked: state.playing, choices: Object.fromEntries(choices) };
  },
});
