import type { SkirmishEventOf } from '../events/skirmish-events.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { Window } from '../state.js';
import type { Frame } from './frames.js';

function windowOf({
  kind,
  seat,
  figureId = '',
  powerId = '',
  source,
  options,
}: SkirmishEventOf<'windowOpened'>): Window {
  switch (kind) {
    case 'REACTION':
      return { kind: 'reaction', seat, figureId, powerId };
    case 'PUSH':
      return { kind: 'push', seat, figureId, spaces: options.map(({ optionId }) => optionId) };
    case 'CHOICE':
      return { kind: 'choice', seat, sourceId: source ?? '', options: options.map((option) => ({ ...option })) };
  }
}

/** A window opens and keeps what it interrupts; closing it forgets that: the machine has taken it up. */
export const windowEvolvers: SkirmishEvolvers<'windowOpened' | 'windowClosed'> = {
  windowOpened(state, event) {
    state.window = windowOf(event);
    state.windows += 1;
    state.stack = JSON.parse(event.stack) as Frame[];
  },
  windowClosed(state) {
    state.window = null;
    state.stack = [];
  },
};
