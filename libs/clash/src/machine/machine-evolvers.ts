import { actionEvolvers } from '../activation/action-evolvers.js';
import { effectEvolvers } from '../behaviour/effect-evolvers.js';
import { attackEvolvers } from '../combat/attack-evolvers.js';
import type { Evolvers, MachineEvent } from '../flow/step-rules.js';
import { testEvolvers } from '../trials/test-evolvers.js';
import { windowEvolvers } from './window-evolvers.js';

/** What the events of the machine, of attacks, tests, effects and of the villain's list change. */
export const machineEvolvers: Evolvers<MachineEvent> = {
  ...windowEvolvers,
  ...actionEvolvers,
  ...attackEvolvers,
  ...testEvolvers,
  ...effectEvolvers,
};
