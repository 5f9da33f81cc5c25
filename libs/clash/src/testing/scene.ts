import { SceneOf, type Chance } from '#kernel/testing';
import { scriptedDice, type ScriptedDice } from '#skirmish/testing';
import { clash } from '../clash.js';
import { advance } from '../flow/advance.js';
import type { ClashTurn } from '../flow/turn.js';
import { machineOf } from '../frame-rules.js';
import type { Figure, HeroState, State } from '../state.js';
import { figureOf, heroOf } from '../table/figures.js';
import type { FigureId, PowerId } from '../words.js';

/** A game of Clash at one moment in a test. */
export class Scene extends SceneOf<typeof clash, ScriptedDice> {
  constructor(state: State) {
    super(clash, scriptedDice, state);
  }

  /** An act without a command, and the automatic steps after it. */
  goingOn(act: (turn: ClashTurn) => void = () => undefined): this {
    return this.whenRules((turn) => {
      act(turn);
      advance(turn, machineOf(turn));
    });
  }

  /** The active hero attacks hand to hand, and rolls these dice. */
  attacks(heroId: FigureId, targetId: FigureId, rolled: Chance<ScriptedDice> = {}): this {
    return this.chancing(rolled).when(this.hero(heroId).seat, {
      type: 'attack',
      figureId: heroId,
      targetId,
      mode: 'MELEE',
    });
  }

  /** The seat that is asked uses the power that is offered. */
  reacts(powerId: PowerId): this {
    const [seat = 0] = this.asked;
    return this.when(seat, { type: 'react', powerId });
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
