import { Games } from '#games';
import type { LoadedGame } from '#records';
import { localized } from '#kernel';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { readGlobalId } from '../requests/global-id.js';

/** Finished games: public in full, and unchanging. */
@Injectable()
export class FinishedGames {
  constructor(private readonly games: Games) {}

  /** A game by its id in the API. Throws an ApiError `NOT_FOUND` where there is none, and `FORBIDDEN` for one that is not over. */
  async game(id: string): Promise<LoadedGame> {
    const node = readGlobalId(id);
    const loaded = node?.kind === 'Game' ? await this.games.load(node.id) : undefined;
    if (!loaded)
      throw new ApiError(
        'NOT_FOUND',
        localized('There is no game with this id.', 'Il n’y a pas de partie avec cet identifiant.'),
      );
    if (loaded.game.phase !== 'over')
      throw new ApiError(
        'FORBIDDEN',
        localized(
          'The game is not over: its seed is still secret, so it cannot be verified yet.',
          'La partie n’est pas finie : sa graine est encore secrète, donc elle ne peut pas encore être vérifiée.',
        ),
      );
    return loaded;
  }
}
