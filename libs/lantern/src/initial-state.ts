import { openBallot, type SeatAtStart } from '#kernel';
import type { Options } from './options.js';
import type { State } from './state.js';

/** The state before the first event: nothing is dealt yet. */
export function initialState(options: Options, keepers: readonly SeatAtStart[]): State {
  const playing = keepers.map(({ seat }) => seat);
  return {
    options,
    storm: 1,
    hands: playing.map(() => []),
    points: playing.map(() => 0),
    winds: [],
    played: [],
    playing,
    choices: openBallot(playing),
  };
}
