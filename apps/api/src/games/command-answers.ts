import type { Outcome, Validation } from '#games';
import { localized, type Refusal } from '#kernel';
import { refuseGame, type Explaining } from '#kernel/server';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import type { ApiContext } from '../requests/api-context.js';
import type { CommandAnswer, RejectedAnswer, ValidationAnswer } from './command-answer.js';
import { eventsOf, ShownGames } from './shown-games.js';

/** Neither success, nor refusal, nor conflict: a mistake of the caller. */
type Mistake = Exclude<Outcome, { readonly status: 'accepted' | 'refused' | 'conflict' | 'closed' }>;

/** Reports the results of commands, as far as the sender may see them. */
@Injectable()
export class CommandAnswers {
  constructor(private readonly shown: ShownGames) {}

  /** The result of a command in the API's form. Throws an ApiError for everything but success, refusal and conflict. */
  async of(outcome: Outcome, { caller }: ApiContext): Promise<CommandAnswer> {
    switch (outcome.status) {
      case 'accepted': {
        const { carriedOut, replayed, events } = outcome;
        const game = await this.shown.of(outcome.loaded, caller);
        const version = Math.min(outcome.version, game.current.game.version);
        return { kind: 'CommandAccepted', game, version, carriedOut, replayed, events: eventsOf(events, game) };
      }
      case 'refused':
        return rejected(outcome.refusal, outcome.presentation);
      case 'conflict': {
        const { expectedVersion, missed } = outcome;
        const game = await this.shown.of(outcome.loaded, caller);
        const actualVersion = Math.min(outcome.version, game.current.game.version);
        return { kind: 'VersionConflict', expectedVersion, actualVersion, missed: eventsOf(missed, game) };
      }
      case 'closed':
        return rejected(refuseGame('notRunning'), outcome.loaded.release.presentation);
      default:
        throw mistake(outcome);
    }
  }

  /** The result of a dry run in the API's form. Throws an ApiError for everything but success, refusal and conflict. */
  async ofValidation(validation: Validation, context: ApiContext): Promise<ValidationAnswer> {
    if (validation.status === 'legal') return { kind: 'CommandLegal', version: validation.version };
    const answer = await this.of(validation, context);
    if (answer.kind === 'CommandAccepted') throw new Error('A dry run was carried out.');
    return answer;
  }
}

/** A refusal in the API's form. */
export const rejected = (refusal: Refusal, presentation: Explaining): RejectedAnswer => ({
  kind: 'CommandRejected',
  ruleId: refusal.rule,
  code: refusal.code,
  facts: refusal.facts,
  place: refusal.place ?? null,
  refusal,
  presentation,
});

/** A mistake of the caller, as an error. */
export function mistake(outcome: Mistake): ApiError {
  switch (outcome.status) {
    case 'forbidden':
      return new ApiError('FORBIDDEN', FORBIDDEN[outcome.reason]);
    case 'notFound':
      return new ApiError('NOT_FOUND', MISSING[outcome.what]);
    case 'commandIdReused':
      return new ApiError(
        'COMMAND_ID_REUSED',
        localized(
          'This command id was used before, with another command or by another account.',
          'Cet identifiant de commande a déjà servi, pour une autre commande ou à un autre compte.',
        ),
      );
    case 'invalid':
      return new ApiError('BAD_USER_INPUT', outcome.issue);
    case 'parked':
      return new ApiError(
        'GAME_PARKED',
        localized(
          'This game is parked: it accepts no command until it is resumed.',
          'Cette partie est suspendue : elle n’accepte aucune commande avant sa reprise.',
        ),
      );
    case 'busy':
      return new ApiError(
        'GAME_BUSY',
        localized(
          'Too many commands are waiting for this game. Send the same command id again.',
          'Trop de commandes attendent pour cette partie. Renvoyez le même identifiant de commande.',
        ),
      );
  }
}

const MISSING = {
  game: localized('There is no such game.', 'Cette partie n’existe pas.'),
  version: localized('The game was never at this version.', 'La partie n’a jamais eu cette version.'),
  campaign: localized('There is no such campaign.', 'Cette campagne n’existe pas.'),
  league: localized('There is no such league.', 'Cette ligue n’existe pas.'),
  ruleset: localized('There is no such ruleset.', 'Ces règles n’existent pas.'),
} as const;

const FORBIDDEN = {
  noSeat: localized('You have no seat in this game.', 'Vous n’avez pas de place dans cette partie.'),
  notYourSeat: localized('This is not your seat.', 'Ce n’est pas votre place.'),
  notTheOpener: localized(
    'Only the account that opened it may do this.',
    'Seul le compte qui l’a ouverte peut le faire.',
  ),
  notInvited: localized(
    'This table is by invitation: give the `invitation`, which its opener has.',
    'Cette table est sur invitation : donnez l’`invitation`, que possède le compte qui l’a ouverte.',
  ),
  deckSubmitted: localized(
    'You play this season with the deck that you have submitted: sit down without another.',
    'Vous jouez cette saison avec le paquet que vous avez soumis : prenez place sans en apporter un autre.',
  ),
  vacationOfSeason: localized(
    'Vacation counts in all games of this season: send `takeVacation` to its league.',
    'Les congés valent pour toutes les parties de cette saison : envoyez `takeVacation` à sa ligue.',
  ),
  gameNotOver: localized('The game is not over yet.', 'La partie n’est pas encore finie.'),
  seesLate: localized(
    'You see this game with a delay: without a seat, do not give `expectedVersion`.',
    'Vous voyez cette partie en différé : sans place, ne donnez pas d’`expectedVersion`.',
  ),
} as const;
