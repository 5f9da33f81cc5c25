import type { Viewer } from '#kernel';
import type { Command } from '../commands.js';
import { legalCommands } from '../legal-commands.js';
import { view } from '../view/view.js';
import type { SeatSetup } from './game-setup.js';
import { aGuardian, aShield, aStronghold } from './made-cards.js';
import type { Scene } from './scene.js';
import { seenBy } from './seen.js';

const seatOfTable = (): SeatSetup => ({
  guardian: aGuardian(),
  strongholds: {
    LEFT: aStronghold({ position: 'LEFT' }),
    CENTER: aStronghold({ position: 'CENTER' }),
    RIGHT: aStronghold({ position: 'RIGHT' }),
  },
  pile: Array.from({ length: 10 }, () => aShield()),
});

/** The shared part of two games of a test beside the named cards: without it every game has guardians, strongholds and piles of its own. */
export const sameTable = (): [SeatSetup, SeatSetup] => [seatOfTable(), seatOfTable()];

/**
 * All that a viewer is told at a moment of a game, as bytes: the questions, the view, the legal commands, the answers to
 * some commands that are refused, and the events of the last command as redacted. Throws an Error when one is accepted.
 */
export function told(scene: Scene, viewer: Viewer, tried: readonly Command[] = []): string {
  const { state, asked, step, events } = scene;
  const legal = viewer.kind === 'seat' ? [...legalCommands(state, viewer.seat)] : [];
  const refused = viewer.kind === 'seat' ? tried.map((command) => scene.refusal(viewer.seat, command)) : [];
  return JSON.stringify({ asked, step, view: view(state, viewer), legal, refused, events: seenBy(viewer, events) });
}
