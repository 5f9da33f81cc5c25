import { layTable } from '../flow/set-up/set-up.js';
import { advance } from '../flow/advance.js';
import { initialState } from '../initial-state.js';
import { machineOf } from '../frame-rules.js';
import { seatPlan } from '../flow/set-up/seat-plan.js';
import { optionsOf } from './a-game.js';
import type { GameSetup } from './game-setup.js';
import { Scene } from './scene.js';
import { ScriptedTurn } from './scripted-turn.js';

/** A game that has just been opened, with the made scenario: only seats, options and scenario of the setup matter. */
export function freshGame(
  setup: Pick<GameSetup, 'seats' | 'options' | 'face' | 'scenario' | 'plan' | 'threatSheet'> = {},
): Scene {
  const options = optionsOf(setup);
  const seats = seatPlan(options).seats.map((seat) => ({ ...seat, bot: false }));
  const turn = new ScriptedTurn(initialState(options, seats));
  layTable(turn);
  advance(turn, machineOf(turn));
  return new Scene(turn.state, turn.events);
}
