import type { EventOf } from '../events.js';
import type { Evolvers } from '../flow/turn.js';
import type { Window } from '../state.js';
import type { Frame } from './frames.js';

function windowOf({ kind, seat, figureId = '', powerId = '', source, options }: EventOf<'windowOpened'>): Window {
  switch (kind) {
    case 'REACTION':
      return { kind: 'reaction', seat, figureId, powerId };
    case 'PUSH':
      return { kind: 'push', seat, figureId, spaces: options.map(({ optionId }) => optionId) };
    case 'CHOICE':
      return { kind: 'choice', seat, sourceId: source ?? '', options: options.map((option) => ({ ...option })) };
  }
}

export const windowEvolvers = {
  windowOpened(state, event) {
    state.window = windowOf(event);
    state.windows += 1;
    state.stack = JSON.parse(event.stack) as Frame[];
  },
  windowClosed(state) {
    state.window = null;
    state.stack = [];
  },
} satisfies Partial<Evolvers>;
