import { propose, refuses, type Attempt } from './attempt.js';
import { hasPeople } from '../obligations/obligations.js';
import type { GameRequest } from '../requests.js';
import { by, notTheOpener } from './table-attempts.js';

/** The opener of a game ends it, unless people play it. A parked game ends all the same. */
export function abandoning(request: GameRequest, { isParked }: { readonly isParked: boolean }): Attempt {
  return {
    ...by(request),
    intent: () => ({ type: 'abandonGame' }),
    decide(loaded) {
      const forbidden = notTheOpener(loaded, request.account);
      if (forbidden) return forbidden;
      if (loaded.game.phase === 'running' && !isParked && hasPeople(loaded.game)) return refuses(loaded, 'peoplePlay');
      return propose({ type: 'abandonGame' });
    },
  };
}
