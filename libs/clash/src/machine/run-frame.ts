import { runAttack } from '../combat/attack.js';
import { runEffects } from '../behaviour/run-effects.js';
import { runTest } from '../trials/test.js';
import { runItem } from '../villain/items.js';
import { runReactions } from '../villain/reactions.js';
import type { Frame } from './frames.js';
import type { Machine } from './machine.js';
import { runMoment } from './moments.js';
import { runReveal } from './reveal.js';
import type { Verdict } from './verdict.js';

/** One step of the newest frame. */
export function runFrame(machine: Machine, frame: Frame): Verdict {
  switch (frame.kind) {
    case 'effects':
      return runEffects(machine, frame);
    case 'attack':
      return runAttack(machine, frame);
    case 'test':
      return runTest(machine, frame);
    case 'reactions':
      return runReactions(machine, frame);
    case 'moment':
      return runMoment(machine, frame);
    case 'item':
      return runItem(machine, frame);
    case 'reveal':
      return runReveal(machine, frame);
  }
}
