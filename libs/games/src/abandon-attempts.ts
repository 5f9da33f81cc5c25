import { randomUUID } from 'node:crypto';
import { refuseGame } from '#kernel';
import type { LoadedGame } from '#records';
import { propose, SYSTEM, type Attempt } from './attempt.js';
import type { GameRequest } from './requests.js';
import { by, notTheOpener } from './table-attempts.js';

/** Whoever opened a game ends it, while nobody is deprived of it. */
export function abandoning(request: GameRequest, { isParked }: { readonly isParked: boolean }): Attempt {
  return {
    ...by(request),
    intent: () => ({ type: 'abandonGame' }),
    decide(loaded) {
      const { ruleset, game } = loaded;
      const forbidden = notTheOpener(loaded, request.account);
      if (forbidden) return forbidden;
      if (game.phase === 'running' && !isParked && isPlayedByPeople(loaded)) {
        return { status: 'refused', refusal: refuseGame('peoplePlay'), ruleset };
      }
      return propose({ type: 'abandonGame' });
    },
  };
}

/** An operator ends a game. */
export const abandoningAsOperator = (gameId: string): Attempt => ({
  streamId: gameId,
  commandId: randomUUID(),
  actor: SYSTEM,
  intent: () => ({ type: 'abandonGame' }),
  decide: () => propose({ type: 'abandonGame' }),
});

const isPlayedByPeople = ({ game }: LoadedGame): boolean =>
  game.seats.some(({ account, resigned }) => account !== null && !resigned);
