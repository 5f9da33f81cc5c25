import type { Random, Seat, Turn } from '#kernel';
import { rulesOf } from '../command-rules.js';
import type { Event } from '../events.js';
import { evolve } from '../evolve.js';
import { choicesOf } from '../flow/sealed-choices.js';
import { legalCommands } from '../legal-commands.js';
import type { State } from '../state.js';

/**
 * Sealed choices of another seat are made again at random, as many as it has made, in the world that was dealt anew
 * (ARENA-GEN-05). Changes the world.
 */
export function chooseAnew(state: State, world: State, seat: Seat, random: Random): void {
  const made = choicesOf(state, seat).length;
  if (made === 0 || !world.sealed) return;
  Reflect.deleteProperty(world.sealed.choices, seat);
  const turn: Turn<State, Event> = {
    state: world,
    random,
    emit: (event) => evolve(world, event),
    legal: (by) => [...legalCommands(world, by)],
    spend: () => undefined,
  };
  for (let choice = 0; choice < made; choice += 1) {
    const legal = [...legalCommands(world, seat)].filter(({ type }) => !type.endsWith('Passes'));
    if (legal.length === 0) return;
    const command = random.pick(legal);
    rulesOf(command).perform(turn, command, seat);
  }
}
