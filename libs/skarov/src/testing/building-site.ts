import { clone, defaultFrom, evolverOf, legalFrom, Random } from '#kernel';
import type { FixedBase } from '../base/base.js';
import { emptyBase, type BaseState, type WithBase } from '../base/base-state.js';
import { buildStepOf, type BuildStep } from '../base/build-step.js';
import {
  beginBuilding,
  buildCommands,
  buildEvolvers,
  buildStepRules,
  proceedBuilding,
} from '../flow/set-up/building.js';
import type { BuildTurn } from '../flow/set-up/build-turn.js';
import type { BuildCommand, BuildEvent } from '../flow/set-up/build-words.js';
import type { BuildRefusal } from '../refusals.js';

const overlord = 2;
const evolve = evolverOf<WithBase, BuildEvent>(buildEvolvers);

type Rules = {
  readonly steps?: readonly BuildStep[];
  check(state: WithBase, command: BuildCommand, seat: number): BuildRefusal | undefined;
  perform(turn: BuildTurn, command: BuildCommand, seat: number): void;
};

/** A base being built, and what the last command has made happen. Never changes: `when` gives a new one. */
export class BuildingSite {
  private constructor(
    readonly state: WithBase,
    readonly events: readonly BuildEvent[],
  ) {}

  /** The overlord begins: with nothing, or with the fixed parts. */
  static begun(heroes: number, fixed: FixedBase | null = null): BuildingSite {
    return new BuildingSite({ base: emptyBase(overlord, heroes) }, []).after((turn) => {
      beginBuilding(turn, fixed);
    });
  }

  get base(): BaseState {
    return this.state.base;
  }

  get step(): BuildStep | null {
    return buildStepOf(this.base);
  }

  /** The overlord gives commands one after the other. Throws an Error when one is refused. */
  when(...commands: readonly BuildCommand[]): BuildingSite {
    return commands.reduce<BuildingSite>((site, command) => {
      const refusal = site.refused(command);
      if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(refusal)}`);
      return site.after((turn) => {
        rulesOf(command).perform(turn, command, overlord);
      });
    }, this);
  }

  /** Why a command is refused in the step that takes it. Throws an Error when another step is open. */
  refused(command: BuildCommand): BuildRefusal | undefined {
    const { steps } = rulesOf(command);
    if (!this.step || !steps?.includes(this.step)) throw new Error(`${this.step} takes no ${command.type}.`);
    return rulesOf(command).check(this.state, command, overlord);
  }

  /** The code of a refusal; `undefined` when the command is legal. */
  code(command: BuildCommand): string | undefined {
    return this.refused(command)?.code;
  }

  legal(): BuildCommand[];
  legal<T extends BuildCommand['type']>(type: T): Extract<BuildCommand, { readonly type: T }>[];
  /** Every legal command of the overlord, of one type when that is named. */
  legal(type?: BuildCommand['type']): BuildCommand[] {
    const { step } = this;
    if (!step) return [];
    const all = [...legalFrom(buildCommands, this.state, overlord, ({ steps }) => steps?.includes(step) ?? false)];
    return all.filter((command) => type === undefined || command.type === type);
  }

  /** The result when the time runs out. */
  byDefault(): BuildCommand {
    const { step } = this;
    if (!step) throw new Error('No seat is asked.');
    const rules = buildStepRules[step];
    return defaultFrom({ step, stepId: '', rules, asked: rules.asked(this.state) }, this.state, overlord);
  }

  /** The defaults are given until the base stands. */
  whenTimeRunsOut(): BuildingSite {
    return this.step ? this.when(this.byDefault()).whenTimeRunsOut() : this;
  }

  private after(act: (turn: BuildTurn) => void): BuildingSite {
    const state = clone(this.state);
    const events: BuildEvent[] = [];
    const turn: BuildTurn = {
      state,
      random: Random.from('building'),
      emit(event) {
        events.push(event);
        evolve(state, event);
      },
      legal: () => [],
      spend: () => undefined,
    };
    act(turn);
    proceedBuilding(turn);
    return new BuildingSite(state, events);
  }
}

const rulesOf = (command: BuildCommand): Rules => buildCommands[command.type];
