import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import { choicesOf, recordChoice, stillChoosing } from '../flow/sealed-choices.js';
import type { ArenaTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { inOrder, strongholdOf } from '../table/players.js';

const sides = ['LEFT', 'RIGHT'] as const;

const undeployed = (state: State, seat: Seat): (typeof sides)[number][] =>
  sides.filter((side) => !strongholdOf(state, seat, side).deployed);

/** Comes to the deployment; it is skipped when all strongholds are in play (ARENA-DEP-01, ARENA-DEP-02). */
export function enterDeployment(turn: ArenaTurn): void {
  const order = inOrder(turn.state);
  if (order.every((seat) => undeployed(turn.state, seat).length === 0)) enterStage(turn, 'CHALLENGE');
  else {
    const asked = order.filter((seat) => undeployed(turn.state, seat).length === 2);
    enterStage(turn, 'DEPLOY', asked);
  }
}

/** State 29. */
export const deploymentSteps = {
  DEPLOY: {
    asked: stillChoosing,
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        const position = choicesOf(turn.state, seat)[0]?.stronghold ?? undeployed(turn.state, seat)[0];
        if (position) deploy(turn, seat, position);
      }
      enterStage(turn, 'CHALLENGE');
    },
    byDefault: () => ({ type: 'deployStronghold', side: 'LEFT' }),
  },
} satisfies Record<string, StepRules>;

function deploy(turn: ArenaTurn, seat: Seat, position: StrongholdPosition): void {
  const { card } = strongholdOf(turn.state, seat, position);
  turn.emit({ type: 'strongholdDeployed', seat, stronghold: position, card });
}

export const deploymentCommands = {
  deployStronghold: {
    steps: ['DEPLOY'],
    offers: () => sides.map((side) => ({ type: 'deployStronghold', side }) as const),
    check: () => undefined,
    perform(turn, { side }, seat) {
      turn.emit({ type: 'deploymentChosen', seat, side });
    },
  },
} satisfies Partial<CommandTable>;

export const deploymentEvolvers = {
  deploymentChosen(state, { seat, side }) {
    recordChoice(state, seat, { stronghold: side });
  },
  strongholdDeployed(state, { seat, stronghold }) {
    strongholdOf(state, seat, stronghold).deployed = true;
  },
} satisfies Partial<Evolvers>;
