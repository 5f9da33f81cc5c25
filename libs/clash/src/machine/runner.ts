import type { Turn } from '#kernel';
import type * as machine from '#skirmish/machine';
import type { Event } from '../events.js';
import type { State } from '../state.js';
import type { OwnFrame } from './frames.js';
import type { OwnHappening } from './machine-event.js';

/** The machine as Clash's rules of frames see it. */
export type Runner = machine.Runner<Turn<State, Event>, OwnFrame, OwnHappening>;

/** The part of the machine that Clash provides. */
export type MachineRules = machine.MachineRules<Turn<State, Event>, OwnFrame, OwnHappening>;

/** The machine of one commit. */
export type Machine = machine.Machine<Turn<State, Event>, OwnFrame, OwnHappening>;
