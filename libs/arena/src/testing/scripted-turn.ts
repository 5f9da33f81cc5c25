import type { Random } from '#kernel';
import type { Event } from '../events.js';
import { evolve } from '../evolve.js';
import type { ArenaTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import type { Stage } from '../words.js';
import { scripted, type Chance, type ScriptedChance } from './scripted-random.js';

/** Thrown by a turn that comes to the stage in which its test wants to stop. */
export class StageReached extends Error {}

/** The turn of one command on a state of the test's own, with scripted chance. Changes the state. */
export class ScriptedTurn implements ArenaTurn {
  readonly events: Event[] = [];
  private readonly chance: ScriptedChance;

  constructor(
    readonly state: State,
    chance: Chance = {},
    private readonly until?: Stage,
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
    if (event.type === 'stageEntered' && event.stage === this.until) throw new StageReached(event.stage);
  }
}
