import type { LoadedGame } from '#records';
import { propose, refuses, type Attempt } from './attempt.js';
import type { GameRequest } from './requests.js';
import { by, notTheOpener } from './table-attempts.js';

/** Whoever opened a game ends it, while nobody is deprived of it. */
export function abandoning(request: GameRequest, { isParked }: { readonly isParked: boolean }): Attempt {
  return {
    ...by(request),
    intent: () => ({ type: 'abandonGame' }),
    decide(loaded) {
      const forbidden = notTheOpener(loaded, request.account);
      if (forbidden) return forbidden;
      if (loaded.game.phase === 'running' && !isParked && isPlayedByPeople(loaded))
        return refuses(loaded, 'peoplePlay');
      return propose({ type: 'abandonGame' });
    },
  };
}

const isPlayedByPeople = ({ game }: LoadedGame): boolean =>
  game.seats.some(({ account, resigned }) => account !== null && !resigned);
