import { propose, refuses, type GameCommandRequest } from './command-request.js';
import { hasPeople } from '../obligations/obligations.js';
import type { GameRequest } from '../requests.js';
import { by, notTheOpener } from './table-commands.js';

/** The opener of a game ends it, unless people play it. A parked game ends all the same. */
export function abandoning(
  request: GameRequest,
  { isSuspended }: { readonly isSuspended: boolean },
): GameCommandRequest {
  return {
    ...by(request),
    intent: () => ({ type: 'abandonGame' }),
    commandOn(loaded) {
      const forbidden = notTheOpener(loaded, request.account);
      if (forbidden) return forbidden;
      if (loaded.game.phase === 'running' && !isSuspended && hasPeople(loaded.game))
        return refuses(loaded, 'peoplePlay');
      return propose({ type: 'abandonGame' });
    },
  };
}
