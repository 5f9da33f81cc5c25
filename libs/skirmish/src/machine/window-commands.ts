import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { Rulebook } from '../rulebook.js';
import { boardOf } from '../table/board.js';
import { occupantOf } from '../figures/figures.js';
import { isPowerId } from '../figures/powers.js';

const reactionCommands = (book: Rulebook): SkirmishCommandTable<'react' | 'declineReaction', 'window.reaction'> => ({
  react: {
    steps: ['window.reaction'],
    check({ window }, { powerId }) {
      if (!isPowerId(book, powerId)) return refused(book, 'reaction', 'UNKNOWN_ID', { id: powerId });
      return window?.kind === 'reaction' && window.powerId === powerId
        ? undefined
        : refused(book, 'reaction', 'NO_REACTION');
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
});

const pushCommands = (book: Rulebook): SkirmishCommandTable<'pushBack' | 'declinePushBack', 'window.push'> => ({
  pushBack: {
    steps: ['window.push'],
    check(state, { spaceId }) {
      if (!boardOf({ book, state }).hasSpace(spaceId)) return refused(book, 'push', 'UNKNOWN_ID', { id: spaceId });
      if (occupantOf(state, spaceId)) return refused(book, 'push', 'SPACE_TAKEN', { space: spaceId });
      const { window } = state;
      const offered = window?.kind === 'push' && window.spaces.includes(spaceId);
      return offered ? undefined : refused(book, 'push', 'NOT_ADJACENT', { id: spaceId });
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
});

const choiceCommands = (book: Rulebook): SkirmishCommandTable<'choose', 'window.choice'> => ({
  choose: {
    steps: ['window.choice'],
    check({ window }, { optionId }) {
      const offered = window?.kind === 'choice' && window.options.some((option) => option.optionId === optionId);
      return offered ? undefined : refused(book, 'noEffect', 'BAD_CHOICE', { option: optionId });
    },
    *offers({ window }) {
      if (window?.kind !== 'choice') return;
      for (const { optionId } of window.options) yield { type: 'choose', optionId };
    },
    perform: (_turn, { optionId }, _seat, machine) => {
      machine.resume(optionId);
    },
  },
});

/** The answers to windows (CLASH-243). What asked goes on with the answer. */
export const windowCommands = (book: Rulebook) => ({
  ...reactionCommands(book),
  ...pushCommands(book),
  ...choiceCommands(book),
});
