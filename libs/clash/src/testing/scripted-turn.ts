import type { Random } from '#kernel';
import type { Event } from '../events.js';
import { evolve } from '../evolve.js';
import type { ClashTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { scripted, type Chance, type ScriptedChance } from './scripted-random.js';

/** The turn of one command on a state of the test's own, with scripted chance. Changes the state. */
export class ScriptedTurn implements ClashTurn {
  readonly events: Event[] = [];
  private readonly chance: ScriptedChance;

  constructor(
    readonly state: State,
    chance: Chance = {},
  ) {
    this.chance = scripted(chance);
  }

  get random(): Random {
    return this.chance.random;
  }

  /** Throws an Error when chance was scripted and not used. */
  finish(): void {
    this.chance.mustBeExhausted();
  }

  emit(event: Event): void {
    this.events.push(event);
    evolve(this.state, event);
  }
}
