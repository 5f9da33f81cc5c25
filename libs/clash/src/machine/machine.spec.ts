import type { Turn } from '#kernel';
import { ScriptedTurn } from '#kernel/testing';
import { contextOfRule, effectsFrame, Machine } from '#skirmish/machine';
import type { Event } from '../events.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { aGame } from '../testing/index.js';
import type { MachineRules } from './runner.js';

describe('The machine', () => {
  it('CLASH-262 does not run on without an end', () => {
    const endless = { frames: { effects: () => 'AGAIN' } } as unknown as MachineRules;
    const turn: Turn<State, Event> = new ScriptedTurn(() => undefined, aGame());
    const machine = new Machine(turn, book, endless);
    machine.push(effectsFrame([], contextOfRule('made')));
    expect(() => machine.run()).toThrow('More than 100000 steps in one command');
  });
});
