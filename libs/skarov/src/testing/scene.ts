import { SceneOf } from '#kernel/testing';
import { figureOf, heroOf } from '#skirmish/figures';
import { effectsFrame, type Context } from '#skirmish/machine';
import { scriptedDice, type ScriptedDice } from '#skirmish/testing';
import type { Effect } from '../content/vocabulary.js';
import { advance } from '../flow/advance.js';
import type { SkarovTurn } from '../flow/turn.js';
import { machineOf } from '../frame-rules.js';
import type { Figure, HeroState, State } from '../state.js';
import type { FigureId } from '../words.js';
import { skarov } from '../skarov.js';

/** A game of Skarov at one moment in a test. */
export class Scene extends SceneOf<typeof skarov, ScriptedDice> {
  constructor(state: State) {
    super(skarov, scriptedDice, state);
  }

  /** The seat of the overlord. */
  get overlord(): number {
    return this.state.overlord.seat;
  }

  /** An act without a command, and the automatic steps after it. */
  goingOn(act: (turn: SkarovTurn) => void = () => undefined): this {
    return this.whenRules((turn) => {
      act(turn);
      advance(turn, machineOf(turn));
    });
  }

  /** The effects of a text are carried out, as far as no seat is asked; `context`: the actor, and its source. */
  whenDone(effects: readonly Effect[], context: Context): this {
    return this.whenRules((turn) => {
      const machine = machineOf(turn);
      machine.pushRoot(context);
      machine.push(effectsFrame(effects, context));
      machine.run();
    });
  }

  /** All items of the end of the turn that come without a question. */
  whenTurnEnds(): this {
    return this.state.endOfTurnItem === null || this.step !== undefined ? this : this.whenJobRuns().whenTurnEnds();
  }

  /** A hero in the game. Throws a RangeError when no seat plays it. */
  hero(heroId: FigureId): HeroState {
    return heroOf(this.state, heroId);
  }

  /** A figure, in any place. Throws a RangeError when there is none. */
  figure(figureId: FigureId): Figure {
    return figureOf(this.state, figureId);
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
