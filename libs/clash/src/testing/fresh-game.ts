import { clash } from '../clash.js';
import { seatPlan } from '../flow/set-up/seat-plan.js';
import { initialState } from '../initial-state.js';
import { optionsOf } from './a-game.js';
import type { GameSetup } from './game-setup.js';
import { given, type Scene } from './scene.js';

/** A game that has just been opened, with the made scenario: only seats, options and scenario of the setup matter. */
export function freshGame(
  setup: Pick<GameSetup, 'seats' | 'options' | 'face' | 'scenario' | 'plan' | 'threatSheet'> = {},
): Scene {
  const options = optionsOf(setup);
  const seats = seatPlan(options).seats.map((seat) => ({ ...seat, bot: false }));
  return given(initialState(options, seats)).whenRules((turn) => {
    clash.setUp(turn);
  });
}
