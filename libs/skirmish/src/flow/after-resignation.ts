import type { Seat } from '#kernel';
import { contextOfRule } from '../machine/context.js';
import type { AnyFrame } from '../machine/frames.js';
import type { MachineEvent } from '../machine/machine-event.js';
import type { Machine } from '../machine/machine.js';
import type { SkirmishTurn } from '../skirmish-turn.js';

/**
 * The effect of a resignation on the running frames (CLASH-257, SKAROV-GEN-13). A window that is open stands, unless it asks that seat or
 * a hero has fallen: then it decides again whether and whom it asks. Rules about the fallen hero answer it, before anything
 * that waits behind the window goes on. `fallen`: what has happened by it, in order.
 */
export function afterResignation<
  T extends SkirmishTurn,
  F extends AnyFrame,
  H extends { readonly kind: string } = never,
>(machine: Machine<T, F, H>, seat: Seat, fallen: readonly (MachineEvent | H)[]): void {
  const { window } = machine.state;
  if (window && (window.seat === seat || fallen.length > 0)) machine.resume(null);
  const context = contextOfRule('resignation');
  machine.pushRoot(context);
  for (const happening of fallen) machine.happened(happening, context);
}
