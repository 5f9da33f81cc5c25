import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { boardOf } from '../table/board.js';
import { occupantOf } from '../table/figures.js';
import { isPowerId } from '../table/known-ids.js';

/** The answers to windows (CLASH-243). What asked goes on with the answer. */
export const windowCommands = {
  react: {
    steps: ['window.reaction'],
    check({ window }, { powerId }) {
      if (!isPowerId(powerId)) return refuse(211, 'UNKNOWN_ID', { id: powerId });
      return window?.kind === 'reaction' && window.powerId === powerId ? undefined : refuse(211, 'NO_REACTION');
    },
    *offers({ window }) {
      if (window?.kind === 'reaction') yield { type: 'react', powerId: window.powerId };
    },
    perform: (_turn, _command, _seat, machine) => {
      machine.resume('react');
    },
  },
  declineReaction: {
    steps: ['window.reaction'],
    check: () => undefined,
    *offers() {
      yield { type: 'declineReaction' };
    },
    perform: (_turn, _command, _seat, machine) => {
      machine.resume('decline');
    },
  },
  pushBack: {
    steps: ['window.push'],
    check(state, { spaceId }) {
      if (!boardOf(state).hasSpace(spaceId)) return refuse(152, 'UNKNOWN_ID', { id: spaceId });
      if (occupantOf(state, spaceId)) return refuse(152, 'SPACE_TAKEN', { space: spaceId });
      const { window } = state;
      const offered = window?.kind === 'push' && window.spaces.includes(spaceId);
      return offered ? undefined : refuse(152, 'NOT_ADJACENT', { id: spaceId });
    },
    *offers({ window }) {
      if (window?.kind !== 'push') return;
      for (const spaceId of window.spaces) yield { type: 'pushBack', spaceId };
    },
    perform: (_turn, { spaceId }, _seat, machine) => {
      machine.resume(spaceId);
    },
  },
  declinePushBack: {
    steps: ['window.push'],
    check: () => undefined,
    *offers() {
      yield { type: 'declinePushBack' };
    },
    perform: (_turn, _command, _seat, machine) => {
      machine.resume('decline');
    },
  },
  choose: {
    steps: ['window.choice'],
    check({ window }, { optionId }) {
      const offered = window?.kind === 'choice' && window.options.some((option) => option.optionId === optionId);
      return offered ? undefined : refuse(214, 'BAD_CHOICE', { option: optionId });
    },
    *offers({ window }) {
      if (window?.kind !== 'choice') return;
      for (const { optionId } of window.options) yield { type: 'choose', optionId };
    },
    perform: (_turn, { optionId }, _seat, machine) => {
      machine.resume(optionId);
    },
  },
} satisfies Partial<CommandTable>;
