import { Games, type LoadedGame, type Outcome, type SeenEvent, type Validation } from '#games';
import { refuseGame, type AnyRuleset, type Refusal } from '#kernel';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import type { CommandAnswer, ConflictAnswer, RejectedAnswer, ValidationAnswer } from './command-answer.js';
import { sourceOf, type EventSource } from './game-source.js';

/** What is neither success, nor refusal, nor conflict: a mistake of the caller's. */
type Mistake = Exclude<Outcome, { readonly status: 'accepted' | 'refused' | 'conflict' | 'closed' }>;

/** Puts what became of a command into the API's words. */
@Injectable()
export class CommandAnswers {
  constructor(private readonly games: Games) {}

  /** The answer to a command. Throws an ApiError for what is no matter of the rules. */
  async of(gameId: string, outcome: Outcome): Promise<CommandAnswer> {
    switch (outcome.status) {
      case 'accepted': {
        const { version, replayed, events } = outcome;
        const loaded = await this.load(outcome.gameId);
        return { kind: 'CommandAccepted', game: sourceOf(loaded), version, replayed, events: withGame(events, loaded) };
      }
      case 'refused':
        return rejected(outcome.refusal, outcome.ruleset);
      case 'conflict':
        return this.conflict(gameId, outcome);
      case 'closed':
        return rejected(refuseGame('notRunning'), (await this.load(gameId)).ruleset);
      default:
        throw mistake(outcome);
    }
  }

  /** The answer to a dry run. Throws an ApiError for what is no matter of the rules. */
  async ofValidation(gameId: string, validation: Validation): Promise<ValidationAnswer> {
    if (validation.status === 'legal') return { kind: 'CommandLegal', version: validation.version };
    const answer = await this.of(gameId, validation);
    if (answer.kind === 'CommandAccepted') throw new Error('A dry run was carried out.');
    return answer;
  }

  private async conflict(
    gameId: string,
    outcome: Extract<Outcome, { readonly status: 'conflict' }>,
  ): Promise<ConflictAnswer> {
    const { expectedVersion, version, missed } = outcome;
    return {
      kind: 'VersionConflict',
      expectedVersion,
      actualVersion: version,
      missed: withGame(missed, await this.load(gameId)),
    };
  }

  private async load(gameId: string): Promise<LoadedGame> {
    const loaded = await this.games.load(gameId);
    if (!loaded) throw mistake({ status: 'notFound', what: 'game' });
    return loaded;
  }
}

const withGame = (events: readonly SeenEvent[], loaded: LoadedGame): EventSource[] =>
  events.map((event) => ({ ...event, loaded }));

/** A refusal in the API's words. */
export const rejected = (refusal: Refusal, ruleset: AnyRuleset): RejectedAnswer => ({
  kind: 'CommandRejected',
  ruleId: refusal.rule,
  code: refusal.code,
  facts: refusal.facts,
  refusal,
  ruleset,
});

/** What is no matter of the rules, as an error. */
export function mistake(outcome: Mistake): ApiError {
  switch (outcome.status) {
    case 'forbidden':
      return new ApiError('FORBIDDEN', FORBIDDEN[outcome.reason]);
    case 'notFound':
      return new ApiError('NOT_FOUND', `There is no such ${outcome.what}.`);
    case 'commandIdReused':
      return new ApiError(
        'COMMAND_ID_REUSED',
        'This command id was given before, with another command or by somebody else.',
      );
    case 'invalid':
      return new ApiError('BAD_USER_INPUT', outcome.issue);
    case 'busy':
      return new ApiError('GAME_BUSY', 'Too many commands wait for this game. Send the same command id again.');
  }
}

const FORBIDDEN = {
  noSeat: 'You have no seat in this game.',
  notYourSeat: 'This is not your seat.',
  notTheOpener: 'Only whoever opened it may do this.',
  gameNotOver: 'The game is not over yet.',
} as const;
