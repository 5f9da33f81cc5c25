import type { AnyTagged, Seat } from '#kernel';
import { broken, sound, type BrokenRuleset } from './broken.js';

/** How many of the hidden cards are high. */
const highCards = ({ hands }: { readonly hands: readonly (readonly number[])[] }): number =>
  hands.flat().filter((oil) => oil > 6).length;

/** Mistakes that a list of conditional commands makes known, or stumbles over (law 27). */
export const brokenPlans: readonly BrokenRuleset[] = [
  broken(27, 'lists a command that it refuses', {
    legalCommands: (state, seat: Seat) => [
      ...(sound.legalCommands(state, seat) as Iterable<AnyTagged>),
      { type: 'chooseCard', oil: 99 },
    ],
    decide: (turn, command, by) =>
      sound.decide(
        { ...turn, state: turn.state, legal: (seat) => [...sound.legalCommands(turn.state, seat)] },
        command,
        by,
      ),
  }),
  broken(27, 'asks another step when hidden cards are high', {
    waiting: (state) => {
      const waiting = sound.waiting(state);
      return 'seats' in waiting ? { ...waiting, step: highCards(state) > 2 ? 'chooseCard' : 'chooseCalmly' } : waiting;
    },
  }),
  broken(27, 'leaves a card out while another seat has a high one', {
    legalCommands: (state, seat: Seat) =>
      [...(sound.legalCommands(state, seat) as Iterable<AnyTagged>)].slice(0, highCards(state) > 2 ? 1 : undefined),
  }),
];
