import type { Seat } from '#kernel';
import { actions, type Action } from '../content/vocabulary.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { Guild, State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { seatsInOrder } from '../table/seat-order.js';
import { secondChoices, type SecondChoice } from '../words.js';

/** The seat with the lowest alignment, if below 0: the Darkness privilege (GUILD-146, GUILD-148). */
export const darkPrivilege = (state: State): Seat | undefined => privileged(state, (guild) => -guild.alignment);

/** The seat with the highest alignment, if above 0: the Light privilege (GUILD-147, GUILD-148). */
export const lightPrivilege = (state: State): Seat | undefined => privileged(state, (guild) => guild.alignment);

function privileged(state: State, distance: (guild: Guild) => number): Seat | undefined {
  const farthest = Math.max(...state.guilds.map(distance));
  if (farthest <= 0) return undefined;
  return seatsInOrder(state).find((seat) => distance(guildOf(state, seat)) === farthest);
}

/** A second choice that this seat may make: one of the five other actions, or X2 (GUILD-050). */
export const isSecondChoice = (guild: Guild, choice: SecondChoice): boolean => choice !== guild.firstAction;

const holder = (state: State): Seat[] => (state.privilege && !state.privilege.answered ? [state.privilege.seat] : []);

/** The meaning of the second choice of a seat: X2 is the first action again (GUILD-063). */
export function chosenAction(guild: Guild, round: 1 | 2): { action: Action; x2: boolean } {
  const { firstAction, secondAction } = guild;
  if (firstAction === null) throw new Error(`Seat ${guild.seat} has chosen no first action.`);
  if (round === 1) return { action: firstAction, x2: false };
  if (secondAction === null) throw new Error(`Seat ${guild.seat} has chosen no second action.`);
  return secondAction === 'X2' ? { action: firstAction, x2: true } : { action: secondAction, x2: false };
}

export const actionChoiceSteps = {
  'actions.first': {
    asked: (state) => seatsInOrder(state).filter((seat) => guildOf(state, seat).firstAction === null),
    byDefault: () => ({ type: 'chooseFirstAction', action: 'work' }),
    passable: () => false,
  },
  'actions.darkChange': {
    asked: holder,
    byDefault: () => ({ type: 'keepFirstAction' }),
    passable: () => true,
  },
  'actions.second': {
    asked: (state) => seatsInOrder(state).filter((seat) => guildOf(state, seat).secondAction === null),
    byDefault: (state, seat) => ({
      type: 'chooseSecondAction',
      action: guildOf(state, seat).firstAction === 'work' ? 'X2' : 'work',
    }),
    passable: () => false,
  },
  'actions.lightChange': {
    asked: holder,
    byDefault: () => ({ type: 'keepSecondAction' }),
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const actionChoiceCommands: CommandTable<
  | 'chooseFirstAction'
  | 'changeFirstAction'
  | 'keepFirstAction'
  | 'chooseSecondAction'
  | 'changeSecondAction'
  | 'keepSecondAction'
> = {
  chooseFirstAction: {
    steps: ['actions.first'],
    offers: () => actions.map((action) => ({ type: 'chooseFirstAction', action })),
    check: () => undefined,
    perform: (turn, { action }, seat) => turn.emit({ type: 'firstActionChosen', seat, action }),
  },
  changeFirstAction: {
    steps: ['actions.darkChange'],
    offers: () => actions.map((action) => ({ type: 'changeFirstAction', action })),
    check: (state, { action }, seat) =>
      guildOf(state, seat).firstAction === action ? refuse(49, 'illegalChoice') : undefined,
    perform: (turn, { action }, seat) => turn.emit({ type: 'firstActionChanged', seat, action }),
  },
  keepFirstAction: {
    steps: ['actions.darkChange'],
    offers: () => [{ type: 'keepFirstAction' }],
    check: () => undefined,
    perform: (turn, _command, seat) => turn.emit({ type: 'firstActionKept', seat }),
  },
  chooseSecondAction: {
    steps: ['actions.second'],
    offers: () => secondChoices.map((action) => ({ type: 'chooseSecondAction', action })),
    check: (state, { action }, seat) =>
      isSecondChoice(guildOf(state, seat), action) ? undefined : refuse(50, 'illegalChoice'),
    perform: (turn, { action }, seat) => turn.emit({ type: 'secondActionChosen', seat, action }),
  },
  changeSecondAction: {
    steps: ['actions.lightChange'],
    offers: () => secondChoices.map((action) => ({ type: 'changeSecondAction', action })),
    check(state, { action }, seat) {
      const guild = guildOf(state, seat);
      if (!isSecondChoice(guild, action)) return refuse(50, 'illegalChoice');
      return guild.secondAction === action ? refuse(62, 'illegalChoice') : undefined;
    },
    perform: (turn, { action }, seat) => turn.emit({ type: 'secondActionChanged', seat, action }),
  },
  keepSecondAction: {
    steps: ['actions.lightChange'],
    offers: () => [{ type: 'keepSecondAction' }],
    check: () => undefined,
    perform: (turn, _command, seat) => turn.emit({ type: 'secondActionKept', seat }),
  },
};

const answered = (state: State): void => {
  if (state.privilege) state.privilege.answered = true;
};

export const actionChoiceEvolvers: Evolvers<
  | 'firstActionChosen'
  | 'firstActionsRevealed'
  | 'firstActionChanged'
  | 'firstActionKept'
  | 'secondActionChosen'
  | 'secondActionsRevealed'
  | 'secondActionChanged'
  | 'secondActionKept'
> = {
  firstActionChosen(state, { seat, action }) {
    guildOf(state, seat).firstAction = action;
  },
  firstActionsRevealed(state) {
    state.firstActionsRevealed = true;
  },
  firstActionChanged(state, { seat, action }) {
    guildOf(state, seat).firstAction = action;
    answered(state);
  },
  firstActionKept: answered,
  secondActionChosen(state, { seat, action }) {
    guildOf(state, seat).secondAction = action;
  },
  secondActionsRevealed(state) {
    state.secondActionsRevealed = true;
    state.secondActionSeenBy = {};
    state.privilege = null;
  },
  secondActionChanged(state, { seat, action }) {
    guildOf(state, seat).secondAction = action;
    answered(state);
  },
  secondActionKept: answered,
};
