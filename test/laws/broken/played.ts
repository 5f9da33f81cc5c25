import { clone, refuse } from '#kernel';
import { z } from 'zod';
import { broken, changed, sound, type BrokenRuleset } from './broken.js';

let tick = 0;
let memory = 0;
let chosen = 0;
let laid = 0;

/** Mistakes in decisions, folding, lists and refusals, and in the progress of a game (laws 1 to 4, and 6). */
export const brokenInPlay: readonly BrokenRuleset[] = [
  broken(1, 'rolls dice that do not come from the turn', {
    automatic: (turn) => {
      tick += 1;
      const lanterns = turn.state.playing.map((seat: number) => {
        const oil = turn.state.choices.choices[seat];
        return { seat, oil, lit: oil > 3, points: Math.max(0, oil - 3) };
      });
      const wind = 1 + (tick % 6);
      turn.emit({ type: 'stormBroke', winds: [wind], wind, lanterns });
    },
  }),
  broken(2, 'decide writes the state without an event', {
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      const points = turn.state.points as number[];
      if (!refusal) points[by] = (points[by] ?? 0) + 1;
      return refusal;
    },
  }),
  broken(2, 'evolve remembers something outside the state', {
    evolve: (state, event) => {
      memory += 1;
      sound.evolve(state, event);
      if (event.type === 'stormBroke') state.winds = [memory];
    },
  }),
  broken(18, 'counts choices outside of the state', {
    evolve: (state, event) => {
      if (event.type === 'cardChosen') chosen += 1;
      sound.evolve(state, event);
    },
    view: (state, viewer) => ({ ...sound.view(state, viewer), storm: chosen }),
  }),
  broken(24, 'counts cards outside of the state, which no undo gives back', {
    evolve: (state, event) => {
      if (event.type === 'cardChosen') laid += 1;
      sound.evolve(state, event);
    },
    view: (state, viewer) => ({ ...sound.view(state, viewer), storm: laid }),
  }),
  broken(3, 'leaves a legal command out', {
    legalCommands: (state, seat) => [...sound.legalCommands(state, seat)].slice(0, 1),
    // The rules go by legality, not by the list.
    decide: (turn, command, by) =>
      sound.decide(
        { ...changed(turn, (event) => event), legal: (seat) => [...sound.legalCommands(turn.state, seat)] },
        command,
        by,
      ),
  }),
  broken(3, 'lists a command that is refused', {
    legalCommands: function* (state, seat) {
      const legal = [...sound.legalCommands(state, seat)];
      yield* legal;
      const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((oil) => !state.hands[seat]?.includes(oil));
      if (legal.length > 0) yield { type: 'chooseCard', oil: missing };
    },
    decide: (turn, command, by) =>
      turn.state.hands[by]?.includes(command.oil) || turn.legal(by).length === 0
        ? sound.decide(turn, command, by)
        : refuse('LANTERN-004', 'notInHand', { oil: command.oil }),
  }),
  broken(3, 'lists commands in a form that is not canonical', {
    legalCommands: (state, seat) =>
      [...sound.legalCommands(state, seat)].map((command: { oil: number }) => ({
        oil: command.oil,
        type: 'chooseCard',
      })),
  }),
  broken(4, 'throws where it should refuse', {
    decide: (turn, command, by) => {
      if (!turn.state.hands[by]?.includes(command.oil)) throw new Error('no such card');
      return sound.decide(turn, command, by);
    },
  }),
  broken(4, 'changes the state before it refuses', {
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      if (refusal) turn.state.points[by] = -1;
      return refusal;
    },
  }),
  broken(4, 'accepts a command without an event', {
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      return refusal?.code === 'notInHand' ? undefined : refusal;
    },
  }),
  broken(4, 'refuses with a code that has no message', {
    decide: (turn, command, by) =>
      sound.decide(turn, command, by) === undefined ? undefined : refuse('LANTERN-004', 'becauseISaySo'),
  }),
  broken(6, 'waits for a seat that has no legal command', {
    legalCommands: (state, seat) => (state.storm === 2 ? [] : sound.legalCommands(state, seat)),
  }),
  broken(6, 'has a default command that is not legal', {
    defaultCommand: (state, seat) => ({ type: 'chooseCard', oil: 12 - Math.max(...(state.hands[seat] as number[])) }),
  }),
  broken(6, 'says that the command which it waits for answers no step', { unasked: ['chooseCard'] }),
  broken(6, 'never ends', {
    evolve: (state, event) => {
      const hands = clone(state.hands);
      sound.evolve(state, event);
      if (event.type !== 'stormBroke') return;
      state.storm -= 1;
      state.hands = hands;
      state.played = [];
    },
  }),
  broken(3, 'accepts a list in another order than it lists it', {
    schemas: {
      ...sound.schemas,
      commands: { chooseCard: sound.schemas.commands.chooseCard?.extend({ among: z.array(z.int()) }) as z.ZodObject },
    },
    legalCommands: (state, seat) =>
      [...sound.legalCommands(state, seat)].map((command: object) => ({ ...command, among: state.hands[seat] })),
    defaultCommand: (state, seat) => ({ ...sound.defaultCommand(state, seat), among: state.hands[seat] }),
    decide: (turn, { among, ...command }, by) => {
      const hand = turn.state.hands[by] as number[];
      const same = among.length === hand.length && hand.every((oil) => among.includes(oil));
      return sound.decide(turn, command, by) ?? (same ? undefined : refuse('LANTERN-004', 'notAsked'));
    },
  }),
];
