import { applyCommit } from '../../evolve-game.js';
import { frozen } from '../../frozen.js';
import { clone } from '../../json.js';
import { atSeat, auditor, spectator } from '../../seat.js';
import { isOver, waitsForSeats } from '../../waiting.js';
import type { Law } from './law.js';

/** Law 9: functions compute from their arguments. They ask no clock, no other chance and no language of the machine, and write only their own data. */
export const pure: Law = {
  number: 9,
  name: 'pure: no function asks a clock, chance of its own or the language of the machine, or writes what it may only read',
  watch(ruleset, check, { impurities }) {
    const reads = (name: string, read: () => unknown): void => {
      let fault: unknown;
      try {
        read();
      } catch (error) {
        fault = error;
      }
      check(fault === undefined, () => `${name} does not leave alone what it may only read: ${String(fault)}`);
    };
    return {
      atPosition(position) {
        const { local, seats, deep } = position;
        check(impurities.size === 0, () => [...impurities].join('; '));
        impurities.clear();
        if (!deep || local.game.phase === 'open') return;
        const { state } = position.still;
        reads('waiting', () => ruleset.waiting(state));
        for (const seat of seats) reads('legalCommands', () => position.legal(seat));
        for (const viewer of [...seats.map(atSeat), spectator, auditor]) {
          reads('view', () => position.view(viewer));
          reads('resample', () => position.world(viewer));
        }
        const { waiting } = local;
        if (isOver(waiting)) reads('score', () => ruleset.score(state));
        if (!waitsForSeats(waiting)) return;
        for (const seat of waiting.seats) reads('defaultCommand', () => ruleset.defaultCommand(state, seat));
      },
      gameEnds({ local, begin }) {
        const game = begin();
        reads('evolve', () => {
          for (const commit of local.commits)
            applyCommit(ruleset, game, { ...commit, events: frozen(clone(commit.events)) });
        });
      },
      allPlayed() {
        check(impurities.size === 0, () => [...impurities].join('; '));
      },
    };
  },
};
