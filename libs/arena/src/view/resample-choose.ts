import * as hidden from '#cards/hidden';
import type { Random, Seat } from '#kernel';
import { rulesOf } from '../command-rules.js';
import type { Command } from '../commands.js';
import { evolve } from '../evolve.js';
import { choicesOf } from '../flow/sealed-choices.js';
import type { ArenaTurn } from '../flow/turn.js';
import { legalCommands } from '../legal-commands.js';
import type { State } from '../state.js';

const choosing = {
  evolve,
  choices: (world: State, seat: Seat): Command[] =>
    [...legalCommands(world, seat)].filter(({ type }) => !type.endsWith('Passes')),
  perform: (turn: ArenaTurn, command: Command, seat: Seat): void => rulesOf(command).perform(turn, command, seat),
};

/**
 * Sealed choices of another seat are made again at random, as many as it has made, in the world that was dealt again
 * (ARENA-GEN-05). Changes the world.
 */
export function resampleChoices(state: State, world: State, seat: Seat, random: Random): void {
  const made = choicesOf(state, seat).length;
  if (made === 0 || !world.sealed) return;
  Reflect.deleteProperty(world.sealed.choices, seat);
  hidden.resampleChoices(choosing, world, seat, made, random);
}
