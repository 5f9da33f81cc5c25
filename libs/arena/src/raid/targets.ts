import type { Seat } from '#kernel';
import { pickUp } from '../stock/hands.js';
import { refuse } from '../refusals.js';
import { enterStage } from '../flow/enter-stage.js';
import { recordChoice, choicesOf, stillChoosing } from '../flow/sealed-choices.js';
import type { CommandTable, Evolvers, StepRules, AutomaticStep } from '../flow/turn.js';
import type { State } from '../state.js';
import { inOrder, otherSeat, positions, seats, stands, strongholdOf } from '../table/players.js';
import { raidable } from './garrison.js';
import { enterMoves } from './moves.js';

/** The raid is played once all strongholds are in play, ruins among them (ARENA-RAI-01). */
const isPlayed = (state: State): boolean =>
  seats.every((seat) => positions.every((position) => strongholdOf(state, seat, position).deployed));

/** States 18 and 19. */
export const targetSteps = {
  RAID_HAND: {
    proceed(turn) {
      if (!isPlayed(turn.state)) {
        enterStage(turn, 'EXIT_ARENA');
        return;
      }
      pickUp(turn, 'PEN');
      enterStage(
        turn,
        'RAID_TARGET',
        inOrder(turn.state).filter((seat) => raidable(turn.state, seat).length > 1),
      );
    },
  },
  RAID_TARGET: {
    asked: stillChoosing,
    proceed(turn) {
      const targets = seats.map((seat) => ({ seat, stronghold: targetOf(turn.state, seat) }));
      turn.emit({ type: 'raidTargetsNamed', targets });
      enterMoves(turn);
    },
    byDefault: (state, seat) => ({ type: 'chooseRaidTarget', stronghold: firstTarget(state, seat) }),
  },
} satisfies Record<string, StepRules | AutomaticStep>;

const targetOf = (state: State, seat: Seat) => choicesOf(state, seat)[0]?.stronghold ?? firstTarget(state, seat);

/** The only one, or the default of section 7.1. Throws an Error when all are ruins: the game is over then. */
function firstTarget(state: State, seat: Seat) {
  const [first] = raidable(state, seat);
  if (!first) throw new Error('There is nothing left to raid.');
  return first;
}

export const targetCommands = {
  chooseRaidTarget: {
    steps: ['RAID_TARGET'],
    *offers(state, seat) {
      for (const stronghold of raidable(state, seat)) yield { type: 'chooseRaidTarget', stronghold };
    },
    check: (state, { stronghold }, seat) =>
      stands(strongholdOf(state, otherSeat(seat), stronghold)) ? undefined : refuse('RAI-03', 'RUIN'),
    perform(turn, { stronghold }, seat) {
      turn.emit({ type: 'raidTargetChosen', seat, stronghold });
    },
  },
} satisfies Partial<CommandTable>;

export const targetEvolvers = {
  raidTargetChosen(state, { seat, stronghold }) {
    recordChoice(state, seat, { stronghold });
  },
  raidTargetsNamed(state, { targets }) {
    state.raid = { targets: [null, null], undefended: null, loneShield: null };
    for (const { seat, stronghold } of targets) state.raid.targets[seat] = stronghold;
  },
} satisfies Partial<Evolvers>;
